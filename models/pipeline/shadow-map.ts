import type { Vec3 } from '#models/lib/part.ts';
import type { MeshPart } from './mesh.ts';
import { cross, unit } from './vector.ts';

/** Sphere around the model, mm; every shadow map covers it. */
export interface BoundingSphere {
  centre: Vec3;
  radius: number;
}

/** Orthographic depth image of the model, seen from a light. */
export interface ShadowMap {
  size: number;
  depth: Float32Array;
  /** Direction to the light. */
  light: Vec3;
  /** Column and row of a model point are dot(point, axis) + offset. */
  column: readonly [number, number, number, offset: number];
  row: readonly [number, number, number, offset: number];
}

/**
 * Renders a shadow map. It does not use `rasterise`: it runs over all triangles a hundred times for each picture, and
 * incremental barycentric weights take half the time.
 */
export function shadowMap(
  mesh: readonly MeshPart[],
  light: Vec3,
  { centre, radius }: BoundingSphere,
  size: number,
): ShadowMap {
  const right = unit(cross(Math.abs(light[2]) > 0.99 ? [0, 1, 0] : [0, 0, 1], light));
  const up = cross(light, right);
  const k = size / (2 * radius);
  const axis = (a: Vec3) => {
    const offset = size / 2 - (centre[0] * a[0] + centre[1] * a[1] + centre[2] * a[2]) * k;
    return [a[0] * k, a[1] * k, a[2] * k, offset] as const;
  };
  const map: ShadowMap = {
    size,
    depth: new Float32Array(size * size).fill(-1e9),
    light,
    column: axis(right),
    row: axis(up),
  };
  for (const part of mesh) drawDepth(map, part);
  return map;
}

function drawDepth(
  { size, depth, light, column, row }: ShadowMap,
  { positions, triangles }: MeshPart,
): void {
  const screen = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i]!,
      y = positions[i + 1]!,
      z = positions[i + 2]!;
    screen[i] = x * column[0] + y * column[1] + z * column[2] + column[3];
    screen[i + 1] = x * row[0] + y * row[1] + z * row[2] + row[3];
    screen[i + 2] = x * light[0] + y * light[1] + z * light[2];
  }
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t]! * 3,
      b = triangles[t + 1]! * 3,
      c = triangles[t + 2]! * 3;
    const ax = screen[a]!,
      ay = screen[a + 1]!,
      bx = screen[b]!,
      by = screen[b + 1]!,
      cx = screen[c]!,
      cy = screen[c + 1]!;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area < 1e-7 && area > -1e-7) continue;
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5)),
      x1 = Math.min(size - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5)),
      y1 = Math.min(size - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    if (x0 > x1 || y0 > y1) continue;
    const inverse = 1 / area,
      az = screen[a + 2]!,
      bz = screen[b + 2]!,
      cz = screen[c + 2]!;
    const step0 = -(cy - by) * inverse,
      step1 = -(ay - cy) * inverse;
    for (let y = y0; y <= y1; y++) {
      const py = y + 0.5,
        px = x0 + 0.5;
      let w0 = ((bx - px) * (cy - py) - (by - py) * (cx - px)) * inverse;
      let w1 = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) * inverse;
      for (let x = x0; x <= x1; x++) {
        const w2 = 1 - w0 - w1;
        if (w0 >= -1e-5 && w1 >= -1e-5 && w2 >= -1e-5) {
          const z = w0 * az + w1 * bz + w2 * cz,
            pixel = y * size + x;
          if (z > depth[pixel]!) depth[pixel] = z;
        }
        w0 += step0;
        w1 += step1;
      }
    }
  }
}

/**
 * Share of a light that reaches a point, 0 to 1, interpolated between four texels.
 * @param bias mm towards the light, so that a surface does not shadow itself
 * @param shiftU offset in texels, as `shiftV`: jitter hides the texels' edges
 */
export function lightAt(
  map: ShadowMap,
  x: number,
  y: number,
  z: number,
  bias: number,
  shiftU: number,
  shiftV: number,
): number {
  const { size, depth, light, column, row } = map;
  const u = x * column[0] + y * column[1] + z * column[2] + column[3] + shiftU - 0.5;
  const v = x * row[0] + y * row[1] + z * row[2] + row[3] + shiftV - 0.5;
  const iu = Math.floor(u),
    iv = Math.floor(v);
  if (iu < 0 || iv < 0 || iu >= size - 1 || iv >= size - 1) return 1;
  const d = x * light[0] + y * light[1] + z * light[2] + bias;
  const fu = u - iu,
    fv = v - iv,
    at = iv * size + iu;
  return (
    (d > depth[at]! ? (1 - fu) * (1 - fv) : 0) +
    (d > depth[at + 1]! ? fu * (1 - fv) : 0) +
    (d > depth[at + size]! ? (1 - fu) * fv : 0) +
    (d > depth[at + size + 1]! ? fu * fv : 0)
  );
}
