import { expect, test } from 'vitest';

import { subcategoryPage } from './catalogue.server.ts';

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
