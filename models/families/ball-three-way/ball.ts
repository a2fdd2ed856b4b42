import type { BallThreeWayParams } from '#models/families/ball-three-way.ts';
import { cut, fuse } from '#models/lib/booleans.ts';
import type { Part } from '#models/lib/part.ts';
import { ballSeats } from '#models/lib/seats.ts';
import { cylinder, NEG_Y, revolve, roundedBox, sphere, X } from '#models/lib/solids.ts';
import { threeWayFrame } from './body.ts';

const { ball, bore, stem, pad, padThickness, seat } = threeWayFrame;

/** Ball with its T or L passage and four seats; nothing where the passage is not to be shown. */
export function portedBall(port: BallThreeWayParams['port']): Part[] {
  if (port === 'closed-in') return [];
  const branch = cylinder(bore, 60, [0, 0, 0], NEG_Y);
  const run =
    port === 'T'
      ? cylinder(bore, 120, [-60, 0, 0], X)
      : fuse(cylinder(bore, 60, [0, 0, 0], X), sphere(bore));
  const seats = ballSeats({ ball, bore, ...seat }, [0, 90, 180, 270]);
  return [
    { name: 'ball', material: 'polished', shape: cut(sphere(ball), run, branch) },
    { name: 'seats', material: 'ptfe', shape: seats },
  ];
}

/** Stem with its packing nut; short under an actuator. */
export function stemParts(actuated: boolean): Part[] {
  const top = pad + padThickness;
  const nut = revolve([
    [stem + 0.1, top - 3],
    [12, top - 3],
    [12, top + 3],
    [9, top + 6],
    [stem + 0.1, top + 6],
  ]);
  const shaft = cylinder(stem, top - ball + 14, [0, 0, ball - 2]);
  if (actuated) return [{ name: 'stem', material: 'steel', shape: shaft }];
  return [
    {
      name: 'stem',
      material: 'steel',
      shape: fuse(shaft, roundedBox(9.8, 9.8, 20, 1.2, [0, 0, top + 11])),
    },
    { name: 'packing-nut', material: 'steel', shape: nut },
  ];
}
