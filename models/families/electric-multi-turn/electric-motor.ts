import { fillet, fuse } from '#models/lib/booleans.ts';
import { finnedBarrel } from '#models/lib/fins.ts';
import type { Part } from '#models/lib/part.ts';
import { cylinder, roundedBoxX, X } from '#models/lib/solids.ts';
import { motorSeat } from '#models/families/parts/multi-turn-gear.ts';

/** Electric motor with cooling fins, on the gear's motor seat. */
export function electricMotor(): Part[] {
  const [seat, y, z] = motorSeat;
  const at = (x: number): [number, number, number] => [seat + x, y, z];
  const flange = fuse(roundedBoxX(108, 108, 11, 22, at(0.6)), cylinder(52.5, 24, at(0), X));
  // Flange and end are wider than the fins, which end on them.
  const end = fillet(
    cylinder(53.5, 30, at(122), X),
    13,
    (e) => e.inPlane('YZ', seat + 152),
    'motor end',
  );
  return [
    { name: 'motor-flange', material: 'paint-electric', shape: flange },
    { name: 'motor', material: 'paint-electric', shape: finnedBarrel(50, 43, 26, 100, at(23.5)) },
    { name: 'motor-end', material: 'paint-electric', shape: end },
  ];
}
