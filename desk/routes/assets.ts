/** Style sheets, script and fonts of the desk: read once, when it starts. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

import { Hono } from 'hono';
import { etag } from 'hono/etag';

import { NEEDLE } from '#contract/colours.ts';
import type { DeskEnv } from '#desk/desk-context.ts';

const DESK = join(import.meta.dirname, '..');
/** In this order: the later one wins. */
const STYLES = [
  'base',
  'header',
  'controls',
  'messages',
  'tables',
  'list-tools',
  'list',
  'detail',
  'answers',
  'pages',
  'notice',
  'reply',
  'forced-colors',
];

/** Node's own stripping of types takes the place of a build: the script stands in one file without imports. */
function browserScript(): string {
  return stripTypeScriptTypes(readFileSync(join(DESK, 'browser', 'desk.ts'), 'utf8'));
}

/** The whole typeface: names of people and companies hold letters that the site's own fonts lack. */
const TYPEFACE = 'PretendardVariable.woff2';
const FONT_FACE = `@font-face {
  font-family: 'Pretendard Variable';
  src: url('${TYPEFACE}') format('woff2-variations');
  font-weight: 45 920;
  font-display: swap;
}`;

/** The site's build writes them into its own style sheets. */
const BRAND = `:root { --brand-red: ${NEEDLE.onLight}; --brand-red-on-dark: ${NEEDLE.onDark}; }\n`;

/** Routes under `/assets`. */
export function assetRoutes(): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  const read = (path: string) => readFileSync(path, 'utf8');
  const typeface = readFileSync(join(DESK, '..', 'fonts', TYPEFACE));
  const texts = new Map<string, readonly [type: string, text: string]>(
    Object.entries({
      'desk.js': ['text/javascript', browserScript()],
      'desk.css': [
        'text/css',
        STYLES.map((name) => read(join(DESK, 'styles', `${name}.css`))).join('\n'),
      ],
      'tokens.css': ['text/css', BRAND + read(join(DESK, '..', 'app', 'styles', 'tokens.css'))],
      'fonts.css': ['text/css', FONT_FACE],
      'favicon.svg': ['image/svg+xml', read(join(DESK, '..', 'public', 'favicon.svg'))],
    }),
  );
  app.use(etag());
  app.get(`/${TYPEFACE}`, (c) =>
    c.body(typeface, 200, {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'private, max-age=31536000',
    }),
  );
  app.get('/:file', (c) => {
    const [type, text] = texts.get(c.req.param('file')) ?? [];
    if (type === undefined || text === undefined) return c.notFound();
    return c.body(text, 200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-cache',
    });
  });
  return app;
}
