import type { Shape3D } from 'replicad';
import type { Part, Vec3 } from './part.ts';
import { Z } from './solids.ts';

/** Position of a sub-assembly on another one. */
export interface Placement {
  /** Goes before each part's name, with a hyphen. */
  prefix: string;
  /** Position of its origin, mm. */
  at: Vec3;
  /** Rotation around Z, degrees, before the move. */
  spin?: number;
  /** Scale, so that an actuator fits its valve: sizes are illustration, not dimensions. */
  scale?: number;
}

/** Copies of the parts: scaled, rotated, then moved. */
export function placedParts(
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
