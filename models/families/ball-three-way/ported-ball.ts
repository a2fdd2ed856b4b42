import { cut, fuse } from '#models/lib/booleans.ts';
import type { Part } from '#models/lib/part.ts';
import { squarePadSide } from '#models/lib/iso5211.ts';
import { letterFront } from '#models/lib/letters.ts';
import { ballSeats } from '#models/lib/seats.ts';
import { box, cylinder, NEG_Y, revolve, roundedBox, sphere, X } from '#models/lib/solids.ts';
import { threeWayProportions } from './three-way-body.ts';

const { ball, bore, stem, pad, padThickness, seat } = threeWayProportions;

/** Ball with T or L passage. */
export function portedBall(port: 'T' | 'L'): Part {
  const branch = cylinder(bore, 60, [0, 0, 0], NEG_Y);
  const run =
    port === 'T'
      ? cylinder(bore, 120, [-60, 0, 0], X)
      : fuse(cylinder(bore, 60, [0, 0, 0], X), sphere(bore));
  return { name: 'ball', material: 'polished', shape: cut(sphere(ball), run, branch) };
}

/** Four seats, whichever the port. */
export const threeWaySeats = (): Part => ({
  name: 'seats',
  material: 'ptfe',
  shape: ballSeats({ ball, bore, ...seat }, [0, 90, 180, 270]),
});

/**
 * Stem with square end and packing nut, or a short one under an actuator.
 * @param port letter of the ball's port: cut into the stem's end as the passage lies, and raised on the pad's side
 */
export function stemParts(port?: 'T' | 'L'): Part[] {
  const top = pad + padThickness;
  const shaft = cylinder(stem, top - ball + 14, [0, 0, ball - 2]);
  if (!port) return [{ name: 'stem', material: 'steel', shape: shaft }];
  const nut = revolve([
    [stem + 0.1, top - 3],
    [12, top - 3],
    [12, top + 3],
    [9, top + 6],
    [stem + 0.1, top + 6],
  ]);
  const square = roundedBox(9.8, 9.8, 20, 1.2, [0, 0, top + 11]);
  return [
    {
      name: 'stem',
      material: 'steel',
      shape: cut(fuse(shaft, square), portGroove(port, top + 31)),
    },
    {
      name: 'port-mark',
      material: 'black-plastic',
      shape: letterFront(
        port,
        6.4,
        [0, 0.2 - squarePadSide(threeWayProportions.mounting) / 2, top - padThickness / 2],
        0.8,
      ),
    },
    { name: 'packing-nut', material: 'steel', shape: nut },
  ];
}

/** Grooves in the stem's end that lie as the passage below does. */
function portGroove(port: 'T' | 'L', z: number) {
  const groove = (from: [number, number], to: [number, number]) =>
    box([from[0], from[1], z - 1.6], [to[0], to[1], z + 1]);
  const half = 1.1;
  return [
    groove([port === 'T' ? -8 : -half, -half], [8, half]),
    groove([-half, -8], [half, half - 0.05]),
  ];
}
