import type { Vec3 } from '#models/lib/part.ts';
import type { Camera } from './camera.ts';
import type { MeshPart } from './mesh.ts';
import type { PicturePlane } from './picture-plane.ts';
import { dot } from './vector.ts';

/**
 * Point of a line on the picture plane: x, y, depth in px, and what the faces that meet there tell about it, as cosines to the
 * view: below 0, `hidden` says that the part itself hides the line; above 0, `inner` says that both faces look at the viewer, so
 * that nothing deeper begins beside it.
 */
export type LinePoint = [x: number, y: number, depth: number, hidden: number, inner: number];

/** A line on the picture plane before visibility is determined. */
export type Polyline = LinePoint[];

/** Edges between faces that meet at less than 14° (fillets, seams) are smooth and not drawn. */
const SMOOTH_COSINE = Math.cos((14 * Math.PI) / 180);

/** All sharp edges and silhouettes of a part. */
export function featureLines(
  part: MeshPart,
  plane: PicturePlane,
  screen: Float64Array,
  camera: Camera,
): Polyline[] {
  const facesAt = facesByPlace(part);
  const sharp = edgesOf(part, facesAt).map(({ points, faces }) => {
    const sides = sidesOf(points, faces, facesAt, camera);
    return points.map((point, index): LinePoint => [...plane.project(point), ...sides[index]!]);
  });
  const silhouettes = part.faces.flatMap((face) => silhouettesOf(part, face, screen, camera));
  return [
    ...sharp,
    ...silhouettes.map((points) => points.map((point): LinePoint => [...point, ...BORDER])),
  ];
}

/** Points of the sharp edges, in model space. */
export function sharpEdges(part: MeshPart): Vec3[][] {
  return edgesOf(part, facesByPlace(part)).map(({ points }) => points);
}

/** A sharp edge and the two faces that meet in it. */
interface SharpEdge {
  points: Vec3[];
  faces: readonly [number, number];
}

function edgesOf(part: MeshPart, facesAt: FacesAt): SharpEdge[] {
  return part.edges.flatMap((edge) => {
    const points = pointsOf(part, edge);
    const faces = points.length > 1 && sharpFaces(points, facesAt);
    return faces ? [{ points, faces }] : [];
  });
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

/** A face at one of its vertices. */
interface FaceAt {
  face: number;
  normal: Vec3;
  /** From the vertex into the face; its length means nothing. */
  into: Vec3;
}
type FacesAt = (point: Vec3) => FaceAt[];

/** The faces that meet at a point, matched to 1/200 mm. */
function facesByPlace(part: MeshPart): FacesAt {
  const { positions, normals, triangles } = part;
  const byPlace = new Map<string, FaceAt[]>();
  const key = (p: Vec3) => p.map((value) => Math.round(value * 200)).join();
  const vector = (values: Float64Array, vertex: number): Vec3 => [
    values[3 * vertex]!,
    values[3 * vertex + 1]!,
    values[3 * vertex + 2]!,
  ];
  for (const { start, count, face } of part.faces) {
    const seen = new Map<number, Vec3>();
    for (let k = start; k < start + count; k++) {
      const vertex = triangles[k]!;
      const position = vector(positions, vertex);
      let into = seen.get(vertex);
      if (!into) {
        into = [0, 0, 0];
        seen.set(vertex, into);
        const here = { face, normal: vector(normals, vertex), into };
        const at = key(position);
        const others = byPlace.get(at);
        if (others) others.push(here);
        else byPlace.set(at, [here]);
      }
      const first = k - ((k - start) % 3);
      for (const axis of [0, 1, 2] as const)
        for (let corner = first; corner < first + 3; corner++)
          into[axis] += positions[3 * triangles[corner]! + axis]! - position[axis];
    }
  }
  return (point) => byPlace.get(key(point)) ?? [];
}

/** The faces along an edge, at its middle. */
function facesAlong(points: Vec3[], facesAt: FacesAt): FaceAt[] {
  const idsAt = (point: Vec3) => new Set(facesAt(point).map(({ face }) => face));
  const first = idsAt(points[0]!),
    last = idsAt(points.at(-1)!);
  return facesAt(points[points.length >> 1]!).filter(
    ({ face }) => first.has(face) && last.has(face),
  );
}

/** The faces that meet in an edge, or undefined where they are smooth. */
function sharpFaces(points: Vec3[], facesAt: FacesAt): SharpEdge['faces'] | undefined {
  const along = facesAlong(points, facesAt);
  for (const [i, a] of along.entries()) {
    const b = along
      .slice(i + 1)
      .find((other) => a.face !== other.face && dot(a.normal, other.normal) < SMOOTH_COSINE);
    if (b) return [a.face, b.face];
  }
  return undefined;
}

type Side = readonly [hidden: number, inner: number];
/** A border that the part does not hide: silhouettes, and edges whose faces are not found. */
const BORDER: Side = [1, 0];

/** For each face of a part the first one of those into which it goes over smoothly. */
export function smoothSurfaces(part: MeshPart): number[] {
  const numbers = new Map(part.faces.map(({ face }, number) => [face, number]));
  const first = part.faces.map((_, number) => number);
  const rootOf = (number: number): number =>
    first[number] === number ? number : rootOf(first[number]!);
  const facesAt = facesByPlace(part);
  for (const edge of part.edges) {
    const points = pointsOf(part, edge);
    if (points.length < 2 || sharpFaces(points, facesAt)) continue;
    const [a, b] = facesAlong(points, facesAt).map(({ face }) => rootOf(numbers.get(face)!));
    if (a !== undefined && b !== undefined) first[Math.max(a, b)] = Math.min(a, b);
  }
  return first.map((_, number) => rootOf(number));
}

/** `hidden` and `inner` of `LinePoint` along a sharp edge. */
function sidesOf(
  points: Vec3[],
  [faceA, faceB]: SharpEdge['faces'],
  facesAt: FacesAt,
  { toViewer }: Camera,
): Side[] {
  const pairAt = (point: Vec3) => {
    const here = facesAt(point);
    const a = here.find(({ face }) => face === faceA),
      b = here.find(({ face }) => face === faceB);
    return a && b && { a, b };
  };
  const middle = pairAt(points[points.length >> 1]!);
  // In an inner corner each face rises towards the side to which the other one looks.
  const hollow =
    middle !== undefined &&
    dot(middle.a.into, middle.b.normal) > 0 &&
    dot(middle.b.into, middle.a.normal) > 0;
  return points.map((point) => {
    const pair = pairAt(point);
    if (!pair) return BORDER;
    const facing = [dot(pair.a.normal, toViewer), dot(pair.b.normal, toViewer)] as const;
    const least = Math.min(...facing);
    return [hollow ? least : Math.max(...facing), least];
  });
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
