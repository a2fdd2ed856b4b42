import type { Shape3D } from 'replicad';
import { cut } from '#models/lib/booleans.ts';
import { studNut } from '#models/lib/fasteners.ts';
import { atPadHoles, type PadName, padThread } from '#models/lib/iso5211.ts';
import type { Part } from '#models/lib/part.ts';
import { compound, cylinder, NEG_Z, place, tube } from '#models/lib/solids.ts';

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
/** Radius and thickness of washers, in diameters. */
const WASHER = { radius: 1, thickness: 0.25 };

/**
 * Studs through a pad with their nuts and washers under it.
 * @param length of the studs above the pad's underside, mm
 */
export function padStuds(pad: PadName, underside: number, length: number): Shape3D[] {
  const d = padThread(pad);
  const washer = WASHER.thickness * d;
  return atPadHoles(pad, (x, y) => [
    tube(WASHER.radius * d, d / 2 + 0.2, washer - 0.1, [x, y, underside - washer]),
    place(studNut(d, length + washer), [x, y, underside - washer - 0.1], NEG_Z),
  ]).flat();
}

/**
 * Actuator in its place on a valve, with studs in the holes of its foot.
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
  const studs = padStuds(pad, underside, foot - underside + depth);
  return [
    ...parts.map((part) =>
      part.name === footed ? { ...part, shape: cut(part.shape, holes) } : part,
    ),
    { name: 'actuator-studs', material: 'steel', shape: compound(studs) },
  ];
}
