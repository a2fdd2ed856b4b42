import type { BallFlangedParams } from '#models/families/ball-flanged.ts';
import { cut, fuse, intersect } from '#models/lib/booleans.ts';
import { studNut } from '#models/lib/fasteners.ts';
import { plateLever } from '#models/lib/levers.ts';
import type { Part } from '#models/lib/part.ts';
import { ballSeats } from '#models/lib/seats.ts';
import {
  box,
  cylinder,
  compound,
  place,
  revolve,
  roundedBox,
  sphere,
  tube,
  X,
  Z,
} from '#models/lib/solids.ts';
import { proportions, padHeight } from './ball-flanged-proportions.ts';

const { ball, bore, open, stem } = proportions;

/** Half-open ball between its seats, stem, packing gland, and for the plain body its lever. */
export function ballAndStem({ body }: BallFlangedParams): Part[] {
  const pad = padHeight[body];
  const lever = body === 'two-piece';
  const parts: Part[] = [
    { name: 'ball', material: 'polished', shape: ballShape() },
    {
      name: 'seats',
      material: 'ptfe',
      shape: ballSeats({ ball, bore, outer: 36, from: 24.3, to: 35.8 }),
    },
    { name: 'stem', material: 'steel', shape: stemShape(pad + (lever ? 24 : 40)) },
  ];
  if (lever) {
    const top = pad + 11;
    const nut = revolve([
      [stem + 0.1, top],
      [15, top],
      [15, top + 4],
      [12, top + 8],
      [stem + 0.1, top + 8],
    ]);
    return [
      ...parts,
      { name: 'gland', material: 'steel', shape: nut },
      ...plateLever(top + 9, open, 196),
    ];
  }
  return [...parts, ...gland(body === 'three-piece' ? 105.6 : pad - 50)];
}

/** Ball with bore and stem slot, rotated to half open. */
function ballShape() {
  const drilled = cut(
    sphere(ball),
    cylinder(bore, 200, [-100, 0, 0], X),
    box([-30, -4.5, ball - 8], [30, 4.5, ball + 5]),
  );
  return drilled.rotate(open, [0, 0, 0], Z);
}

/** Stem with a tang in the ball's slot and a square upper end. */
function stemShape(top: number) {
  const tang = box([-14, -4.2, ball - 7.5], [14, 4.2, ball + 4]);
  const square = intersect(
    cylinder(stem, 44, [0, 0, top - 44]),
    fuse(cylinder(stem, 20, [0, 0, top - 44]), roundedBox(12.4, 12.4, 40, 1.4, [0, 0, top - 40])),
  );
  return fuse(
    tang,
    cylinder(12, 6, [0, 0, ball + 3]),
    cylinder(stem, top - 40 - ball, [0, 0, ball + 2]),
    square,
  ).rotate(open, [0, 0, 0], Z);
}

/** Packing gland in the yoke: follower with two studs. */
function gland(seatZ: number): Part[] {
  const follower = cut(
    fuse(
      roundedBox(22, 48, 7, 10.5, [0, 0, seatZ + 9]),
      tube(14, stem + 0.1, 18, [0, 0, seatZ - 0.4]),
    ),
    cylinder(stem + 0.1, 60, [0, 0, seatZ - 2]),
  );
  const studs = [-1, 1].flatMap((s) => [
    cylinder(3.5, 12, [0, s * 17.5, seatZ - 1]),
    place(studNut(7), [0, s * 17.5, seatZ + 16]),
  ]);
  return [
    { name: 'gland', material: 'stainless', shape: follower },
    { name: 'gland-studs', material: 'steel', shape: compound(studs) },
  ];
}
