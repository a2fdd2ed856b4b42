import { brotliCompressSync } from 'node:zlib';
import { materials } from '#models/lib/materials.ts';
import type { Part, Vec3 } from '#models/lib/part.ts';
import { VIEWER_MAGIC, type ViewerHead } from '../../contract/viewer-format.ts';
import { sharpEdges } from './edges.ts';
import { extentOf, meshParts, type MeshPart } from './mesh.ts';

/** Quantisation steps over half the model's extent: 14 bits, 0.02 mm on a 300 mm valve. */
const STEPS = 8191;
/** A phone turns this many smoothly. */
export const MAX_TRIANGLES = 65_000;
/** Tried in this order until file and triangles are within their limits, radians. */
const ANGULAR_TOLERANCES = [0.16, 0.22, 0.3, 0.4, 0.6, 0.9];

/** Quantised mesh for the browser's viewer (format: models/viewer-format.ts), at most `limit` bytes under Brotli where that can be reached. */
export function viewerMesh(parts: readonly Part[], limit: number): Buffer {
  const extent = extentOf(parts);
  let file: Buffer = Buffer.alloc(0);
  for (const angular of ANGULAR_TOLERANCES) {
    // The kernel keeps a finer triangulation that a shape already has: each round needs new copies.
    const fresh = parts.map((part) => ({ ...part, shape: unmeshed(part) }));
    const mesh = meshParts(fresh, { linear: (extent / 300) * angular, angular });
    file = encodeMesh(mesh, parts);
    const triangles = mesh.reduce((sum, part) => sum + part.triangles.length / 3, 0);
    if (triangles < MAX_TRIANGLES && brotliCompressSync(file).length <= limit) return file;
  }
  return file;
}

/** A scaled copy has no triangulation; a factor of 1 changes nothing else. */
const unmeshed = ({ shape }: Part): Part['shape'] => shape.clone().scale(1) as Part['shape'];

function encodeMesh(mesh: readonly MeshPart[], parts: readonly Part[]): Buffer {
  const { centre, step } = gridOf(mesh);
  const quantise = (points: ArrayLike<number>, axis: number) =>
    Array.from({ length: points.length / 3 }, (_, i) =>
      Math.round((points[3 * i + axis]! - centre[axis]!) / step),
    );
  const streams: Uint8Array[] = [];
  const head: ViewerHead = { version: 1, step, centre, parts: [] };
  mesh.forEach((part, index) => {
    const { colour, metal, roughness, clearcoat } = materials[parts[index]!.material];
    const edges = sharpEdges(part);
    const edgePoints = edges.flat(2);
    head.parts.push({
      name: part.name,
      surface: { colour, metal, roughness, clearcoat },
      vertices: part.positions.length / 3,
      triangles: part.triangles.length / 3,
      edges: edges.length,
      edgePoints: edgePoints.length / 3,
    });
    for (const axis of [0, 1, 2]) streams.push(...deltas(quantise(part.positions, axis), 2));
    streams.push(...octahedralDeltas(part.normals));
    streams.push(...deltas([...part.triangles], 3));
    streams.push(
      ...deltas(
        edges.map((edge) => edge.length),
        2,
      ),
    );
    for (const axis of [0, 1, 2]) streams.push(...deltas(quantise(edgePoints, axis), 2));
  });
  const json = JSON.stringify(head);
  const padded = Buffer.from(json.padEnd(json.length + ((4 - (Buffer.byteLength(json) % 4)) % 4)));
  const start = Buffer.alloc(8);
  start.writeUInt32LE(VIEWER_MAGIC, 0);
  start.writeUInt32LE(padded.length, 4);
  return Buffer.concat([start, padded, ...streams]);
}

function gridOf(mesh: readonly MeshPart[]): { centre: Vec3; step: number } {
  const low: Vec3 = [Infinity, Infinity, Infinity],
    high: Vec3 = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of mesh) {
    positions.forEach((value, i) => {
      const axis = (i % 3) as 0 | 1 | 2;
      low[axis] = Math.min(low[axis], value);
      high[axis] = Math.max(high[axis], value);
    });
  }
  const round = (value: number) => Math.round(value * 1000) / 1000;
  const centre = low.map((value, axis) => round((value + high[axis]!) / 2)) as Vec3;
  const half = Math.max(
    ...high.map((value, axis) => Math.max(value - centre[axis]!, centre[axis]! - low[axis]!)),
  );
  return { centre, step: half / STEPS };
}

/** Zigzag-coded differences as byte planes, lowest byte first: they compress better than the values. */
function deltas(values: readonly number[], bytes: 2 | 3): Uint8Array[] {
  const planes = Array.from({ length: bytes }, () => new Uint8Array(values.length));
  let last = 0;
  values.forEach((value, i) => {
    const delta = value - last;
    const zigzag = delta < 0 ? -2 * delta - 1 : 2 * delta;
    planes.forEach((plane, k) => {
      plane[i] = (zigzag >>> (8 * k)) & 255;
    });
    last = value;
  });
  return planes;
}

function octahedralDeltas(normals: Float64Array): Uint8Array[] {
  const count = normals.length / 3,
    us = new Uint8Array(count),
    vs = new Uint8Array(count);
  let lastU = 0,
    lastV = 0;
  for (let i = 0; i < count; i++) {
    const nx = normals[3 * i]!,
      ny = normals[3 * i + 1]!,
      nz = normals[3 * i + 2]!;
    const sum = Math.abs(nx) + Math.abs(ny) + Math.abs(nz) || 1;
    let x = nx / sum,
      y = ny / sum;
    if (nz < 0)
      [x, y] = [(1 - Math.abs(y)) * (x < 0 ? -1 : 1), (1 - Math.abs(x)) * (y < 0 ? -1 : 1)];
    const u = Math.round(x * 127),
      v = Math.round(y * 127);
    us[i] = (u - lastU) & 255;
    vs[i] = (v - lastV) & 255;
    [lastU, lastV] = [u, v];
  }
  return [us, vs];
}
