import { describe, expect, test } from 'vitest';

import { products } from '#content/index.ts';
import { leadersOf } from '#content/leaders.ts';
import { picture } from '#content/pictures.ts';

import { LANGUAGES } from '#contract/address.ts';

import { partName } from './part-names.ts';
import { acrossPicture, onSheet, placeLeaders } from './leader-layout.ts';

/** Each product that has leaders, with the size of its axonometric drawing. */
const DRAWN = products.flatMap((product) => {
  const leaders = leadersOf(product.model)?.leaders ?? [];
  return leaders.length > 0 && product.model !== undefined
    ? [{ id: product.id, leaders, drawing: picture(`${product.model}/tone`) }]
    : [];
});

test('a picture lies in the middle of its sheet, as large as its margins allow', () => {
  const square = { width: 100, height: 100 };
  const frame = { ratio: 2, marginX: 10, marginY: 10 };
  expect(onSheet({ x: 50, y: 50 }, square, frame)).toEqual({ x: 50, y: 50 });
  expect(onSheet({ x: 0, y: 0 }, square, frame)).toEqual({ x: 30, y: 10 });
  expect(onSheet({ x: 0, y: 0 }, { width: 400, height: 100 }, frame)).toEqual({ x: 10, y: 30 });
});

test('an axis of flow runs through its two points, a little beyond the picture', () => {
  const picture = { width: 100, height: 100 };
  const frame = { ratio: 2, marginX: 10, marginY: 10 };
  const ends = [
    { x: 25, y: 50 },
    { x: 75, y: 75 },
  ] as const;
  expect(acrossPicture(ends, picture, frame, 5)).toEqual([
    { x: 27.5, y: 37.5 },
    { x: 72.5, y: 82.5 },
  ]);
});

describe('leaders of the products', () => {
  test('every product with a model has some, each to a part with a name, no name twice', () => {
    expect(DRAWN.length).toBe(products.filter(({ model }) => model !== undefined).length);
    for (const { id, leaders } of DRAWN)
      for (const language of LANGUAGES) {
        const names = leaders.map(({ part }) => partName(part)?.[language]);
        expect(names, id).not.toContain(undefined);
        expect(new Set(names).size, `${id}: ${names.join()}`).toBe(names.length);
      }
  });

  test('words have a line of their own within the sheet', () => {
    for (const { id, leaders, drawing } of DRAWN)
      for (const language of LANGUAGES) {
        const named = leaders.map(({ part, x, y }) => ({
          name: partName(part)?.[language] ?? '',
          x,
          y,
        }));
        for (const side of ['left', 'right'] as const) {
          const lines = placeLeaders(named, drawing)
            .filter((leader) => leader.side === side)
            .map(({ elbow }) => elbow.y);
          for (const [index, y] of lines.entries()) {
            expect(y, id).toBeGreaterThanOrEqual(5);
            expect(y, id).toBeLessThanOrEqual(95);
            if (index > 0) expect(y - (lines[index - 1] ?? 0), id).toBeGreaterThan(10);
          }
        }
      }
  });
});
