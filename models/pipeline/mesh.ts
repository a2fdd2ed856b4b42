import type { MaterialName } from '#models/lib/materials.ts';
import { materials } from '#models/lib/materials.ts';
import type { Cutaway, Part, Vec3 } from '#models/lib/part.ts';
import { box } from '#models/lib/solids.ts';

/** Triangles of one B-rep face. Materials are per face, since cut faces have their own. */
interface MeshFace {
  /** Range in `triangles`. */
  start: number;
  count: number;
  face: number;
  material: MaterialName;
}

/** Triangles and B-rep edges of one part, mm. Vertices are shared within a face, not between faces. */
export interface MeshPart {
  name: string;
  positions: Float64Array;
  normals: Float64Array;
  triangles: Uint32Array;
  faces: MeshFace[];
  /** Points of all edges, x y z each. */
  edgePoints: Float64Array;
  /** Range of points of each edge. */
  edges: { start: number; count: number }[];
}

/** Deflection allowed when curves and surfaces are approximated. */
export interface MeshTolerance {
  /** Largest distance from the exact surface, mm. */
  linear: number;
  /** Largest angle between neighbouring segments, radians. */
  angular: number;
}

/** Tolerance for pictures 2000 px wide: coarser meshes show bands in the shadows. */
export function pictureTolerance(parts: readonly Part[]): MeshTolerance {
  return { linear: Math.min(0.25, Math.max(0.04, extentOf(parts) / 2500)), angular: 0.1 };
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
export function meshParts(parts: readonly Part[], tolerance: MeshTolerance): MeshPart[] {
  return parts.map((part) => meshPart(part, tolerance, () => part.material));
}

/** Subtracts the cut-away's boxes from the parts and meshes them; faces on the boxes' walls get the cut materials. */
export function meshCutaway(
  parts: readonly Part[],
  cutaway: Cutaway,
  tolerance: MeshTolerance,
): MeshPart[] {
  const boxes = cutaway.step ? [cutaway.box, cutaway.step] : [cutaway.box];
  return parts.flatMap((part) => {
    if (cutaway.uncut?.includes(part.name)) return [meshPart(part, tolerance, () => part.material)];
    const shape = boxes.reduce((rest, corners) => rest.cut(box(...corners)), part.shape);
    if (shape.faces.length === 0) return [];
    return [
      meshPart({ ...part, shape }, tolerance, (positions, corners) =>
        boxes.some((walls) => liesOnWall(positions, corners, walls))
          ? materials[part.material].cut
          : part.material,
      ),
    ];
  });
}

/** Chooses the material of a face. */
type FaceMaterial = (positions: Float64Array, corners: Uint32Array) => MaterialName;

function meshPart(
  part: Part,
  { linear, angular }: MeshTolerance,
  materialOf: FaceMaterial,
): MeshPart {
  const options = { tolerance: linear, angularTolerance: angular };
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
      material: materialOf(positions, triangles.subarray(start, start + count)),
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
