import type { Vec3 } from '#models/lib/part.ts';
import type { Camera } from './camera.ts';
import { add, cross, dot, scale, smoothStep, unit } from './vector.ts';

/** A directional light. */
export interface Light {
  /** Direction to the light. */
  to: Vec3;
  /** Strength. */
  weight: number;
  /** Share of the sky, about 1 over all lights: the sum over unshadowed lights is a pixel's ambient occlusion. */
  openness: number;
}

/** Golden angle: spreads points evenly over a disc. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const KEY_STRENGTH = 1.55,
  KEY_SPREAD = 0.3,
  SKY_STRENGTH = 0.825;

/** Horizontal direction towards the viewer. */
const forward = ({ toViewer: [x, y] }: Camera): Vec3 => unit([x, y, 1e-12]);

/** A soft key light from the upper left, sampled by `keys` points on a disc, and a sky dome of `skies` points. */
export function studioLights(camera: Camera, keys: number, skies: number): Light[] {
  const front = forward(camera);
  const key = unit(add(add(scale(camera.right, -0.62), scale(front, 0.62)), [0, 0, 1.2]));
  const aside = unit(cross([0, 0, 1], key)),
    above = cross(key, aside);
  const lights: Light[] = [];
  for (let i = 0; i < keys; i++) {
    const r = KEY_SPREAD * Math.sqrt((i + 0.5) / keys),
      a = i * GOLDEN_ANGLE;
    const to = unit(add(key, add(scale(aside, r * Math.cos(a)), scale(above, r * Math.sin(a)))));
    lights.push({ to, weight: KEY_STRENGTH / keys, openness: 0.35 / keys });
  }
  for (let i = 0; i < skies; i++) {
    const z = Math.sqrt(1 - ((i + 0.5) / skies) * 0.955),
      r = Math.sqrt(1 - z * z),
      a = i * GOLDEN_ANGLE + 0.3;
    const to: Vec3 = [r * Math.cos(a), r * Math.sin(a), z];
    const brighterInFront = 0.75 + 0.3 * dot(to, front);
    lights.push({
      to,
      weight: (SKY_STRENGTH * brighterInFront) / skies / Math.max(z, 0.25),
      openness: 1 / skies,
    });
  }
  return lights;
}

/** Soft boxes that metals reflect, in the camera's frame (right, forward, up). */
const SOFT_BOXES: readonly (readonly [Vec3, size: number, power: number])[] = [
  [unit([-0.62, 0.62, 1.2]), 0.42, 5.2],
  [unit([0.95, 0.15, 0.55]), 0.3, 3.4],
  [unit([-0.2, -1, 0.55]), 0.35, 2.6],
  [unit([-1, 0.1, 0.15]), 0.22, 2.2],
  [unit([0.1, 0.25, 1]), 0.5, 1.6],
];

/** Reflected light from a direction, blurred by roughness. Computed without sampling, so that it has no noise. */
export function reflection(camera: Camera): (direction: Vec3, roughness: number) => number {
  const front = forward(camera);
  return (direction, roughness) => {
    const x = dot(direction, camera.right),
      y = dot(direction, front),
      z = direction[2];
    const spread = 0.06 + roughness * 0.9;
    let sum =
      z > 0
        ? 0.46 + 0.5 * smoothStep(-spread, 0.9, z)
        : 0.46 + 0.24 * smoothStep(0, 0.25 + spread, -z) - 0.2 * smoothStep(0.45, 1, -z);
    for (const [to, size, power] of SOFT_BOXES) {
      const angle = Math.acos(Math.min(1, Math.max(-1, x * to[0] + y * to[1] + z * to[2])));
      const blurred = smoothStep(size + spread * 0.75, Math.max(size - spread * 0.5, 0), angle);
      sum += (power * blurred * size * size) / (size + spread * 0.3) ** 2;
    }
    return sum;
  };
}
