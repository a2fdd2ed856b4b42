import { expect, test } from 'vitest';
import { PRODUCT_VIEW } from '#models/lib/part.ts';
import { cameraFrom } from './camera.ts';
import { gBuffer } from './g-buffer.ts';
import { groundShadow, shadeAt } from './ground-shadow.ts';
import type { MeshPart } from './mesh.ts';

/** A disc that stands on the ground like a flange, of a ring of triangles. */
function disc(radius: number, segments = 90): MeshPart {
  const positions = [0, 0, radius];
  const triangles: number[] = [];
  for (let i = 0; i < segments; i++) {
    const angle = (i * 2 * Math.PI) / segments;
    positions.push(0, radius * Math.cos(angle), radius + radius * Math.sin(angle));
    triangles.push(0, 1 + i, 1 + ((i + 1) % segments));
  }
  return {
    name: 'disc',
    positions: Float64Array.from(positions),
    normals: Float64Array.from(positions.map((_, i) => (i % 3 === 0 ? 1 : 0))),
    triangles: Uint32Array.from(triangles),
    faces: [{ start: 0, count: triangles.length, face: 0, material: 'steel' }],
    edgePoints: new Float64Array(0),
    edges: [],
  };
}

test('the shadow of a round flange fades without lobes', () => {
  const camera = cameraFrom(PRODUCT_VIEW),
    mesh = [disc(100)];
  const { width, height, shade } = groundShadow(gBuffer(mesh, camera, 1280, 960), mesh, camera);
  // Dark at the foot, and none at all on the ground around it.
  expect(shade.reduce((a, b) => Math.max(a, b))).toBeGreaterThan(0.3);
  expect(shade.every((value) => value >= 0 && value <= 1)).toBe(true);
  expect([shade[0], shade[width - 1], shade[(height - 1) * width], shade.at(-1)]).toEqual([
    0, 0, 0, 0,
  ]);
  // Where the shadow falls below a level in each row: its fourth differences show the lobes, not the outline's own bend.
  const roughness = [0.05, 0.1, 0.2, 0.3].flatMap((level) => {
    const ends = Array.from({ length: height }, (_, y) => {
      const row = shade.subarray(y * width, (y + 1) * width);
      const last = row.findLastIndex((value) => value >= level);
      const [inside, outside] = [row[last], row[last + 1]];
      return inside === undefined || outside === undefined
        ? undefined
        : last + (inside - level) / (inside - outside);
    });
    return ends.flatMap((here, y) => {
      const [a, b, c, d] = [-8, -4, 4, 8].map((step) => ends[y + step]);
      if (a === undefined || b === undefined || here === undefined || c === undefined) return [];
      return d === undefined ? [] : [Math.abs(a - 4 * b + 6 * here - 4 * c + d)];
    });
  });
  const middle = roughness.toSorted((a, b) => a - b)[roughness.length >> 1];
  expect(roughness.length).toBeGreaterThan(100);
  // px of a cell: half of what 56 and 40 lights gave.
  expect(middle).toBeLessThan(0.26);
});

test('between the middles of cells the shadow changes evenly; up to the edges it stays what the last cells have', () => {
  const [width, height, cell] = [3, 2, 4];
  const shade = Float32Array.from([0, 0.2, 0.8, 0.4, 0.6, 1]);
  const at = (x: number, y: number) => shadeAt({ width, height, cell, shade }, x, y);
  expect(at(6, 2)).toBeCloseTo(0.2, 5);
  expect(at(8, 2)).toBeCloseTo(0.5, 5);
  expect(at(6, 4)).toBeCloseTo(0.4, 5);
  expect(at(8, 4)).toBeCloseTo(0.65, 5);
  expect([at(0, 0), at(-9, -9)]).toEqual([0, 0]);
  for (const [x, y] of [
    [11.9, 7.9],
    [100, 100],
  ] as const)
    expect(at(x, y)).toBeCloseTo(1, 2);
});
