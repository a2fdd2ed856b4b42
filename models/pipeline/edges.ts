import type { Vec3 } from '#models/lib/part.ts';
import type { Camera } from './camera.ts';
import type { MeshPart } from './mesh.ts';
import type { PicturePlane } from './picture-plane.ts';

/** A line on the picture plane before visibility is determined: x, y, depth in px. */
export interface Polyline {
  points: Vec3[];
  /** True for the silhouette of a curved surface, false for an edge between faces. */
  silhouette: boolean;
}

/** Edges between faces that meet at less than 14° (fillets, seams) are smooth and not drawn. */
const SMOOTH_COSINE = Math.cos((14 * Math.PI) / 180);

/** All sharp edges and silhouettes of a part. */
export function featureLines(
  part: MeshPart,
  plane: PicturePlane,
  screen: Float64Array,
  camera: Camera,
): Polyline[] {
  const normalsAt = faceNormals(part);
  const sharp = sharpEdges(part, normalsAt).map((points) => ({
    points: points.map(plane.project),
    silhouette: false,
  }));
  const silhouettes = part.faces.flatMap((face) => silhouettesOf(part, face, screen, camera));
  return [...sharp, ...silhouettes.map((points) => ({ points, silhouette: true }))];
}

/** Points of the sharp edges, in model space. */
export function sharpEdges(part: MeshPart, normalsAt: NormalsAt = faceNormals(part)): Vec3[][] {
  return part.edges
    .map((edge) => pointsOf(part, edge))
    .filter((points) => points.length > 1 && isSharp(points, normalsAt));
}

function pointsOf(part: MeshPart, { start, count }: { start: number; count: number }): Vec3[] {
  const points: Vec3[] = [];
  for (let k = start; k < start + count; k++) {
    const point: Vec3 = [
      part.edgePoints[3 * k]!,
      part.edgePoints[3 * k + 1]!,
      part.edgePoints[3 * k + 2]!,
    ];
    const last = points.at(-1);
    if (!last || Math.hypot(last[0] - point[0], last[1] - point[1], last[2] - point[2]) > 1e-7)
      points.push(point);
  }
  return points;
}

type FaceNormal = { face: number; normal: Vec3 };
type NormalsAt = (point: Vec3) => FaceNormal[];

/** Normals of the faces that meet at a point, matched to 1/200 mm. */
function faceNormals(part: MeshPart): NormalsAt {
  const byPlace = new Map<string, FaceNormal[]>();
  const key = (p: Vec3) => p.map((value) => Math.round(value * 200)).join();
  for (const { start, count, face } of part.faces) {
    const seen = new Set<number>();
    for (let k = start; k < start + count; k++) {
      const vertex = part.triangles[k]!;
      if (seen.has(vertex)) continue;
      seen.add(vertex);
      const i = 3 * vertex;
      const at = key([part.positions[i]!, part.positions[i + 1]!, part.positions[i + 2]!]);
      const normal: Vec3 = [part.normals[i]!, part.normals[i + 1]!, part.normals[i + 2]!];
      const here = byPlace.get(at);
      if (here) here.push({ face, normal });
      else byPlace.set(at, [{ face, normal }]);
    }
  }
  return (point) => byPlace.get(key(point)) ?? [];
}

function isSharp(points: Vec3[], normalsAt: NormalsAt): boolean {
  const facesAt = (point: Vec3) => new Set(normalsAt(point).map(({ face }) => face));
  const first = facesAt(points[0]!),
    last = facesAt(points.at(-1)!);
  const along = normalsAt(points[points.length >> 1]!).filter(
    ({ face }) => first.has(face) && last.has(face),
  );
  return along.some((a, i) =>
    along
      .slice(i + 1)
      .some(
        (b) =>
          a.face !== b.face &&
          a.normal[0] * b.normal[0] + a.normal[1] * b.normal[1] + a.normal[2] * b.normal[2] <
            SMOOTH_COSINE,
      ),
  );
}

/** Lines on a face where its normal is perpendicular to the view, interpolated between vertices. */
function silhouettesOf(
  part: MeshPart,
  face: { start: number; count: number },
  screen: Float64Array,
  camera: Camera,
): Vec3[][] {
  const { triangles, normals } = part;
  const [vx, vy, vz] = camera.toViewer;
  const facing = (vertex: number) => {
    const value =
      normals[3 * vertex]! * vx + normals[3 * vertex + 1]! * vy + normals[3 * vertex + 2]! * vz;
    return Math.abs(value) < 1e-9 ? 1e-9 : value;
  };
  if (!hasSilhouette(triangles.subarray(face.start, face.start + face.count), facing)) return [];
  const points = new Map<number, Vec3>();
  const neighbours = new Map<number, number[]>();
  const link = (a: number, b: number) => {
    const list = neighbours.get(a);
    if (list) list.push(b);
    else neighbours.set(a, [b]);
  };
  for (let k = face.start; k < face.start + face.count; k += 3) {
    const crossings: number[] = [];
    for (let side = 0; side < 3; side++) {
      const a = triangles[k + side]!,
        b = triangles[k + ((side + 1) % 3)]!;
      const fa = facing(a),
        fb = facing(b);
      if (fa > 0 === fb > 0) continue;
      const id = Math.min(a, b) * 2 ** 24 + Math.max(a, b);
      if (!points.has(id)) {
        const t = fa / (fa - fb);
        const mix = (axis: number) =>
          screen[3 * a + axis]! + (screen[3 * b + axis]! - screen[3 * a + axis]!) * t;
        points.set(id, [mix(0), mix(1), mix(2)]);
      }
      crossings.push(id);
    }
    const [from, to] = crossings;
    if (from !== undefined && to !== undefined) {
      link(from, to);
      link(to, from);
    }
  }
  return chains(neighbours).map((chain) => chain.map((id) => points.get(id)!));
}

/** Whether part of a face looks towards the viewer and part away. A bore seen along its axis does neither, apart from rounding errors. */
function hasSilhouette(vertices: Uint32Array, facing: (vertex: number) => number): boolean {
  const SIDEWAYS = 1e-6;
  return (
    vertices.some((vertex) => facing(vertex) > SIDEWAYS) &&
    vertices.some((vertex) => facing(vertex) < -SIDEWAYS)
  );
}

/** Joins linked points into chains; chains with open ends come first. */
function chains(neighbours: Map<number, number[]>): number[][] {
  const used = new Set<string>();
  const edge = (a: number, b: number) => (a < b ? `${a}_${b}` : `${b}_${a}`);
  const starts = [...neighbours.keys()].toSorted(
    (a, b) => neighbours.get(a)!.length - neighbours.get(b)!.length,
  );
  return starts.flatMap((start) => {
    const chain = [start];
    for (let current = start; ;) {
      const next = neighbours.get(current)!.find((id) => !used.has(edge(current, id)));
      if (next === undefined) break;
      used.add(edge(current, next));
      chain.push(next);
      current = next;
    }
    return chain.length > 1 ? [chain] : [];
  });
}
