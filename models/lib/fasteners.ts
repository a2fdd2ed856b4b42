import type { Shape3D } from 'replicad';
import { cut, fuse, intersect } from './booleans.ts';
import { cylinder, hexagonalPrism, revolve } from './solids.ts';

// Each stands on z = 0 along +Z; `place()` makes positioned copies. `d` is the thread diameter, mm.

const made = new Map<string, Shape3D>();

function once(key: string, make: () => Shape3D): Shape3D {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}

const ACROSS_FLATS = 1.5;

/** Hexagon with chamfered upper corners, as on nuts and bolt heads. */
function chamferedHexagon(d: number, height: number): Shape3D {
  const flats = d * ACROSS_FLATS;
  const corner = flats / 2 / Math.cos(Math.PI / 6);
  const turned = revolve([
    [0, 0],
    [corner * 1.02, 0],
    [corner * 1.02, height * 0.8],
    [flats * 0.46, height],
    [0, height],
  ]);
  return intersect(hexagonalPrism(flats, height), turned);
}

/** Hexagon bolt head with washer face. */
export const hexBolt = (d: number): Shape3D =>
  once(`hex-bolt ${d}`, () => fuse(chamferedHexagon(d, d * 0.65), cylinder(d * 0.93, d * 0.12)));

/**
 * Hexagon nut with the end of its stud.
 * @param below how far the stud reaches below the nut, in the parts that it holds together, mm
 */
export const studNut = (d: number, below = 0): Shape3D =>
  once(`stud-nut ${d} ${below}`, () => {
    const height = d * 0.8;
    const stud = revolve([
      [0, -below],
      [d / 2, -below],
      [d / 2, height + d * 0.42],
      [d * 0.38, height + d * 0.55],
      [0, height + d * 0.55],
    ]);
    return fuse(chamferedHexagon(d, height), stud, cylinder(d * 0.93, d * 0.12));
  });

/**
 * Socket head cap screw: the head with its hexagon socket, and below it the shank, which only a section or an exploded view
 * shows.
 * @param length of the shank, mm
 */
export const capScrew = (d: number, length: number): Shape3D =>
  once(`cap-screw ${d} ${length}`, () => {
    const radius = d * 0.75;
    const turned = revolve([
      [0, -length],
      [d * 0.42, -length],
      [d / 2, d * 0.08 - length],
      [d / 2, 0],
      [radius, 0],
      [radius, d * 0.9],
      [radius * 0.88, d],
      [0, d],
    ]);
    return cut(turned, hexagonalPrism(d * 0.866, d, [0, 0, d * 0.45]));
  });

/**
 * Countersunk screw with a hexagon socket, flush: its head ends on z = 0, its shank below.
 * @param length from the head's face to the shank's end, mm
 * @param radius of the head, mm
 * @param clearance wider all round and without a socket: the tool that cuts its hole, mm
 */
export const countersunkScrew = (
  d: number,
  length: number,
  { radius = d, clearance = 0 } = {},
): Shape3D =>
  once(`countersunk-screw ${d} ${length} ${radius} ${clearance}`, () => {
    const head = radius + clearance,
      shank = d / 2 + clearance,
      land = d * 0.08;
    const turned = revolve([
      [0, clearance],
      [head, clearance],
      [head, -land],
      [shank, shank - head - land],
      [shank, -length - clearance],
      [0, -length - clearance],
    ]);
    return clearance > 0 ? turned : cut(turned, hexagonalPrism(d * 0.64, d, [0, 0, -d * 0.3]));
  });

/** Cable gland. */
export const cableGland = (d: number): Shape3D =>
  once(`gland ${d}`, () => {
    const radius = d * 0.62;
    const dome = revolve([
      [0, d * 0.8],
      [radius * 0.8, d * 0.8],
      [radius * 0.78, d * 0.95],
      [radius * 0.5, d * 1.12],
      [0, d * 1.12],
    ]);
    const body = fuse(
      hexagonalPrism(radius * 1.83, d * 0.34),
      cylinder(radius * 0.8, d * 0.42),
      hexagonalPrism(radius * 1.7, d * 0.4, [0, 0, d * 0.42]),
      dome,
    );
    return cut(body, cylinder(d * 0.22, d * 2));
  });
