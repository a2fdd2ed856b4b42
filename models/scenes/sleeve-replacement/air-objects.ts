import { airFittingTop } from '#models/lib/air-fitting.ts';
import { cut, fuse } from '#models/lib/booleans.ts';
import type { Part, Vec3 } from '#models/lib/part.ts';
import { pipe } from '#models/lib/piping.ts';
import {
  box,
  cylinder,
  draw,
  extrudeOn,
  hexagonalPrism,
  NEG_Y,
  roundedBox,
  roundedBoxFront,
} from '#models/lib/solids.ts';
import { BENCH, FLOOR, PIPE_OUTER, VALVE } from './layout.ts';
import { padlock } from './padlock.ts';

/** Start of the hose at the board, and height of its end in the valve's fitting. */
const OUT: Vec3 = [0, 258, 372];
const FITTING_TOP = VALVE.bossTop + airFittingTop(VALVE.fitting) - 12;
const HOSE = 10,
  BEND = 70;

/** Control air: board behind the pipe with cock and gauge, hose, and the gauges of pipe and leak test. */
export const airObjects = {
  'air-board': () => board(),
  'air-cock-open': () => cockLever(true),
  'air-cock-shut': () => cockLever(false),
  'air-lock': () => padlock([60, 268, OUT[2] + 14], 46),
  'air-gauge-up': () => needle([-92, 258, 388], 46, [0.62, 0.78]),
  'air-gauge-zero': () => needle([-92, 258, 388], 46, [-0.75, -0.66]),
  'hose-on': () => hose([0, 0, OUT[2]], [0, 0, FITTING_TOP]),
  'hose-off': () => hose([0, 150, OUT[2]], [0, 150, 226]),
  'hose-bench': () =>
    hose(
      [0, BENCH[1], OUT[2]],
      [BENCH[0], BENCH[1], OUT[2]],
      [BENCH[0], BENCH[1], BENCH[2] + FITTING_TOP],
    ),
  'line-gauge': () => lineGauge(),
  'line-gauge-up': () => needle(LINE_GAUGE, 52, [0.62, 0.78]),
  'line-gauge-zero': () => needle(LINE_GAUGE, 52, [-0.75, -0.66]),
  'test-gauge': () => testGauge(),
} satisfies Record<string, () => Part[]>;

function board(): Part[] {
  const post = fuse(
    roundedBox(44, 44, 372 - FLOOR, 6, [-40, 320, FLOOR]),
    roundedBox(200, 200, 14, 8, [-40, 320, FLOOR]),
  );
  const plate = roundedBoxFront(230, 170, 10, 10, [-48, 298, 376]);
  const cock = fuse(
    cylinder(20, 34, [0, 288, OUT[2]], NEG_Y),
    roundedBox(34, 30, 36, 6, [0, 268, OUT[2] - 18]),
    cylinder(8, 34, [0, 268, OUT[2]]),
    // Compression nut that holds the hose.
    hexagonalPrism(32, 26, [0, 256, OUT[2]], NEG_Y),
    // Lug below the lever: a padlock goes through both when the cock is shut.
    box([0, 258, OUT[2] + 24], [74, 278, OUT[2] + 30]),
  );
  return [
    { name: 'air-post', material: 'black-plastic', shape: post },
    { name: 'air-plate', material: 'cast-aluminium', shape: plate },
    { name: 'air-cock', material: 'brass', shape: cock },
    ...dial([-92, 288, 388], 46, 30),
  ];
}

function cockLever(open: boolean): Part[] {
  const z = OUT[2] + 33;
  const shape = open ? box([-9, 196, z], [9, 282, z + 8]) : box([-14, 259, z], [72, 277, z + 8]);
  return [{ name: 'air-cock-lever', material: 'signal-red', shape }];
}

function hose(corner: Vec3, ...rest: Vec3[]): Part[] {
  return [
    { name: 'hose', material: 'paint-electric', shape: pipe([OUT, corner, ...rest], HOSE, BEND) },
  ];
}

/** Dial facing the viewer (-Y); `depth` is from its back to its face. */
function dial([x, y, z]: Vec3, radius: number, depth: number): Part[] {
  const rim = cut(
    cylinder(radius, depth, [x, y, z], NEG_Y),
    cylinder(radius * 0.88, depth, [x, y - depth * 0.6, z], NEG_Y),
  );
  return [
    { name: `dial-rim${x}`, material: 'steel', shape: rim },
    {
      name: `dial${x}`,
      material: 'ptfe',
      shape: cylinder(radius * 0.875, 2, [x, y - depth * 0.6, z], NEG_Y),
    },
  ];
}

/** Tapered needle of a dial, pointing in a direction given as right and up. */
function needle([x, y, z]: Vec3, radius: number, [right, up]: [number, number]): Part[] {
  const at = (along: number, across: number): [number, number] => [
    (right * along - up * across) * radius,
    (up * along + right * across) * radius,
  ];
  const outline = draw(at(-0.25, -0.07))
    .lineTo(at(0.72, -0.02))
    .lineTo(at(0.72, 0.02))
    .lineTo(at(-0.25, 0.07))
    .close();
  const shape = fuse(
    cylinder(radius * 0.13, 6, [x, y + 10, z], NEG_Y),
    extrudeOn('XZ', outline, 3, [x, y + 8, z]),
  );
  return [{ name: `needle${x}`, material: 'signal-red', shape }];
}

/** Position of the pressure gauge of the pipe between the isolation valves. */
const LINE_GAUGE: Vec3 = [-450, -222, 168];

/** Stem from a boss on the pipe's side, bent up into the gauge. */
function lineGauge(): Part[] {
  const [x, y, z] = LINE_GAUGE;
  const low = 24;
  const side = -Math.sqrt(PIPE_OUTER ** 2 - low ** 2);
  const stem = fuse(
    pipe(
      [
        [x, side + 10, low],
        [x, y + 15, low],
        [x, y + 15, z - 50],
      ],
      9,
      24,
    ),
    cylinder(19, 26, [x, side + 12, low], NEG_Y),
    hexagonalPrism(30, 24, [x, y + 15, z - 73]),
  );
  return [
    { name: 'line-gauge-stem', material: 'brass', shape: stem },
    ...dial([x, y + 30, z], 52, 30),
  ];
}

/** Gauge with cock on the right blind cover, for the leak test. */
function testGauge(): Part[] {
  const x = VALVE.length / 2 + 24;
  const gaugeX = x + 74;
  const [middle, radius] = [122, 56];
  const stem = fuse(
    hexagonalPrism(36, 14, [x, 0, 0], [1, 0, 0]),
    cylinder(13, 80, [x, 0, 0], [1, 0, 0]),
    roundedBox(34, 34, 34, 6, [x + 32, 0, -17]),
    roundedBox(30, 30, 30, 6, [gaugeX, 0, -15]),
    cylinder(9, middle - radius + 1, [gaugeX, 0, 0]),
    hexagonalPrism(28, 22, [gaugeX, 0, middle - radius - 21.5]),
    cylinder(7, 30, [x + 32, 0, 10]),
  );
  return [
    { name: 'test-stem', material: 'brass', shape: stem },
    {
      name: 'test-cock-lever',
      material: 'signal-red',
      shape: box([x + 22, -56, 38], [x + 42, 12, 45]),
    },
    ...dial([gaugeX, 15, middle], radius, 30),
    ...needle([gaugeX, -15, middle], radius, [0.62, 0.78]),
  ];
}
