import type { Shape3D } from 'replicad';
import { cut, intersect } from './booleans.ts';
import { letter } from './letters.ts';
import type { Part } from './part.ts';
import { box, compound, cylinder, draw, revolve, revolveDrawing, solid, Z } from './solids.ts';

/**
 * O (open) on both sides along the pipe, and S (shut) across it, between two radii around the axis. No S behind the axis: dome or disc
 * hides half of it, and the rest reads as another letter.
 */
function openAndShut(inner: number, outer: number, z: number) {
  const middle = (inner + outer) / 2,
    height = (outer - inner) * 0.85;
  return compound(
    letter('O', height, [-middle, 0, z]),
    letter('O', height, [middle, 0, z]),
    letter('S', height, [0, -middle, z]),
  );
}

/**
 * What an indicator shows: that the valve is open or shut, or, for a three-way valve, which joins ends in turn, at which of its
 * ends the shaft points. `turned`: the actuator on its valve, degrees counter-clockwise.
 */
export type Indication = 'open' | 'shut' | { turned: number };

/** Bar over the disc and down its side, where a small picture shows it too. */
const bar = (side: number, z: number, puck: Shape3D): Shape3D =>
  cut(
    box(
      [Math.min(side * 14.8, side * 21.8), -4.5, z + 4],
      [Math.max(side * 14.8, side * 21.8), 4.5, z + 18.2],
    ),
    puck.clone() as Shape3D,
  );

/** A, B and C on the sides of the valve's ends: the same letters as on these, and the same way up. */
const endLetters = (radius: number, height: number, z: number, turned: number) =>
  compound(
    letter('A', height, [-radius, 0, z]),
    letter('B', height, [radius, 0, z]),
    letter('C', height, [0, -radius, z]),
  ).rotate(-turned, [0, 0, 0], Z);

/** How far the arrow on a disc reaches over its edge, mm. */
const OVERHANG = 8;

/** Arrow on the disc, towards the end B, twice as long as wide: its base and the disc's edge around the axis. */
function pointer(base: number, edge: number, z: number): Shape3D {
  const tip = edge + OVERHANG,
    half = (tip - base) / 4;
  return solid(draw([base, -half]).lineTo([tip, 0]).lineTo([base, half]).close(), 1.6).translate([
    0,
    0,
    z,
  ]);
}

/**
 * Position indicator of a pneumatic actuator around its shaft, standing on z: black disc that turns over a fixed ring, with two
 * yellow bars that point to the ring's O (open) or S (shut), or with one arrow head that points to the letter of an end.
 */
export function indicatorPuck(z: number, indication: Indication): Part[] {
  const ring = cut(
    revolve([
      [0, z],
      [39, z],
      [39, z + 2],
      [38, z + 3],
      [0, z + 3],
    ]),
    cylinder(17, 40, [0, 0, z - 2]),
  );
  const puck = cut(
    revolve([
      [0, z + 3.2],
      [21, z + 3.2],
      [21, z + 6],
      [20, z + 16],
      [19, z + 17],
      [0, z + 17],
    ]),
    cylinder(14.5, 40, [0, 0, z - 2]),
  );
  const bars =
    typeof indication === 'string'
      ? compound([-1, 1].map((s) => bar(s, z, puck))).rotate(
          indication === 'open' ? 0 : 90,
          [0, 0, 0],
          Z,
        )
      : pointer(14.8, 20.8, z + 16.9).rotate(-indication.turned, [0, 0, 0], Z);
  const marks =
    typeof indication === 'string'
      ? openAndShut(22, 38.2, z + 3)
      : endLetters(30.2, 13, z + 3, indication.turned);
  return [
    { name: 'indicator-ring', material: 'ptfe', shape: ring },
    { name: 'indicator-marks', material: 'black-plastic', shape: marks },
    { name: 'indicator', material: 'black-plastic', shape: puck },
    { name: 'indicator-bars', material: 'indicator', shape: bars },
  ];
}

/** Position window of an electric actuator. */
export interface IndicatorDome {
  /** Radius and height of the dome, and where it stands, mm. */
  radius: number;
  height: number;
  z: number;
}

/** Width of the ring around the dome, for letters that a card shows too, mm. */
const RING = 17,
  /** Its upper face above the dome's foot, on which the bar stands too. */
  RING_TOP = 3.5;

/** Height of the bar above the dome's skin, mm. */
const BAR = 0.9;

const skin = ({ radius, height, z }: IndicatorDome, over = 0) =>
  revolveDrawing(
    draw([0, z])
      .lineTo([radius + over, z])
      .lineTo([radius + over, z + 3])
      .ellipseTo([0, z + height + over], radius + over, height + over - 3, 0, false, true)
      .close(),
  );

/** Strip over the dome along the bore: it lies along the pipe when the valve is open. */
export const domeBar = (dome: IndicatorDome): Part => ({
  name: 'dome-bar',
  material: 'black-plastic',
  shape: intersect(
    skin(dome, BAR),
    box(
      [-dome.radius - 4, -dome.radius * 0.15, dome.z + RING_TOP + 0.05],
      [dome.radius + 4, dome.radius * 0.15, dome.z + dome.height + 4],
    ),
  ),
});

/** Yellow dome in a black ring with the marks O and S, without the bar that turns. */
function indicatorWindow(dome: IndicatorDome): Part[] {
  const { radius, z } = dome;
  // It stands on what is below: sunk in, its lower edge shows in pieces.
  const ring = revolve([
    [radius + 0.1, z - 0.35],
    [radius + RING, z - 0.35],
    [radius + RING, z + RING_TOP - 1],
    [radius + RING - 1, z + RING_TOP],
    [radius + 0.1, z + RING_TOP],
  ]);
  return [
    { name: 'dome-ring', material: 'black-plastic', shape: ring },
    {
      name: 'dome-marks',
      material: 'ptfe',
      shape: openAndShut(radius + 0.8, radius + RING - 1, z + RING_TOP),
    },
    { name: 'dome', material: 'indicator', shape: skin(dome) },
  ];
}

/** Window with its bar at O. */
export const indicatorDome = (dome: IndicatorDome): Part[] => [
  ...indicatorWindow(dome),
  domeBar(dome),
];
