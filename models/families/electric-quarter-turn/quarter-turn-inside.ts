import type { Shape3D } from 'replicad';
import { cut, fillet, fuse } from '#models/lib/booleans.ts';
import { pinion } from '#models/lib/gears.ts';
import type { Part } from '#models/lib/part.ts';
import {
  box,
  compound,
  cylinder,
  NEG_Y,
  place,
  revolve,
  roundedBox,
  tube,
  Y,
} from '#models/lib/solids.ts';
import {
  CENTRE_X,
  COVER_TOP,
  JOINT_Z,
  LENGTH,
  QUARTER_TURN_DOME,
  WHEEL_X,
  WHEEL_Z,
  WIDTH,
} from './quarter-turn-proportions.ts';

// Proportions of the illustration, mm.
const WALL = 8,
  FLOOR_Z = 30;
/** Output shaft: radius in its bearing in the floor, below the worm wheel, and up to the window. */
const BEARING = 22,
  HUB = 15,
  SPINDLE = 7;
/** Worm wheel and worm: the sum of their pitch radii is the distance of their axes. */
const TEETH = 24,
  PITCH = 8.6;
const WHEEL_HALF = 10,
  WORM_LENGTH = 74,
  WORM_SHAFT = 8.5;
/** The motor stands on a plate; its pinion drives a gear that turns around the output shaft. */
const PLATE_Z = 92,
  PLATE = 4,
  GEAR_Z = 79,
  GEAR = 7,
  GEAR_TEETH = 56,
  PINION_TEETH = 12,
  GEAR_PITCH = 5;
const MOTOR_RADIUS = 26,
  MOTOR_HEIGHT = 72;

const radiusOf = (teeth: number, pitch: number) => (teeth * pitch) / (2 * Math.PI);
const MOTOR_X = radiusOf(GEAR_TEETH + PINION_TEETH, GEAR_PITCH) + 0.6;

/**
 * The same actuator as seen from outside, with a hollow housing and a drive in it: motor, gears, worm of the handwheel, worm
 * wheel, output shaft with the cams of the limit switches. How the 480 series is built inside is not stated: an illustration.
 */
export function withInside(parts: readonly Part[]): Part[] {
  return [
    ...parts.map((part) => ({ ...part, shape: hollow[part.name]?.(part.shape) ?? part.shape })),
    { name: 'shaft', material: 'steel', shape: shaft() },
    { name: 'worm-wheel', material: 'brass', shape: wormWheel() },
    { name: 'worm', material: 'steel', shape: worm() },
    ...motor(),
    ...limitSwitches(),
  ];
}

/** What is taken out of the parts that close the housing. */
const hollow: Record<string, (shape: Shape3D) => Shape3D> = {
  base: (shape) =>
    cut(
      shape,
      roundedBox(LENGTH - 2 * WALL, WIDTH - 2 * WALL, JOINT_Z, 34, [CENTRE_X, 0, FLOOR_Z]),
      cylinder(BEARING + 0.2, FLOOR_Z + 2, [0, 0, -1]),
      cylinder(WORM_SHAFT + 0.2, WIDTH / 2 + 60, [WHEEL_X, 0, WHEEL_Z], NEG_Y),
    ),
  joint: (shape) =>
    cut(shape, roundedBox(LENGTH - 2 * WALL, WIDTH - 2 * WALL, 4, 34, [CENTRE_X, 0, JOINT_Z - 1])),
  cover: (shape) => cut(shape, coverRoom(), cylinder(SPINDLE + 0.3, 30, [0, 0, COVER_TOP - 20])),
  dome: (shape) => {
    const { radius, height, z } = QUARTER_TURN_DOME;
    return cut(shape, cylinder(radius - 4, height * 0.45, [0, 0, z - 1]));
  },
};

const coverRoom = () =>
  fillet(
    roundedBox(LENGTH - 8 - 2 * WALL, WIDTH - 4 - 2 * WALL, COVER_TOP - JOINT_Z - WALL, 32, [
      CENTRE_X,
      0,
      JOINT_Z,
    ]),
    20,
    (edges) => edges.inPlane('XY', COVER_TOP - WALL),
    'room in the cover',
  );

/** From the square socket for the valve's stem up to the indicator in the window. */
function shaft(): Shape3D {
  const turned = revolve([
    [0, 1],
    [BEARING, 1],
    [BEARING, FLOOR_Z + 6],
    [HUB, FLOOR_Z + 6],
    [HUB, GEAR_Z - 3],
    [SPINDLE, GEAR_Z - 3],
    [SPINDLE, COVER_TOP + 9],
    [16, COVER_TOP + 9],
    [16, COVER_TOP + 13],
    [0, COVER_TOP + 13],
  ]);
  return cut(turned, box([-9.5, -9.5, -1], [9.5, 9.5, 32]));
}

