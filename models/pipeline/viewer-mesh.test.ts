import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadKernel } from '#models/lib/kernel.ts';
import type { Part } from '#models/lib/part.ts';
import { box, cylinder } from '#models/lib/solids.ts';
import { models } from '#models/model-list.ts';
import { VIEWER_LIMIT } from '#models/pipeline/artefact.ts';
import { MAX_TRIANGLES, viewerMesh } from '#models/pipeline/viewer-mesh.ts';
import { decodeViewerMesh, type ViewerPart } from '../../contract/viewer-format.ts';

const bytesOf = (file: Buffer) =>
  file.buffer.slice(file.byteOffset, file.byteOffset + file.length) as ArrayBuffer;

/** Number of triangle edges without a neighbouring triangle, matched by the positions of their ends. */
function openEdges({ positions, indices }: ViewerPart): number {
  const place = (corner: number) => positions.subarray(3 * corner, 3 * corner + 3).join();
  const balance = new Map<string, number>();
  for (let i = 0; i < indices.length; i += 3) {
    const corners = [0, 1, 2].map((k) => place(indices[i + k]!));
    if (new Set(corners).size < 3) continue; // rounded to a line
    for (const [k, from] of corners.entries()) {
      const to = corners[(k + 1) % 3]!;
      const [key, step] = from < to ? [`${from}|${to}`, 1] : [`${to}|${from}`, -1];
      balance.set(key, (balance.get(key) ?? 0) + step);
    }
  }
  return [...balance.values()].filter((value) => value !== 0).length;
}

describe('the viewer mesh', () => {
  test('is decoded as it was encoded, to its grid', async () => {
    await loadKernel();
    const parts: Part[] = [
      { name: 'block', material: 'cast-iron', shape: box([-40, -30, 0], [60, 30, 25]) },
      { name: 'pin', material: 'steel', shape: cylinder(8, 50, [10, 0, 20]) },
    ];
    const file = viewerMesh(parts, VIEWER_LIMIT);
    const { head, parts: decoded } = decodeViewerMesh(bytesOf(file));
    expect(decoded.map(({ name }) => name)).toEqual(['block', 'pin']);
    const [block, pin] = decoded;
    const bounds = (axis: number) => {
      const values = [...block!.positions].filter((_, i) => i % 3 === axis);
      return [Math.min(...values), Math.max(...values)];
    };
    for (const [axis, [low, high]] of [
      [0, [-40, 60]],
      [1, [-30, 30]],
      [2, [0, 25]],
    ] as const) {
      expect(Math.abs(bounds(axis)[0]! - low)).toBeLessThanOrEqual(head.step);
      expect(Math.abs(bounds(axis)[1]! - high)).toBeLessThanOrEqual(head.step);
    }
    expect(block!.triangles).toBe(12);
    // Twelve edges, each one segment of two points.
    expect(block!.edgeSegments).toHaveLength(12 * 6);
    // The normals of a block are parallel to the axes.
    for (let i = 0; i < block!.normals.length; i += 3) {
      const longest = Math.max(...block!.normals.subarray(i, i + 3).map(Math.abs));
      expect(longest).toBeCloseTo(1, 2);
    }
    expect(pin!.surface).toMatchObject({ metal: 1 });
    expect([openEdges(block!), openEdges(pin!)]).toEqual([0, 0]);
    expect(viewerMesh(parts, VIEWER_LIMIT).equals(file)).toBe(true);
  });

  test('is refused where the bytes are none', () => {
    expect(() => decodeViewerMesh(new ArrayBuffer(3))).toThrow('not a viewer mesh');
    expect(() => decodeViewerMesh(bytesOf(Buffer.from('<!doctype html>')))).toThrow(
      'not a viewer mesh',
    );
  });
});

describe('the mesh of every model', () => {
  test.each(Object.keys(models))(
    '%s has few enough triangles, and each part is closed, so that it can be cut',
    (id) => {
      const file = readFileSync(`public/models/${id}.bin`);
      const { parts } = decodeViewerMesh(bytesOf(file));
      expect(parts.reduce((sum, part) => sum + part.triangles, 0)).toBeLessThan(MAX_TRIANGLES);
      expect(parts.filter((part) => part.triangles === 0).map((part) => part.name)).toEqual([]);
      const open = parts.filter((part) => openEdges(part) > 0);
      expect(open.map((part) => part.name)).toEqual([]);
    },
  );
});
