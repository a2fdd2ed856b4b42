import { cut, fuse } from '#models/lib/booleans.ts';
import type { Part, Vec3 } from '#models/lib/part.ts';
import { pipe } from '#models/lib/piping.ts';
import {
  box,
  cylinder,
  compound,
  NEG_Y,
  place,
  roundedBox,
  roundedBoxFront,
} from '#models/lib/solids.ts';
import { BENCH, FLOOR, PIPE_OUTER, VALVE } from './layout.ts';
import { padlock } from './padlock.ts';

/** Start of the hose at the board, and height of its end on the valve's fitting. */
const OUT: Vec3 = [0, 258, 372];
const FITTING_TOP = VALVE.bossTop + VALVE.fitting * 1.55;
const HOSE = 10,
  BEND = 70;

/** Control air: board behind the pipe with cock and gauge, hose, and the gauges of pipe and leak test. */
export const airObjects = {
  'air-board': () => board(),
  'air-cock-open': () => cockLever(true),
  'air-cock-shut': () => [...cockLever(false), ...padlock('air', [56, 252, OUT[2] + 42], 0.8)],
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

/** Needle of a dial, pointing in a direction given as right and up. */
function needle([x, y, z]: Vec3, radius: number, [right, up]: [number, number]): Part[] {
  const shape = fuse(
    cylinder(radius * 0.12, 8, [x, y + 10, z], NEG_Y),
    place(
      cylinder(radius * 0.06, radius * 0.98),
      [x - right * radius * 0.25, y + 5, z - up * radius * 0.25],
      [right, 0, up],
    ),
  );
  return [{ name: `needle${x}`, material: 'signal-red', shape }];
}

/** Position of the pressure gauge of the pipe between the isolation valves. */
const LINE_GAUGE: Vec3 = [-466, -196, 232];

function lineGauge(): Part[] {
  const [x, y, z] = LINE_GAUGE;
  // Its end is cut along the pipe: only an edge of its own is drawn as a line.
  const stem = cut(
    fuse(
      place(cylinder(11, 120), [x, -96, 110], [0, -0.45, 0.9]),
      cylinder(13, 44, [x, y + 46, z - 48]),
      cylinder(11, 30, [x, y + 46, z - 8], NEG_Y),
    ),
    cylinder(PIPE_OUTER, 100, [x - 50, 0, 0], [1, 0, 0]),
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
  const stem = fuse(
    cylinder(13, 80, [x, 0, 0], [1, 0, 0]),
    cylinder(13, 70, [gaugeX, 0, -8]),
    roundedBox(34, 34, 34, 6, [x + 28, 0, -17]),
  );
  return [
    { name: 'test-stem', material: 'brass', shape: compound(stem) },
    ...dial([gaugeX, 15, 104], 56, 30),
    ...needle([gaugeX, -15, 104], 56, [0.62, 0.78]),
  ];
}
