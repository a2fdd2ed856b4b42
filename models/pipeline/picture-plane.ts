import type { MaterialName } from '#models/lib/materials.ts';
import type { Vec3 } from '#models/lib/part.ts';
import type { Camera } from './camera.ts';
import type { MeshPart } from './mesh.ts';
import { rasterise } from './rasterise.ts';
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
  mesh.forEach((part, index) => shadePart(plane, part, plane.screens[index]!, light));
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

function shadePart(plane: PicturePlane, part: MeshPart, screen: Float64Array, light: Vec3): void {
  const { depth, labels, palette, width, height } = plane;
  const { normals, triangles } = part;
  const lit = new Float64Array(normals.length / 3);
  for (let v = 0; v < lit.length; v++) {
    lit[v] =
      normals[3 * v]! * light[0] + normals[3 * v + 1]! * light[1] + normals[3 * v + 2]! * light[2];
  }
  for (const face of part.faces) {
    let index = palette.indexOf(face.material);
    if (index < 0) index = palette.push(face.material) - 1;
    rasterise(screen, triangles, face, width, height, (pixel, corner, w0, w1, w2, z) => {
      if (z >= depth[pixel]!) return;
      depth[pixel] = z;
      const value =
        w0 * lit[triangles[corner]!]! +
        w1 * lit[triangles[corner + 1]!]! +
        w2 * lit[triangles[corner + 2]!]!;
      labels[pixel] = index * 3 + (value > LIGHT_ABOVE ? 0 : value > MID_ABOVE ? 1 : 2);
    });
  }
}
