import type { Shape3D } from 'replicad';
import { alongX, draw, group, revolveDrawing, Z } from './solids.ts';

/** Seats of a ball; mm. */
export interface Seats {
  /** Radius of the ball, and of the valve's bore. */
  ball: number;
  bore: number;
  /** Outer radius of a seat, and where it reaches along the pipe from the ball's centre. */
  outer: number;
  from: number;
  to: number;
}

/** Seat rings with a spherical face on the ball, at the given turns around the stem (0 is +X), degrees. */
export const ballSeats = (seats: Seats, turns: readonly number[] = [0, 180]): Shape3D =>
  group(turns.map((turn) => seatRing(seats).rotate(turn, [0, 0, 0], Z)));

/** Drawn with its arc: cutting a sphere off a ring loses the shape in later cuts. */
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
