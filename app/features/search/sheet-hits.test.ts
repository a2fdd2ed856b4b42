import { expect, test } from 'vitest';

import { sheetHits } from './sheet-hits.ts';

const hit = (id: string, sheet?: string) => ({
  id,
  group: 'product' as const,
  title: id.toUpperCase(),
  place: 'SIRCA',
  path: `/products/${id}`,
  text: '',
  ...(sheet !== undefined && { sheet }),
});
const asked = [{ id: 'answer-catalogue' }];

test('who asks for a data sheet gets the files of the products that are found', () => {
  expect(sheetHits(asked, [hit('s10', '/files/s10-ko.pdf'), hit('page')], 'ko')).toEqual([
    {
      id: 'sheet-s10',
      group: 'file',
      title: 'S10 데이터 시트',
      place: 'PDF',
      path: '/files/s10-ko.pdf',
      text: '',
    },
  ]);
});

test('who asks for a price or a product alone gets none', () => {
  expect(sheetHits([{ id: 'answer-price' }], [hit('s10', '/files/s10-ko.pdf')], 'ko')).toEqual([]);
  expect(sheetHits([], [hit('s10', '/files/s10-ko.pdf')], 'ko')).toEqual([]);
});
