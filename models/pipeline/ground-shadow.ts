import type { Camera } from './camera.ts';
import type { GBuffer } from './g-buffer.ts';
import type { MeshPart } from './mesh.ts';
import { lightAt, shadowMap } from './shadow-map.ts';
import { studioLights } from './studio.ts';

/** Shadow on the ground in cells of `cell` px, 0 (none) to 1 (full). */
export interface GroundShadow {
  width: number;
  height: number;
  cell: number;
  shade: Float32Array;
}

const CELL = 4;
/** Soft shadows allow small maps but need many lights: few show as lobes on the outline of the shadow of a round flange. */
const KEY_LIGHTS = 80,
  SKY_LIGHTS = 160,
  SHADOW_MAP_SIZE = 320;
/** Radius of the computed area, in radii of the model. */
const REACH = 2.2;
/** Subtracted, so that the whole ground is not faintly grey. */
const HAZE = 0.14;

/** Share of the studio's light that the model blocks from the ground, blurred. */
export function groundShadow(
  buffer: GBuffer,
  mesh: readonly MeshPart[],
  camera: Camera,
): GroundShadow {
  const { right, up, toViewer } = camera;
  const { bounds, ground } = buffer;
  const width = Math.ceil(buffer.width / CELL),
    height = Math.ceil(buffer.height / CELL);
  const gx = new Float64Array(width * height),
    gy = new Float64Array(width * height);
  const cells: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = ((x + 0.5) * CELL - buffer.offsetX) / buffer.scale,
        v = -((y + 0.5) * CELL - buffer.offsetY) / buffer.scale;
      const t = (ground - (right[2] * u + up[2] * v)) / toViewer[2];
      const cell = y * width + x;
      gx[cell] = right[0] * u + up[0] * v + toViewer[0] * t;
      gy[cell] = right[1] * u + up[1] * v + toViewer[1] * t;
      if (
        Math.hypot(gx[cell]! - bounds.centre[0], gy[cell]! - bounds.centre[1]) <
        bounds.radius * REACH
      )
        cells.push(cell);
    }
  }
  const shade = new Float32Array(width * height);
  let most = 0;
  for (const { to, weight } of studioLights(camera, KEY_LIGHTS, SKY_LIGHTS)) {
    const map = shadowMap(mesh, to, bounds, SHADOW_MAP_SIZE);
    const share = weight * to[2];
    most += share;
    for (const cell of cells) {
      shade[cell]! +=
        share * (1 - lightAt(map, gx[cell]!, gy[cell]!, ground, bounds.radius * 0.006, 0, 0));
    }
  }
  for (let i = 0; i < shade.length; i++) shade[i] = Math.max(0, 1.14 * (shade[i]! / most) - HAZE);
  let soft: Float32Array = shade;
  for (const radius of [5, 5, 4]) soft = blur(soft, width, height, radius);
  return { width, height, cell: CELL, shade: soft };
}

function blur(from: Float32Array, width: number, height: number, radius: number): Float32Array {
  const pass = (source: Float32Array, stepX: number, stepY: number) => {
    const target = new Float32Array(source.length);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        let sum = 0;
        for (let k = -radius; k <= radius; k++) {
          const u = x + k * stepX,
            v = y + k * stepY;
          if (u >= 0 && v >= 0 && u < width && v < height) sum += source[v * width + u]!;
        }
        target[y * width + x] = sum / (2 * radius + 1);
      }
    }
    return target;
  };
  return pass(pass(from, 1, 0), 0, 1);
}

/** Shadow at a pixel, interpolated between four cells. */
export function shadeAt(
  { width, height, cell, shade }: GroundShadow,
  x: number,
  y: number,
): number {
  const u = Math.min(width - 1.001, Math.max(0, x / cell - 0.5)),
    v = Math.min(height - 1.001, Math.max(0, y / cell - 0.5));
  const iu = Math.floor(u),
    iv = Math.floor(v),
    fu = u - iu,
    fv = v - iv,
    at = iv * width + iu;
  return (
    (shade[at]! * (1 - fu) + shade[at + 1]! * fu) * (1 - fv) +
    (shade[at + width]! * (1 - fu) + shade[at + width + 1]! * fu) * fv
  );
}
