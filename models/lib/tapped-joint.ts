import type { Shape3D } from 'replicad';
import { cut } from './booleans.ts';
import { studNut } from './fasteners.ts';
import { revolve, tube } from './solids.ts';

// A stud in a blind tapped hole, as in section drawings (ISO 6410): the thread is a thin line at its core; beyond the stud there
// is room for the tap, and the drill's point. All stand on z = 0 along +Z like fasteners; `d` is the thread diameter, mm.

/** Radius of a thread's core, as a share of its diameter. */
const CORE = 0.42;
/** How far the thread and the drilled hole go on behind the stud, in diameters. */
const TAPPED = 0.3,
  DRILLED = 0.6;
/** How deep a stud is screwed in, in diameters. */
const SCREWED_IN = 1.1;
/** Width of the line at the core, mm. */
const LINE = 0.12;

/**
 * Stud with its nut on z = 0, and its thread in the part behind the one that it holds.
 *
 * @param grip thickness of what lies between nut and tapped part, mm
 */
export function tappedStud(d: number, grip: number): Shape3D {
  const below = grip + SCREWED_IN * d;
  const core = CORE * d;
  const chamfer = revolve([
    [core, -below - 0.1],
    [d, -below - 0.1],
    [d, -below + d - core],
    [core, -below],
  ]);
  return cut(
    studNut(d, below).clone() as Shape3D,
    chamfer,
    tube(core + LINE, core, SCREWED_IN * d + 0.1, [0, 0, -below - 0.1]),
  );
}

/** Blind hole for that stud, downwards from z = 0, as a tool for `cut`. */
export function tappedHole(d: number): Shape3D {
  const wall = d / 2 + 0.05,
    core = CORE * d;
  const tapped = -(SCREWED_IN + TAPPED) * d,
    drilled = -(SCREWED_IN + DRILLED) * d;
  return revolve([
    [0, 1],
    [wall, 1],
    [wall, tapped],
    [core, tapped],
    [core, drilled],
    // The point of a drill has 118°.
    [0, drilled - core * Math.tan((31 * Math.PI) / 180)],
  ]);
}
