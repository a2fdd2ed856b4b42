import type { Shape3D } from 'replicad';
import { beforeAll, expect, test } from 'vitest';
import { fillet, fuse } from '#models/lib/booleans.ts';
import { loadKernel } from '#models/lib/kernel.ts';
import { PRODUCT_VIEW } from '#models/lib/part.ts';
import { box, cylinder } from '#models/lib/solids.ts';
import { cameraFrom } from './camera.ts';
import { featureLines, smoothSurfaces, type LinePoint } from './edges.ts';
import { meshParts } from './mesh.ts';
import { picturePlane } from './picture-plane.ts';

beforeAll(loadKernel);

const camera = cameraFrom(PRODUCT_VIEW);

/** Points of the circle at a height of a boss (radius 20, height 30) on a plate. */
function circleAt(height: number): LinePoint[] {
  const shape = fuse(box([-60, -60, -10], [60, 60, 0]), cylinder(20, 31, [0, 0, -1]));
  const [part] = meshParts([{ name: 'boss', material: 'steel', shape }], {
    linear: 0.05,
    angular: 0.1,
  });
  const plane = picturePlane([part!], camera);
  const expected = plane.project([20, 0, height]);
  const circle = featureLines(part!, plane, plane.screens[0]!, camera).find(
    (points) =>
      points.length > 20 &&
      points.some((p) => expected.every((value, axis) => Math.abs(p[axis]! - value) < 0.01)),
  );
  return circle!;
}

/** Share of a line's points of which something holds. */
const shareOf = (points: LinePoint[], holds: (point: LinePoint) => boolean) =>
  points.filter(holds).length / points.length;

test("the far half of a cylinder's upper edge is a border, the near half lies between two visible faces", () => {
  const points = circleAt(30);
  expect(shareOf(points, ([, , , , inner]) => inner > 0)).toBeCloseTo(0.5, 1);
  expect(shareOf(points, ([, , , hidden]) => hidden > 0)).toBe(1);
});

test('where a boss meets a plate, the boss hides the far half', () => {
  const points = circleAt(0);
  expect(shareOf(points, ([, , , hidden]) => hidden > 0)).toBeCloseTo(0.5, 1);
  expect(shareOf(points, ([, , , , inner]) => inner > 0)).toBeCloseTo(0.5, 1);
});

test('faces that go over into each other are one surface', () => {
  const surfaces = (shape: Shape3D) =>
    new Set(
      meshParts([{ name: 'block', material: 'steel', shape }], {
        linear: 0.05,
        angular: 0.1,
      }).flatMap(smoothSurfaces),
    ).size;
  const block = () => box([0, 0, 0], [40, 30, 20]);
  expect(surfaces(block())).toBe(6);
  expect(surfaces(fillet(block(), 5, (edges) => edges, 'block'))).toBe(1);
});
