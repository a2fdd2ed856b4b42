import { expect, test } from 'vitest';
import type { LinePoint } from './edges.ts';
import type { PicturePlane } from './picture-plane.ts';
import { classify } from './visibility.ts';

const SIZE = 200;

/** A picture whose depth at each pixel is given; at 4 px per mm a line may lie 2.2 px behind a surface. */
function planeOf(depthAt: (x: number, y: number) => number): PicturePlane {
  const depth = Float32Array.from({ length: SIZE * SIZE }, (_, at) =>
    depthAt(at % SIZE, Math.floor(at / SIZE)),
  );
  return { width: SIZE, height: SIZE, scale: 4, depth } as PicturePlane;
}

const edge = (...points: LinePoint[]) => [points];
const level = (depth: number, inner = 0.5) =>
  edge([20, 100, depth, 0.5, inner], [180, 100, depth, 0.5, inner]);
const NOTHING = 1e9;

test('a line ends where what hides it begins', () => {
  const { crease } = classify(
    level(0),
    planeOf((x) => (x < 100 ? 0 : -50)),
  );
  expect(crease).toHaveLength(1);
  const end = crease[0]!.at(-1)![0];
  expect(end).toBeGreaterThan(98);
  expect(end).toBeLessThanOrEqual(100);
});

test('an edge is a contour only if one of its faces looks away: beside the contour of a cylinder its end stays thin', () => {
  const plane = planeOf((_, y) => (y < 102 ? 0 : NOTHING));
  expect(classify(level(0, -0.5), plane).contour).toHaveLength(1);
  const { contour, crease } = classify(level(0), plane);
  expect(contour).toEqual([]);
  expect(crease).toHaveLength(1);
});

test('an edge that its own part hides is hidden, however little', () => {
  const { crease, hidden } = classify(
    edge([20, 100, 0, 0.5, -0.5], [180, 100, 0, -0.5, -0.5]),
    planeOf(() => 0),
  );
  expect(crease.map((run) => [run[0]![0], Math.round(run.at(-1)![0] / 4) * 4])).toEqual([
    [20, 104],
  ]);
  expect(hidden).toHaveLength(1);
});

test('a short stretch in sight is drawn, though its class changes within it', () => {
  const far = 40;
  const plane = planeOf((x, y) => (x < 90 || x >= 110 ? -50 : x < 100 || y < 100 ? 0 : far));
  const { crease, step } = classify(level(0, -0.5), plane);
  expect([...crease, ...step]).toHaveLength(1);
});

test('an edge that is sunk a little into another part does not come and go', () => {
  const sunk = (x: number) => (x > 60 && x < 140 ? -3 : 0);
  expect(classify(level(0), planeOf(sunk)).crease).toHaveLength(1);
  const deeper = (x: number) => (x > 60 && x < 140 ? -10 : 0);
  expect(classify(level(0), planeOf(deeper)).crease).toHaveLength(2);
});
