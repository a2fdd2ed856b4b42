import { expect, test } from 'vitest';

import { products } from '#content/index.ts';
import { formatRating, formatSize } from '#content/format.ts';
import { NOT_STATED } from '#content/schema/quantity.ts';

import { ratingWithDifferential } from '#content/tables.ts';

import { drawnColumn } from '#app/shared/table/point-columns.tsx';
import { tableView } from '#app/shared/table/table-view.server.ts';

import { cardSpecs } from './product-specs.server.ts';
import { productFigures } from './product-tables.server.ts';

const figures = productFigures('en');
const technicalOf = (code: string) => products.find((each) => each.code === code)?.technical;
const ratingOf = (code: string) => {
  const technical = technicalOf(code);
  if (!technical || !('rating' in technical)) throw new Error(`${code} has no rating`);
  return formatRating(technical.rating, 'en');
};

test('the PN that a rating lists are its stations, by size or for all sizes', () => {
  expect(figures('S10', ratingOf('S10'))).toEqual({ pn: [16, 25, 40] });
  expect(figures('S40', ratingOf('S40'))).toEqual({ pn: [40, 32, 30, 25] });
});

test('a rating is drawn on cards and in tables also where its differential pressure stands beside it', () => {
  const technical = technicalOf('S50');
  if (technical?.family !== 'ball-valve') throw new Error('S50 is no ball valve');
  expect(figures('S50', ratingWithDifferential(technical, 'en'))).toEqual({ pn: [63] });
  const onCard = cardSpecs(technical, 'en').find(({ label }) => label === 'Rating');
  expect(onCard).toMatchObject({ value: 'PN 63 · max. Δp 16 bar', pn: [63] });
});

test('a class or a pressure is no PN, and another product’s words are not drawn', () => {
  for (const code of ['S20', 'S30', 'S30T']) expect(figures(code, ratingOf(code))).toEqual({});
  expect(figures('S50', ratingOf('S10'))).toEqual({});
  expect(figures('no product', ratingOf('S10'))).toEqual({});
});

test('inch sizes lie at the DN of their names', () => {
  const technical = technicalOf('S20');
  if (!technical || !('size' in technical) || technical.size === NOT_STATED)
    throw new Error('S20 states no size');
  expect(figures('S20', formatSize(technical.size))).toEqual({
    range: { quantity: 'size', from: 8, to: 50 },
  });
});

test('a column is drawn on what its cells state', () => {
  const say = (text: string) => ({ ko: text, en: text });
  const column = (label: string) => ({ label: say(label), align: 'start' as const });
  const table = tableView(
    {
      caption: say('Valves'),
      columns: ['Code', 'Rating', 'Flange', 'Note'].map(column),
      rows: [
        ['S10', ratingOf('S10'), 'F05/F07', 'F05 to confirm'],
        ['S20', ratingOf('S20'), 'F07', ''],
        ['S40', ratingOf('S40'), 'F10', ''],
      ],
    },
    'en',
    { figuresOf: figures },
  );
  expect(table.columns.map((_, index) => drawnColumn(table, index))).toEqual([
    undefined,
    { quantity: 'pn', stations: [6, 10, 16, 25, 30, 32, 40, 63, 100] },
    { quantity: 'flange', stations: ['F05', 'F07', 'F10'] },
    undefined,
  ]);
});