const wormWheel = () =>
  cut(
    fuse(
      pinion(TEETH, PITCH, WHEEL_Z - WHEEL_HALF, 2 * WHEEL_HALF),
      cylinder(HUB + 7, 2 * WHEEL_HALF + 12, [0, 0, WHEEL_Z - WHEEL_HALF - 6]),
    ),
    cylinder(HUB + 0.1, 100, [0, 0, 0]),
  );

/** Rings instead of a helix, as in the threads. A gap faces the wheel's tooth on y = 0. */
function worm(): Shape3D {
  const pitchRadius = -WHEEL_X - radiusOf(TEETH, PITCH);
  const root = pitchRadius - 0.3 * PITCH,
    tip = pitchRadius + 0.25 * PITCH;
  const from = -WORM_LENGTH / 2;
  const points: [number, number][] = [
    [0, -WIDTH / 2 - 40],
    [WORM_SHAFT, -WIDTH / 2 - 40],
    [WORM_SHAFT, from],
    [root, from],
  ];
  for (let ring = -4; ring < 4; ring++) {
    const at = (share: number) => (ring + share) * PITCH;
    points.push([root, at(0.18)], [tip, at(0.39)], [tip, at(0.61)], [root, at(0.82)]);
  }
  points.push(
    [root, -from],
    [WORM_SHAFT, -from],
    [WORM_SHAFT, WIDTH / 2 - WALL - 1],
    [0, WIDTH / 2 - WALL - 1],
  );
  return place(revolve(points), [WHEEL_X, 0, WHEEL_Z], Y);
}

function motor(): Part[] {
  const top = PLATE_Z + PLATE;
  const plate = cut(
    roundedBox(LENGTH - 2 * WALL - 4, WIDTH - 2 * WALL - 4, PLATE, 32, [CENTRE_X, 0, PLATE_Z]),
    cylinder(SPINDLE + 1, 40, [0, 0, PLATE_Z - 20]),
    cylinder(8, 40, [MOTOR_X, 0, PLATE_Z - 20]),
  );
  const casing = cut(
    revolve([
      [5.2, 0],
      [MOTOR_RADIUS, 0],
      [MOTOR_RADIUS, MOTOR_HEIGHT - 3],
      [MOTOR_RADIUS - 3, MOTOR_HEIGHT],
      [5.2, MOTOR_HEIGHT],
    ]),
    tube(MOTOR_RADIUS - 3, 1, MOTOR_HEIGHT - 8, [0, 0, 4]),
  );
  const rotor = fuse(
    cylinder(5, MOTOR_HEIGHT + 4 + top - GEAR_Z, [0, 0, GEAR_Z - top]),
    cylinder(14, MOTOR_HEIGHT - 22, [0, 0, 11]),
    pinion(PINION_TEETH, GEAR_PITCH, GEAR_Z - top, GEAR, Math.PI / PINION_TEETH),
  );
  const stator = tube(MOTOR_RADIUS - 3.2, 14.8, MOTOR_HEIGHT - 26, [0, 0, 13]);
  const inPlace = (shape: Shape3D) => shape.translate([MOTOR_X, 0, top]);
  return [
    { name: 'motor-plate', material: 'cast-aluminium', shape: plate },
    { name: 'motor', material: 'black-plastic', shape: inPlace(casing) },
    { name: 'motor-stator', material: 'brass', shape: inPlace(stator) },
    { name: 'motor-rotor', material: 'steel', shape: inPlace(rotor) },
    {
      name: 'motor-gear',
      material: 'steel',
      shape: cut(
        pinion(GEAR_TEETH, GEAR_PITCH, GEAR_Z, GEAR),
        cylinder(SPINDLE + 0.3, 40, [0, 0, GEAR_Z - 20]),
      ),
    },
  ];
}

/** Cams on the shaft, the switches beside them, and the board with the terminals. */
function limitSwitches(): Part[] {
  const cams = [0, 1].map((i) =>
    cut(
      fuse(
        cylinder(15, 7, [0, 0, 128 + i * 14]),
        roundedBox(20, 10, 7, 3, [i ? -12 : 12, 0, 128 + i * 14]),
      ),
      cylinder(SPINDLE + 0.2, 40, [0, 0, 120 + i * 14]),
    ),
  );
  const switches = [0, 1].map((i) => box([-52.9, -9, 126 + i * 14], [-25, 9, 137 + i * 14]));
  const bracket = box([-60, -20, PLATE_Z + PLATE + 0.1], [-53, 20, 168]);
  return [
    { name: 'cams', material: 'indicator', shape: compound(cams) },
    { name: 'limit-switches', material: 'black-plastic', shape: compound(switches) },
    { name: 'switch-bracket', material: 'steel', shape: bracket },
  ];
}
