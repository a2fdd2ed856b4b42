/** Style sheets, script and fonts of the desk: read once, when it starts. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

import { Hono } from 'hono';
import { etag } from 'hono/etag';

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
  'pages',
  'notice',
  'forced-colors',
];

/** Node's own stripping of types takes the place of a build: the script stands in one file without imports. */
function browserScript(): string {
  return stripTypeScriptTypes(readFileSync(join(DESK, 'browser', 'desk.ts'), 'utf8'));
}

/** The whole typeface in slices: names of people and companies hold letters that the site's own fonts lack. */
function fonts(): { sheet: string; folder: string } | null {
  try {
    const sheet = createRequire(import.meta.url).resolve(
      'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css',
    );
    return { sheet, folder: join(dirname(sheet), 'woff2-dynamic-subset') };
  } catch {
    return null; // an installation without development packages: the system's typeface does
  }
}

/** Routes under `/assets`. */
export function assetRoutes(): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  const read = (path: string) => readFileSync(path, 'utf8');
  const typeface = fonts();
  const texts: Readonly<Record<string, readonly [type: string, text: string]>> = {
    'desk.js': ['text/javascript', browserScript()],
    'desk.css': [
      'text/css',
      STYLES.map((name) => read(join(DESK, 'styles', `${name}.css`))).join('\n'),
    ],
    'tokens.css': ['text/css', read(join(DESK, '..', 'app', 'styles', 'tokens.css'))],
    'fonts.css': ['text/css', typeface ? read(typeface.sheet) : ''],
    'favicon.svg': ['image/svg+xml', read(join(DESK, '..', 'public', 'favicon.svg'))],
  };
  app.use(etag());
  app.get('/woff2-dynamic-subset/:file', (c) => {
    const file =
      typeface && readdirSync(typeface.folder).find((name) => name === c.req.param('file'));
    if (!typeface || !file) return c.notFound();
    return c.body(readFileSync(join(typeface.folder, file)), 200, {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'private, max-age=31536000',
    });
  });
  app.get('/:file', (c) => {
    const [type, text] = texts[c.req.param('file')] ?? [];
    if (type === undefined || text === undefined) return c.notFound();
    return c.body(text, 200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-cache',
    });
  });
  return app;
}
