import type { Shape3D } from 'replicad';
import type { Part, Vec3 } from './part.ts';
import { Z } from './solids.ts';

/** How a sub-assembly is put on another. */
export interface Placement {
  /** Put before each part's name, with a dash. */
  prefix: string;
  /** Where its origin comes to lie. */
  at: Vec3;
  /** Turn around Z, degrees; done before the move. */
  spin?: number;
  /** Factor on its size: the parts of a model are illustration, so an actuator may suit its valve. */
  scale?: number;
}

/** Copies of the parts, scaled, turned and moved; the originals stay as they are. */
export function mounted(
  parts: readonly Part[],
  { prefix, at, spin = 0, scale = 1 }: Placement,
): Part[] {
  return parts.map((part) => {
    let shape = part.shape.clone() as Shape3D;
    if (scale !== 1) shape = shape.scale(scale, [0, 0, 0]);
    if (spin) shape = shape.rotate(spin, [0, 0, 0], Z);
    return { ...part, name: `${prefix}-${part.name}`, shape: shape.translate(at) };
  });
}
