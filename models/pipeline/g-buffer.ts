import type { MaterialName } from '#models/lib/materials.ts';
import type { Vec3 } from '#models/lib/part.ts';
import type { Camera } from './camera.ts';
import type { MeshPart } from './mesh.ts';
import { rasterise } from './rasterise.ts';
import type { BoundingSphere } from './shadow-map.ts';
import { dot } from './vector.ts';

/** Depth, normal and material at each pixel, for deferred shading. */
export interface GBuffer {
  width: number;
  height: number;
  /** px per mm. */
  scale: number;
  /** Position of the model's origin in the picture, px. */
  offsetX: number;
  offsetY: number;
  /** mm towards the viewer; -1e9 for background. */
  depth: Float32Array;
  nx: Float32Array;
  ny: Float32Array;
  nz: Float32Array;
  /** Index into `palette`; -1 for background. */
  material: Int8Array;
  palette: MaterialName[];
  bounds: BoundingSphere;
  /** z of the ground: the model's lowest point. */
  ground: number;
}

/** Frame over model size; the margin is for the ground shadow. */
const PADDING = 1.1;

/** Rasterises a mesh, fitted into a frame of the given size (px, supersampled). */
export function gBuffer(
  mesh: readonly MeshPart[],
  camera: Camera,
  width: number,
  height: number,
): GBuffer {
  const { right, up, toViewer } = camera;
  const { frame, low, high } = boundsOf(mesh, camera);
  const scale = Math.min(
    width / ((frame.x1 - frame.x0) * PADDING),
    height / ((frame.y1 - frame.y0) * PADDING),
  );
  const count = width * height;
  const buffer: GBuffer = {
    width,
    height,
    scale,
    offsetX: width / 2 - ((frame.x0 + frame.x1) / 2) * scale,
    offsetY: height / 2 - ((frame.y0 + frame.y1) / 2) * scale,
    depth: new Float32Array(count).fill(-1e9),
    nx: new Float32Array(count),
    ny: new Float32Array(count),
    nz: new Float32Array(count),
    material: new Int8Array(count).fill(-1),
    palette: [],
    bounds: {
      centre: low.map((value, axis) => (value + high[axis]!) / 2) as Vec3,
      radius: Math.hypot(...high.map((value, axis) => value - low[axis]!)) * 0.51,
    },
    ground: low[2],
  };
  for (const part of mesh) {
    const screen = new Float64Array(part.positions.length);
    for (let i = 0; i < screen.length; i += 3) {
      const p: Vec3 = [part.positions[i]!, part.positions[i + 1]!, part.positions[i + 2]!];
      screen[i] = dot(p, right) * scale + buffer.offsetX;
      screen[i + 1] = -dot(p, up) * scale + buffer.offsetY;
      screen[i + 2] = dot(p, toViewer);
    }
    for (const face of part.faces) drawFace(buffer, part, screen, face);
  }
  faceTheViewer(buffer, toViewer);
  return buffer;
}

function boundsOf(mesh: readonly MeshPart[], { right, up }: Camera) {
  const frame = { x0: Infinity, x1: -Infinity, y0: Infinity, y1: -Infinity };
  const low: Vec3 = [Infinity, Infinity, Infinity],
    high: Vec3 = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of mesh) {
    for (let i = 0; i < positions.length; i += 3) {
      const p: Vec3 = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
      for (const axis of [0, 1, 2] as const) {
        low[axis] = Math.min(low[axis], p[axis]);
        high[axis] = Math.max(high[axis], p[axis]);
      }
      const x = dot(p, right),
        y = -dot(p, up);
      frame.x0 = Math.min(frame.x0, x);
      frame.x1 = Math.max(frame.x1, x);
      frame.y0 = Math.min(frame.y0, y);
      frame.y1 = Math.max(frame.y1, y);
    }
  }
  return { frame, low, high };
}

function drawFace(
  buffer: GBuffer,
  part: MeshPart,
  screen: Float64Array,
  face: MeshPart['faces'][number],
): void {
  const { depth, nx, ny, nz, material, palette, width, height } = buffer;
  const { normals, triangles } = part;
  let index = palette.indexOf(face.material);
  if (index < 0) index = palette.push(face.material) - 1;
  rasterise(screen, triangles, face, width, height, (pixel, corner, w0, w1, w2, z) => {
    if (z <= depth[pixel]!) return;
    depth[pixel] = z;
    material[pixel] = index;
    const a = triangles[corner]! * 3,
      b = triangles[corner + 1]! * 3,
      c = triangles[corner + 2]! * 3;
    nx[pixel] = w0 * normals[a]! + w1 * normals[b]! + w2 * normals[c]!;
    ny[pixel] = w0 * normals[a + 1]! + w1 * normals[b + 1]! + w2 * normals[c + 1]!;
    nz[pixel] = w0 * normals[a + 2]! + w1 * normals[b + 2]! + w2 * normals[c + 2]!;
  });
}

/** Normalises the normals and turns them towards the viewer. */
function faceTheViewer({ nx, ny, nz, material }: GBuffer, [vx, vy, vz]: Vec3): void {
  for (let pixel = 0; pixel < material.length; pixel++) {
    if (material[pixel]! < 0) continue;
    const x = nx[pixel]!,
      y = ny[pixel]!,
      z = nz[pixel]!;
    const length = Math.hypot(x, y, z) || 1;
    const factor = x * vx + y * vy + z * vz < -1e-3 * length ? -1 / length : 1 / length;
    nx[pixel] = x * factor;
    ny[pixel] = y * factor;
    nz[pixel] = z * factor;
  }
}
