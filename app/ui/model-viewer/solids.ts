import type { ModelPart } from './model.ts';

export type Point = readonly [x: number, y: number, z: number];

/** A box along the axes, mm. */
export interface Box {
  low: Point;
  high: Point;
}

/** One piece of a part: a part may be a set of screws. */
export interface Solid extends Box {
  /** Index of the part that it is of. */
  part: number;
  /** Triangles, into the vertices of its part. */
  indices: Uint32Array;
  /** Pairs of points along its sharp edges. */
  edgeSegments: Float32Array;
}

/** Coordinates are read from a grid: two faces have the same number where they meet. */
const keyAt = (positions: Float32Array, vertex: number): string =>
  `${positions[vertex * 3]},${positions[vertex * 3 + 1]},${positions[vertex * 3 + 2]}`;

/** The pieces of every part: triangles that hang together, whose faces share no vertices, only places. */
export const solidsOf = (parts: readonly ModelPart[]): Solid[] => parts.flatMap(piecesOf);

function piecesOf({ positions, indices, edgeSegments }: ModelPart, part: number): Solid[] {
  const count = positions.length / 3;
  const parent = Uint32Array.from({ length: count }, (_, vertex) => vertex);
  const rootOf = (vertex: number): number => {
    let at = vertex;
    for (let next = parent[at] ?? at; next !== at; next = parent[at] ?? at) {
      parent[at] = parent[next] ?? next;
      at = next;
    }
    return at;
  };
  const join = (a: number, b: number) => {
    parent[rootOf(a)] = rootOf(b);
  };
  const places = new Map<string, number>();
  for (let vertex = 0; vertex < count; vertex++) {
    const key = keyAt(positions, vertex);
    const known = places.get(key);
    if (known === undefined) places.set(key, vertex);
    else join(vertex, known);
  }
  for (let i = 0; i < indices.length; i += 3) {
    join(indices[i] ?? 0, indices[i + 1] ?? 0);
    join(indices[i] ?? 0, indices[i + 2] ?? 0);
  }
  const pieces = new Map<number, number[]>();
  for (let i = 0; i < indices.length; i += 3) {
    const root = rootOf(indices[i] ?? 0);
    const piece = pieces.get(root) ?? [];
    pieces.set(root, piece);
    piece.push(indices[i] ?? 0, indices[i + 1] ?? 0, indices[i + 2] ?? 0);
  }
  const edges = new Map<number, number[]>();
  const roots = [...pieces.keys()];
  for (let i = 0; i < edgeSegments.length; i += 6) {
    const segment = edgeSegments.subarray(i, i + 6);
    // An edge ends in a corner of its piece; where the grid has moved the corner, the part's first piece draws it.
    const known = places.get(keyAt(segment, 0)) ?? places.get(keyAt(segment, 1));
    const root = (known === undefined ? roots[0] : rootOf(known)) ?? 0;
    const lines = edges.get(root) ?? [];
    edges.set(root, lines);
    lines.push(...segment);
  }
  return [...pieces].map(([root, corners]) => ({
    part,
    indices: Uint32Array.from(corners),
    edgeSegments: Float32Array.from(edges.get(root) ?? []),
    ...boxOf(positions, corners),
  }));
}

function boxOf(positions: Float32Array, vertices: readonly number[]): Box {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const vertex of vertices) {
    for (const axis of [0, 1, 2] as const) {
      const value = positions[vertex * 3 + axis] ?? 0;
      low[axis] = Math.min(low[axis], value);
      high[axis] = Math.max(high[axis], value);
    }
  }
  return { low, high };
}
