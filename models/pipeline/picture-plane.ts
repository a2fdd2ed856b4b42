import type { MaterialName } from '#models/lib/materials.ts';
import type { Vec3 } from '#models/lib/part.ts';
import type { Camera } from './camera.ts';
import type { MeshPart } from './mesh.ts';
import { rasterise } from './rasterise.ts';
import { smoothSurfaces } from './edges.ts';
import { add, dot, scale, unit } from './vector.ts';

/** Longer side of the picture plane, px; fits and thresholds of drawings are tuned to it. */
const LONGER_SIDE = 2000;
const MARGIN = 24;

/** Raster image of a view, for drawings: the nearest depth at each pixel, with material and tone as one label. */
export interface PicturePlane {
  width: number;
  height: number;
  /** px per mm. */
  scale: number;
  /** px away from the viewer; 1e9 for background. */
  depth: Float32Array;
  /** `materialIndex * 3 + tone` (0 light, 1 mid, 2 dark); -1 for background. */
  labels: Int16Array;
  /** Materials by index. */
  palette: MaterialName[];
  /** x, y, depth (px) of the vertices of each part. */
  screens: Float64Array[];
  project(point: Vec3): Vec3;
  /** Model coordinates (mm; right, up) of a screen point. */
  toModel(x: number, y: number): [number, number];
}

/** Projects and rasterises a mesh; visibility and tones are read from the result. */
export function picturePlane(
  mesh: readonly MeshPart[],
  camera: Camera,
  longerSide = LONGER_SIDE,
): PicturePlane {
  const flat = (p: Vec3): Vec3 => [
    dot(p, camera.right),
    -dot(p, camera.up),
    -dot(p, camera.toViewer),
  ];
  const frame = frameOf(mesh, flat);
  const factor = longerSide / Math.max(frame.x1 - frame.x0, frame.y1 - frame.y0);
  const width = Math.ceil((frame.x1 - frame.x0) * factor) + 2 * MARGIN;
  const height = Math.ceil((frame.y1 - frame.y0) * factor) + 2 * MARGIN;
  const project = (p: Vec3): Vec3 => {
    const [x, y, z] = flat(p);
    return [(x - frame.x0) * factor + MARGIN, (y - frame.y0) * factor + MARGIN, z * factor];
  };
  const plane: PicturePlane = {
    width,
    height,
    scale: factor,
    depth: new Float32Array(width * height).fill(1e9),
    labels: new Int16Array(width * height).fill(-1),
    palette: [],
    screens: mesh.map((part) => projectAll(part.positions, project)),
    project,
    toModel: (x, y) => [(x - MARGIN) / factor + frame.x0, -((y - MARGIN) / factor + frame.y0)],
  };
  const light = unit(
    add(add(scale(camera.toViewer, 0.35), scale(camera.right, -0.55)), [0, 0, 0.85]),
  );
  const lit = new Float32Array(plane.depth.length),
    surface = new Int32Array(plane.depth.length);
  let surfaces = 0;
  mesh.forEach((part, index) => {
    const ids = smoothSurfaces(part).map((id) => id + surfaces);
    surfaces += part.faces.length;
    shadePart(plane, part, plane.screens[index]!, light, lit, surface, ids);
  });
  setTones(plane, lit, surface);
  return plane;
}

function frameOf(mesh: readonly MeshPart[], flat: (p: Vec3) => Vec3) {
  const frame = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const { positions } of mesh) {
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y] = flat([positions[i]!, positions[i + 1]!, positions[i + 2]!]);
      frame.x0 = Math.min(frame.x0, x);
      frame.x1 = Math.max(frame.x1, x);
      frame.y0 = Math.min(frame.y0, y);
      frame.y1 = Math.max(frame.y1, y);
    }
  }
  return frame;
}

function projectAll(positions: Float64Array, project: (p: Vec3) => Vec3): Float64Array {
  const screen = new Float64Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    screen.set(project([positions[i]!, positions[i + 1]!, positions[i + 2]!]), i);
  }
  return screen;
}

const LIGHT_ABOVE = 0.66,
  MID_ABOVE = 0.22;

function shadePart(
  plane: PicturePlane,
  part: MeshPart,
  screen: Float64Array,
  light: Vec3,
  lit: Float32Array,
  surface: Int32Array,
  surfaces: readonly number[],
): void {
  const { depth, labels, palette, width, height } = plane;
  const { normals, triangles } = part;
  const atVertex = new Float64Array(normals.length / 3);
  for (let v = 0; v < atVertex.length; v++) {
    atVertex[v] =
      normals[3 * v]! * light[0] + normals[3 * v + 1]! * light[1] + normals[3 * v + 2]! * light[2];
  }
  for (const [number, face] of part.faces.entries()) {
    let index = palette.indexOf(face.material);
    if (index < 0) index = palette.push(face.material) - 1;
    rasterise(screen, triangles, face, width, height, (pixel, corner, w0, w1, w2, z) => {
      if (z >= depth[pixel]!) return;
      depth[pixel] = z;
      lit[pixel] =
        w0 * atVertex[triangles[corner]!]! +
        w1 * atVertex[triangles[corner + 1]!]! +
        w2 * atVertex[triangles[corner + 2]!]!;
      surface[pixel] = surfaces[number]!;
      labels[pixel] = index * 3;
    });
  }
}

/** Pixels on either side over which light is averaged, twice. */
const SOFTNESS = 7;

/**
 * Tone of each pixel, from its light averaged over its smooth surface: where a rounded edge meets a rounded corner, the border of
 * a tone had a spike.
 */
function setTones(
  { labels, width, height }: PicturePlane,
  lit: Float32Array,
  surface: Int32Array,
): void {
  const pass = (from: Float32Array, step: number, count: number, along: (at: number) => number) => {
    const to = Float32Array.from(from);
    for (let pixel = 0; pixel < from.length; pixel++) {
      if (labels[pixel]! < 0) continue;
      const here = surface[pixel]!,
        place = along(pixel);
      let sum = from[pixel]!,
        weight = 1;
      for (const direction of [-1, 1]) {
        for (let k = 1; k <= SOFTNESS; k++) {
          const other = pixel + direction * k * step;
          if (place + direction * k < 0 || place + direction * k >= count) break;
          if (labels[other]! < 0 || surface[other] !== here) break;
          sum += from[other]!;
          weight++;
        }
      }
      to[pixel] = sum / weight;
    }
    return to;
  };
  let soft = lit;
  for (let round = 0; round < 2; round++) {
    soft = pass(soft, 1, width, (pixel) => pixel % width);
    soft = pass(soft, width, height, (pixel) => Math.floor(pixel / width));
  }
  for (let pixel = 0; pixel < labels.length; pixel++) {
    if (labels[pixel]! >= 0)
      labels[pixel]! += soft[pixel]! > LIGHT_ABOVE ? 0 : soft[pixel]! > MID_ABOVE ? 1 : 2;
  }
}
