/** The style of the page, read once, and the headers that let nothing but it act. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { NEEDLE } from '#contract/colours.ts';

const own = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

/** The constants of the site's design: colours of light and dark paper, sizes, spaces. */
const TOKENS = readFileSync(
  join(import.meta.dirname, '..', '..', '..', 'app', 'styles', 'tokens.css'),
  'utf8',
)
  .replaceAll('var(--brand-red-on-dark)', NEEDLE.onDark)
  .replaceAll('var(--brand-red)', NEEDLE.onLight);

/** @param fonts addresses of the site's own font files, in the order in which signs are looked for */
export function pageStyle(fonts: readonly string[]): string {
  const faces = fonts.map(
    (src, place) =>
      `@font-face { font-family: 'Sheet ${place}'; src: url('${src}') format('woff2'); font-weight: 100 900; font-display: swap; }`,
  );
  const families = fonts.map((_, place) => `'Sheet ${place}', `).join('');
  const font = `:root { --font-sheet: ${families}system-ui, 'Apple SD Gothic Neo', 'Malgun Gothic', sans-serif; }`;
  return ['', ...faces, TOKENS, font, own('sheet.css'), own('paper.css'), ''].join('\n');
}

/** Headers of a page with a style: nobody keeps it, lists it, frames it or is told where it is. */
export const pageHeaders = (style: string): Readonly<Record<string, string>> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  ...SECRET_HEADERS,
});

/** Headers of everything below a secret address. */
export const SECRET_HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
};
