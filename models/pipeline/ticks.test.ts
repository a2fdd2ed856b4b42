import { expect, test } from 'vitest';
import { withoutTicks } from './ticks.ts';
import type { LineRuns } from './visibility.ts';

type Run = LineRuns['contour'][number];

/** A straight run with a point every px or so. */
function straight([x, y]: [number, number], [toX, toY]: [number, number]): Run {
  const steps = Math.ceil(Math.hypot(toX - x, toY - y));
  return Array.from({ length: steps + 1 }, (_, i) => [
    x + ((toX - x) * i) / steps,
    y + ((toY - y) * i) / steps,
  ]);
}

const runs = (crease: Run[], contour: Run[] = []): LineRuns => ({
  contour,
  step: [],
  crease,
  hidden: [],
});
const left = straight([0, 0], [0, 100]),
  right = straight([10, 0], [10, 100]);

test('a short stroke stays if it meets other lines at both ends, of whatever class', () => {
  const bridge = straight([0, 50], [10, 50]);
  expect(withoutTicks(runs([left, bridge], [right])).crease).toEqual([left, bridge]);
  expect(withoutTicks(runs([left, bridge])).crease).toEqual([left]);
  expect(withoutTicks(runs([left, bridge]), runs([], [right])).crease).toEqual([left, bridge]);
});

test('a stroke of three px goes, though it is near the line from which it sticks out', () => {
  const hook = straight([0, 50], [3, 50]);
  expect(withoutTicks(runs([left, hook])).crease).toEqual([left]);
});

test('a long stroke stays, loose or not', () => {
  const loose = straight([40, 40], [60, 40]);
  expect(withoutTicks(runs([loose])).crease).toEqual([loose]);
});

test('the outline of something small stays', () => {
  const rivet = Array.from({ length: 13 }, (_, i): Run[number] => [
    50 + 2 * Math.cos((i * Math.PI) / 6),
    50 + 2 * Math.sin((i * Math.PI) / 6),
  ]);
  expect(withoutTicks(runs([rivet])).crease).toEqual([rivet]);
});

test('a stroke that met nothing but a tick goes with it', () => {
  const first = straight([0, 50], [12, 50]),
    second = straight([12, 50], [24, 50]);
  expect(withoutTicks(runs([left, first, second])).crease).toEqual([left]);
});
