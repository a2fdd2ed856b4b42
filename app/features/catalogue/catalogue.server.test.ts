/** A page that states a figure names where it comes from: in its head, its blocks and its cards. */
import { expect, test } from 'vitest';

import { addresses } from '#content/addresses.ts';

import { subcategoryPage } from './catalogue.server.ts';

/** A number with its unit, a size, a rating or the code of a protection: `2–8 bar`, `DN 40`, `IP67`. */
const FIGURE =
  /\d[ \u00a0]?(?:Nm|bar|psi|°C|mm|kg|mA|V|Hz)(?![a-z])|\b(?:DN|PN)[ \u00a0]\d|\bIP\d\d/;

const catalogue = addresses
  .filter(({ kind }) => kind === 'category' || kind === 'subcategory')
  .flatMap(({ path, totalPages }) =>
    Array.from({ length: totalPages }, (_, index) => ({ path, page: index + 1 })),
  );

function pageAt(path: string, page: number, language: 'ko' | 'en') {
  const [, , category = '', subcategory] = path.split('/');
  const data = subcategoryPage({
    url: new URL(`http://localhost${path}?page=${page}`),
    params: { category, ...(subcategory !== undefined && { subcategory }) },
    language,
  });
  if (!('blocks' in data)) throw new Error(`${path} is no catalogue page`);
  return data;
}

test.each(catalogue)('$path, page $page', ({ path, page }) => {
  for (const language of ['ko', 'en'] as const) {
    const { overview, lead, facts, blocks, sources } = pageAt(path, page, language);
    const shown = JSON.stringify([overview ?? lead, facts, blocks]);
    expect({ language, named: sources.length > 0 }).toEqual({
      language,
      named: FIGURE.test(shown),
    });
  }
});

test('most pages of the catalogue state figures, a placeholder states none', () => {
  expect(pageAt('/products/electric/400-410-series', 1, 'ko').sources).toEqual([]);
  expect(pageAt('/products/pneumatic/rotary', 11, 'en').sources).not.toEqual([]);
});

test('what the pages of a group say can be had as PDF, in both languages', () => {
  const hrefsOf = (path: string, page: number) =>
    pageAt(path, page, 'ko').files.rows.flatMap(({ files }) => files.map(({ href }) => href));
  expect(hrefsOf('/products/pneumatic/rotary', 5)).toEqual([
    '/files/ap-ko.pdf',
    '/files/ap-en.pdf',
    '/files/document-rotary-ko.pdf',
    '/files/document-rotary-en.pdf',
  ]);
  expect(hrefsOf('/products/special/quarter-turn-480', 1)).toContain('/files/480-ko.pdf');
  expect(hrefsOf('/products/electric/400-410-series', 1)).toEqual([]);
});
