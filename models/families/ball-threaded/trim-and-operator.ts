import type { BallThreadedParams } from '#models/families/ball-threaded.ts';
import { cut, fuse } from '#models/lib/booleans.ts';
import { forgedLever, stopScrews, wingHandle } from '#models/lib/hand-levers.ts';
import type { Part } from '#models/lib/part.ts';
import { box, cylinder, revolve, sphere, X, Z } from '#models/lib/solids.ts';
import { ballSeats } from '#models/lib/seats.ts';
import { proportions } from './ball-threaded-proportions.ts';
import { shoulder, stemPacking } from './stem-packing.ts';

/** Depth of the ball's slot: over half of the wall stays between it and the bore, mm. */
const SLOT = 3.6,
  /** Half the width of the stem's tang in it. */
  TANG = 4.5;

const { ball, bore, mounting, open, pad, padThickness, seat, stem } = proportions;

/** Open ball between its seats; its slot lies across the bore, as in `drilledBall` of the flanged valves. */
export function ballAndSeats(): Part[] {
  const drilled = cut(
    sphere(ball),
    cylinder(bore, 100, [-50, 0, 0], X),
    box([-3.5, -20, ball - SLOT], [3.5, 20, ball + 4]),
  );
  return [
    { name: 'ball', material: 'polished', shape: drilled.rotate(open, [0, 0, 0], Z) },
    {
      name: 'seats',
      material: 'ptfe',
      shape: ballSeats({ ball, bore, ...seat }),
    },
  ];
}

/** Stem, and for manual operation packing nut and handle. */
export function stemAndOperator(operator: BallThreadedParams['operator']): Part[] {
  const top = pad + padThickness;
  const actuated = operator.startsWith('actuator');
  // Narrow: whole in a section, its front half hangs down in the picture, and would seem to reach into the bore.
  const tang = box([-3.2, -TANG, ball + 0.3 - SLOT], [3.2, TANG, ball + 3]).rotate(
    open,
    [0, 0, 0],
    Z,
  );
  const end = actuated ? top + 34 : top + 16;
  const parts: Part[] = [
    {
      name: 'stem',
      material: 'steel',
      shape: fuse(
        tang,
        cylinder(shoulder.radius, shoulder.height, [0, 0, shoulder.from]),
        cylinder(stem, end - ball - 2, [0, 0, ball + 2]),
      ),
    },
    ...stemPacking(),
  ];
  if (actuated) return parts;
  const nut = revolve([
    [stem + 0.1, top],
    [12, top],
    [12, top + 5],
    [9.5, top + 9],
    [stem + 0.1, top + 9],
  ]);
  const stops = stopScrews(top, mounting, padThickness);
  const handle =
    operator === 'lever' ? forgedLever(top + 9.2, open, 150) : wingHandle(top + 8, open);
  return [...parts, { name: 'packing-nut', material: 'steel', shape: nut }, stops, ...handle];
}
