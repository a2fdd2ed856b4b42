import { cut } from '#models/lib/booleans.ts';
import { studNut } from '#models/lib/fasteners.ts';
import { atPadHoles, type PadName, padThread } from '#models/lib/iso5211.ts';
import type { Part } from '#models/lib/part.ts';
import { compound, cylinder, NEG_Z, place } from '#models/lib/solids.ts';

/** What an actuator stands on, mm of illustration. */
export interface Seat {
  /** Hole circle of the joint. */
  pad: PadName;
  /** z of the underside, where the nuts are, and of the actuator's foot. */
  underside: number;
  foot: number;
}

/** How deep studs are screwed into a foot, in diameters. */
const SCREWED_IN = 1.15;

/**
 * Actuator in its place on a valve, with studs in the holes of its foot and their nuts under the valve's pad.
 * @param footed name of the part whose foot it is
 */
export function fastenedActuator(
  parts: readonly Part[],
  footed: string,
  { pad, underside, foot }: Seat,
): Part[] {
  const d = padThread(pad);
  const depth = SCREWED_IN * d;
  const holes = atPadHoles(pad, (x, y) => cylinder(d / 2 + 0.05, depth + 1.4, [x, y, foot - 1]));
  const studs = atPadHoles(pad, (x, y) =>
    place(studNut(d, foot - underside + depth), [x, y, underside - 0.1], NEG_Z),
  );
  return [
    ...parts.map((part) =>
      part.name === footed ? { ...part, shape: cut(part.shape, holes) } : part,
    ),
    { name: 'actuator-studs', material: 'steel', shape: compound(studs) },
  ];
}
