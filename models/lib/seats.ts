import type { Shape3D } from 'replicad';
import { alongX, draw, compound, revolveDrawing, Z } from './solids.ts';

/** Seats of a ball valve, mm. */
export interface Seats {
  /** Radius of the ball, and of the valve's bore. */
  ball: number;
  bore: number;
  /** Outer radius of a seat, and its ends along the pipe from the ball's centre. */
  outer: number;
  from: number;
  to: number;
}

/** Seat rings with a spherical face, at angles around the stem (degrees, 0 is +X). */
export const ballSeats = (seats: Seats, turns: readonly number[] = [0, 180]): Shape3D =>
  compound(turns.map((turn) => seatRing(seats).rotate(turn, [0, 0, 0], Z)));

/** The arc is part of the profile: after subtracting a sphere from a ring, later cuts return an empty shape. */
function seatRing({ ball, bore, outer, from, to }: Seats): Shape3D {
  const radius = ball + 0.05;
  const at = (x: number): [number, number] => [Math.sqrt(radius ** 2 - x ** 2), x];
  const innerX = Math.sqrt(radius ** 2 - bore ** 2);
  const profile = draw([outer, from])
    .lineTo(at(from))
    .threePointsArcTo([bore, innerX], at((from + innerX) / 2))
    .lineTo([bore, to])
    .lineTo([outer, to])
    .close();
  return alongX(revolveDrawing(profile));
}
