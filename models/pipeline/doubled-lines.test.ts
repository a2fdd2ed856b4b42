import { expect, test } from 'vitest';
import { withoutDoubles } from './doubled-lines.ts';
import type { LineArt } from './line-art.ts';

type Run = LineArt['runs']['contour'][number];

const circle = (radius: number): Run =>
  Array.from({ length: 120 }, (_, i): Run[number] => {
    const angle = (i * Math.PI) / 60;
    return [100 + radius * Math.cos(angle), 100 + radius * Math.sin(angle)];
  });

/** What is left of lines, by kind. */
const left = (lines: { contour?: Run[]; step?: Run[]; crease?: Run[] }) =>
  withoutDoubles({
    // The plane goes through as it is.
    plane: {} as LineArt['plane'],
    runs: { contour: [], step: [], crease: [], hidden: [], ...lines },
  }).runs;

test('of two equal circles one is drawn', () => {
  expect(left({ crease: [circle(40), circle(40)] }).crease).toHaveLength(1);
});

test('a thin line on a contour is left out, the contour stays', () => {
  const runs = left({ contour: [circle(40)], step: [circle(40)] });
  expect([runs.contour.length, runs.step.length]).toEqual([1, 0]);
});

test('circles beside one another stay both', () => {
  expect(left({ crease: [circle(40), circle(50)] }).crease).toHaveLength(2);
});
