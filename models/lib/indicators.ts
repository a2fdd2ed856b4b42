import { cut, intersect } from './booleans.ts';
import { letter } from './letters.ts';
import type { Part } from './part.ts';
import { box, compound, cylinder, draw, revolve, revolveDrawing, roundedBox } from './solids.ts';

/** O (open) on both sides along the pipe, S (shut) across it, between two radii around the axis. */
function openAndShut(inner: number, outer: number, z: number) {
  const middle = (inner + outer) / 2,
    height = (outer - inner) * 0.8;
  return compound(
    [-1, 1].flatMap((s) => [
      letter('O', height, [s * middle, 0, z]),
      letter('S', height, [0, s * middle, z]),
    ]),
  );
}

/** What an indicator shows: open and shut, or where one end of the shaft points, for a valve that joins ends in turn. */
export type Indication = 'open-shut' | 'pointer';

/**
 * Position indicator of a pneumatic actuator around its shaft, standing on z: black disc that turns over a fixed ring, with two
 * yellow bars that point to the ring's O (open), or with one bar over a ring without marks.
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
    cylinder(20, 40, [0, 0, z - 2]),
  );
  const puck = cut(
    revolve([
      [0, z + 3.2],
      [24, z + 3.2],
      [24, z + 6],
      [23, z + 16],
      [21.5, z + 17],
      [0, z + 17],
    ]),
    cylinder(15, 40, [0, 0, z - 2]),
  );
  const ends = indication === 'open-shut' ? [-1, 1] : [1];
  const bars = ends.map((s) => roundedBox(6, 8, 1.6, 1.6, [s * 18.2, 0, z + 16.9]));
  return [
    { name: 'indicator-ring', material: 'ptfe', shape: ring },
    ...(indication === 'open-shut'
      ? [
          {
            name: 'indicator-marks',
            material: 'black-plastic' as const,
            shape: openAndShut(24.5, 38, z + 2.8),
          },
        ]
      : []),
    { name: 'indicator', material: 'black-plastic', shape: puck },
    { name: 'indicator-bars', material: 'indicator', shape: compound(bars) },
  ];
}

/** Position window of an electric actuator. */
export interface IndicatorDome {
  /** Radius and height of the dome, and where it stands, mm. */
  radius: number;
  height: number;
  z: number;
}

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
      [-dome.radius - 4, -dome.radius * 0.15, dome.z + 2],
      [dome.radius + 4, dome.radius * 0.15, dome.z + dome.height + 4],
    ),
  ),
});

/** Yellow dome in a black ring with the marks O and S, without the bar that turns. */
function indicatorWindow(dome: IndicatorDome): Part[] {
  const { radius, z } = dome;
  const ring = revolve([
    [radius + 0.1, z - 1],
    [radius + 12, z - 1],
    [radius + 12, z + 2.5],
    [radius + 11, z + 3.5],
    [radius + 0.1, z + 3.5],
  ]);
  return [
    { name: 'dome-ring', material: 'black-plastic', shape: ring },
    {
      name: 'dome-marks',
      material: 'ptfe',
      shape: openAndShut(radius + 1, radius + 11, z + 3.3),
    },
    { name: 'dome', material: 'indicator', shape: skin(dome) },
  ];
}

/** Window with its bar at O. */
export const indicatorDome = (dome: IndicatorDome): Part[] => [
  ...indicatorWindow(dome),
  domeBar(dome),
];
