import type { MaterialName } from '#models/lib/materials.ts';
import { materials } from '#models/lib/materials.ts';
import type { Cutaway, Part, Vec3 } from '#models/lib/part.ts';
import { box } from '#models/lib/solids.ts';

/** One B-rep face as a run of triangle corners; the paint is per face, because cut faces differ. */
export interface MeshFace {
  start: number;
  count: number;
  face: number;
  material: MaterialName;
}

/** Triangles and B-rep edges of one part, mm. Vertices are shared within a face, not across faces. */
export interface MeshPart {
  name: string;
  positions: Float64Array;
  normals: Float64Array;
  triangles: Uint32Array;
  faces: MeshFace[];
  /** Points of all edges, one after the other. */
  edgePoints: Float64Array;
  /** Runs of points, one per edge. */
  edges: { start: number; count: number }[];
}

/** How finely curves are broken up. */
export interface Fineness {
  /** Largest distance from the true surface, mm. */
  tolerance: number;
  /** Largest bend between neighbours, radians. */
  angle: number;
}

/** Fine enough for 2000 px pictures: coarser meshes show stripes in the shadows. */
export function pictureFineness(parts: readonly Part[]): Fineness {
  return { tolerance: Math.min(0.25, Math.max(0.04, extentOf(parts) / 2500)), angle: 0.1 };
}

/** Diagonal of the model's bounding box, mm. */
export function extentOf(parts: readonly Part[]): number {
  const low = [Infinity, Infinity, Infinity],
    high = [-Infinity, -Infinity, -Infinity];
  for (const { shape } of parts) {
    const [from, to] = shape.boundingBox.bounds;
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis]!, from[axis]);
      high[axis] = Math.max(high[axis]!, to[axis]);
    }
  }
  return Math.hypot(...high.map((value, axis) => value - low[axis]!));
}

/** Meshes all parts. */
export function meshParts(parts: readonly Part[], fineness: Fineness): MeshPart[] {
  return parts.map((part) => meshPart(part, fineness, () => part.material));
}

/** Takes the cut-away's box out of the parts and meshes them; walls of the cut get the cut colours. */
export function meshCutaway(
  parts: readonly Part[],
  cutaway: Cutaway,
  fineness: Fineness,
): MeshPart[] {
  return parts.flatMap((part) => {
    if (cutaway.whole?.includes(part.name)) return [meshPart(part, fineness, () => part.material)];
    const shape = part.shape.cut(box(...cutaway.box));
    if (shape.faces.length === 0) return [];
    return [
      meshPart({ ...part, shape }, fineness, (positions, corners) =>
        liesOnWall(positions, corners, cutaway.box) ? materials[part.material].cut : part.material,
      ),
    ];
  });
}

type Paint = (positions: Float64Array, corners: Uint32Array) => MaterialName;

function meshPart(part: Part, { tolerance, angle }: Fineness, paint: Paint): MeshPart {
  const options = { tolerance, angularTolerance: angle };
  const mesh = part.shape.mesh(options);
  const lines = part.shape.meshEdges(options);
  const positions = Float64Array.from(mesh.vertices);
  const triangles = Uint32Array.from(mesh.triangles);
  return {
    name: part.name,
    positions,
    normals: Float64Array.from(mesh.normals),
    triangles,
    faces: mesh.faceGroups.map(({ start, count, faceId }) => ({
      start,
      count,
      face: faceId,
      material: paint(positions, triangles.subarray(start, start + count)),
    })),
    edgePoints: Float64Array.from(lines.lines),
    edges: lines.edgeGroups.map(({ start, count }) => ({ start, count })),
  };
}

function liesOnWall(positions: Float64Array, corners: Uint32Array, walls: [Vec3, Vec3]): boolean {
  return [0, 1, 2].some((axis) =>
    walls.some((corner) =>
      corners.every((vertex) => Math.abs(positions[3 * vertex + axis]! - corner[axis]!) < 1e-4),
    ),
  );
}
