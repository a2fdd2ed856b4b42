import type { Shape3D } from 'replicad';
import { cut, fuse } from './booleans.ts';
import { cylinder, hexagonalPrism, revolve } from './solids.ts';

/** Lengths and radii as shares of the fitting's size `d`. */
const SHANK = 0.82,
  THREAD = 0.44,
  CORE = 0.385,
  TURNS = 7;

/** Push-in fitting for compressed air: the hexagon stands on z = 0, the threaded shank reaches below it into the port. */
export function airFitting(d: number): Shape3D {
  const body = fuse(
    shank(d),
    cylinder(d * 0.66, d * 0.1),
    hexagonalPrism(d * 1.4, d * 0.46, [0, 0, d * 0.08]),
    revolve([
      [0, d * 0.5],
      [d * 0.58, d * 0.5],
      [d * 0.58, d * 1.16],
      [d * 0.52, d * 1.24],
      [0, d * 1.24],
    ]),
    // The ring that is pressed down to release the hose.
    cylinder(d * 0.4, d * 0.2, [0, 0, d * 1.2]),
    cylinder(d * 0.48, d * 0.1, [0, 0, d * 1.36]),
  );
  return cut(body, cylinder(d * 0.32, d, [0, 0, d * 0.7]), cylinder(d * 0.2, d * 3, [0, 0, -d]));
}

/** z of the end of the fitting, above the port. */
export const airFittingTop = (d: number): number => d * 1.46;

/** Radius of the port's thread. */
export const airPortRadius = (d: number): number => d * THREAD + 0.1;

/** Threaded port with the air passage below it, to be cut from a boss that ends at `top`. */
export const airPort = (d: number, top: number, bottom: number): Shape3D =>
  fuse(
    // Wider than the shank by a hair: touching faces would flicker in a section.
    cylinder(airPortRadius(d), d * 1.1, [0, 0, top - d]),
    cylinder(d * 0.3, top - bottom, [0, 0, bottom]),
  );

/** Rings instead of a helix: at this size nobody can tell them apart, and booleans stay quick. */
function shank(d: number): Shape3D {
  const pitch = (d * SHANK) / (TURNS + 1);
  const outline: [number, number][] = [
    [0, 0.5],
    [d * CORE, 0.5],
    [d * CORE, 0],
  ];
  for (let turn = 0; turn < TURNS; turn++) {
    const z = -pitch * (turn + 0.4);
    outline.push([d * CORE, z], [d * THREAD, z - pitch / 2], [d * CORE, z - pitch]);
  }
  outline.push([d * CORE * 0.96, -d * SHANK], [0, -d * SHANK]);
  // Neighbouring rings share their root: the same point twice would be an edge without length.
  return revolve(
    outline.filter(
      ([r, z], i) => i === 0 || r !== outline[i - 1]![0] || Math.abs(z - outline[i - 1]![1]) > 1e-6,
    ),
  );
}
