import { cut, intersect } from './booleans.ts';
import { letter } from './letters.ts';
import type { Part } from './part.ts';
import { box, compound, cylinder, draw, revolve, revolveDrawing, roundedBox } from './solids.ts';

/** O (open) on both sides along the pipe, S (shut) across it, between two radii around the axis. */
function openAndShut(inner: number, outer: number, z: number) {
  const middle = (inner + outer) / 2,
    height = (outer - inner) * 0.72;
  return compound(
    [-1, 1].flatMap((s) => [
      letter('O', height, [s * middle, 0, z]),
      letter('S', height, [0, s * middle, z]),
    ]),
  );
}

/**
 * Position indicator of a pneumatic actuator around its shaft, standing on z: black disc with two yellow bars that turns over
 * a fixed ring with the marks O and S. The bars point to O: open.
 */
export function indicatorPuck(z: number): Part[] {
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
      [28.5, z + 3.2],
      [28.5, z + 6],
      [26, z + 16],
      [24.5, z + 17],
      [0, z + 17],
    ]),
    cylinder(15, 40, [0, 0, z - 2]),
  );
  const bars = [-1, 1].map((s) => roundedBox(8.6, 8.6, 1.6, 1.6, [s * 20.1, 0, z + 16.9]));
  return [
    { name: 'indicator-ring', material: 'ptfe', shape: ring },
    { name: 'indicator-marks', material: 'black-plastic', shape: openAndShut(29, 38, z + 2.8) },
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
