import type { Drawing, Shape3D } from 'replicad';
import { cut, fuse, intersect } from '#models/lib/booleans.ts';
import { hexBolt } from '#models/lib/fasteners.ts';
import type { Part, Vec3 } from '#models/lib/part.ts';
import {
  alongX,
  box,
  cylinder,
  compound,
  draw,
  extrudeOn,
  hexagonalPrism,
  NEG_X,
  place,
  revolve,
  roundedBox,
  sphere,
  tube,
  X,
  Y,
} from '#models/lib/solids.ts';
import { BENCH, FLOOR, VALVE, SLEEVE_OUT } from './layout.ts';
import { looseScrew, SCREW_LENGTH, wear } from './valve-objects.ts';

const { length, ringOuter, flange } = VALVE;
/** Heights of the timbers that carry casing and sleeve: the load lies a little way in them. */
const CASING_TIMBER = 176,
  SLEEVE_TIMBER = 196;

/** Timbers, tray and tools, at their positions in the scene; the lamp around the valve. */
export const toolObjects = {
  // Between the nuts of the blind flanges.
  timbers: () => timbers([-248, 248], CASING_TIMBER, hollowForCasing),
  'sleeve-timbers': () => timbers([680, 1060], SLEEVE_TIMBER, hollowForSleeve),
  'tray-studs': () => tray(),
  'tray-screws-right': () => trayScrews(0),
  'tray-screws-left': () => trayScrews(1),
  'straightedge-valve': () => straightedge(VALVE_FACE),
  'straightedge-pipe': () => straightedge([-381, 0, 0]),
  callipers: () => callipers(),
  'wall-callipers': () => wallCallipers(),
  lamp: () => lamp(),
  'lamp-beam': () => lampBeam(),
  brush: () => brush(),
  wrench: () => wrench(),
  'order-tag': () => orderTag(),
  'service-tag': () => serviceTag(),
} satisfies Record<string, () => Part[]>;

/**
 * Timbers hollowed for what lies on them: without the edges of the hollow, a picture would show no line of contact.
 * @param hollow takes the load's outside from the timbers
 */
function timbers(along: number[], tall: number, hollow: (timber: Shape3D) => Shape3D): Part[] {
  const [x0, y] = BENCH;
  const shapes = along.map((x) => hollow(roundedBox(90, 400, tall, 4, [x0 + x, y, FLOOR])));
  return [{ name: `timbers${along[0]}`, material: 'wood', shape: compound(shapes) }];
}

/** The two lower ribs of the casing, which lie in the timbers. */
const casingRibs = (): Shape3D[] => {
  const [x, y, z] = BENCH;
  return [150, 210].map((angle) =>
    box([x - length / 2, y - 8, z], [x + length / 2, y + 8, z + VALVE.barrel * 1.2]).rotate(
      angle,
      [x, y, z],
      X,
    ),
  );
};

/** Takes the casing from a timber: barrel and lower ribs. */
const hollowForCasing = (timber: Shape3D) =>
  cut(
    timber,
    cylinder(VALVE.barrel, length, [BENCH[0] - length / 2, BENCH[1], BENCH[2]], X),
    casingRibs(),
  );

const hollowForSleeve = (timber: Shape3D) =>
  cut(timber, cylinder(VALVE.sleeveOuter + 0.5, 3 * length, [-length, BENCH[1], BENCH[2]], X));

const TRAY: Vec3 = [690, -360, FLOOR];
const TRAY_WIDE = 400,
  TRAY_DEEP = 310;
/** Distance of what lies in a row of the tray: a little more than a bolt's head is wide. */
const PITCH = 31;
const BOLT_LENGTH = 104;

/** Sheet tray with all bolts of both pipe flanges, their nuts run on, in two rows. */
function tray(): Part[] {
  const [x, y, z] = TRAY;
  const sheet = cut(
    roundedBox(TRAY_WIDE, TRAY_DEEP, 40, 14, TRAY),
    roundedBox(TRAY_WIDE - 10, TRAY_DEEP - 10, 60, 10, [x, y, z + 5]),
  );
  const bolts = [0, 1].flatMap((row) =>
    Array.from({ length: flange.holes }, (_, i) => {
      const at: Vec3 = [
        x + (i - (flange.holes - 1) / 2) * PITCH,
        y + TRAY_DEEP / 2 - 14 - row * 126,
        z + 19,
      ];
      return [
        cylinder(9.5, BOLT_LENGTH, at, [0, -1, 0]),
        place(hexBolt(18), [at[0], at[1] - BOLT_LENGTH, at[2]], [0, -1, 0]),
        hexagonalPrism(26, 15, [at[0], at[1] - 8, at[2]], [0, -1, 0]),
      ];
    }).flat(),
  );
  return [
    { name: 'tray', material: 'stainless', shape: sheet },
    { name: 'tray-studs', material: 'rubber-worn', shape: compound(bolts) },
  ];
}

/** The four screws of an end flange, standing in the front of the tray. */
function trayScrews(side: 0 | 1): Part[] {
  const [x, y, z] = TRAY;
  const screws = Array.from({ length: 4 }, (_, i) =>
    place(looseScrew(), [
      x + (i + side * 4 - 3.5) * 46,
      y - TRAY_DEEP / 2 + 32,
      z + 5 + SCREW_LENGTH,
    ]),
  );
  return [{ name: `tray-screws${side}`, material: 'steel', shape: compound(screws) }];
}

/** Centre of the right face of the valve on the timbers. */
const VALVE_FACE: Vec3 = [BENCH[0] + length / 2, BENCH[1], BENCH[2]];

/** Straightedge across a face towards +X, a little off it: coincident faces show ragged edges. */
function straightedge([x, y, z]: Vec3): Part[] {
  const shape = box([x + 0.8, y - 250, z + 84], [x + 9, y + 250, z + 128]);
  return [{ name: `straightedge${x}`, material: 'indicator', shape }];
}

/** Callipers over the rim of the sleeve on its timbers. */
function callipers(): Part[] {
  const x = SLEEVE_OUT + length / 2 + 26;
  const [, y, z] = BENCH;
  const beam = box([x - 4, y - 230, z + 214], [x + 4, y + 230, z + 244]);
  const jaw = (at: number, side: number) =>
    fuse(
      box(
        [x - 5, Math.min(at, at + side * 26), z - 30],
        [x + 5, Math.max(at, at + side * 26), z + 250],
      ),
      box(
        [x - 60, Math.min(at, at + side * 12), z - 30],
        [x + 5, Math.max(at, at + side * 12), z + 10],
      ),
    );
  const slide = box([x - 12, y - 184 - 60, z + 206], [x + 12, y - 184 + 20, z + 252]);
  return [
    {
      name: 'callipers',
      material: 'polished',
      shape: compound(fuse(beam, jaw(y - 182, -1), jaw(y + 182, 1))),
    },
    { name: 'callipers-slide', material: 'black-plastic', shape: slide },
  ];
}

/** Vernier callipers across the wall of the worn sleeve where it is thinnest, in the cut. */
function wallCallipers(): Part[] {
  const at = 45;
  const x = SLEEVE_OUT + at;
  const [, y, z] = BENCH;
  const outside = -VALVE.sleeveOuter - 0.4,
    inside = -VALVE.bore - wear(at) + 0.4;
  const inPlace = (outline: Drawing, thick: number, out: number) =>
    extrudeOn('YZ', outline, thick, [x + out, y, z]);
  const scale = draw([outside, -44])
    .lineTo([outside, 54])
    .lineTo([90, 54])
    .lineTo([90, 80])
    .lineTo([outside, 80])
    .lineTo([outside - 2, 112])
    .lineTo([outside - 16, 80])
    .lineTo([outside - 30, 76])
    .lineTo([outside - 30, 40])
    .lineTo([outside - 8, -44])
    .close();
  const slide = draw([inside, -44])
    .lineTo([inside + 8, -44])
    .lineTo([inside + 28, 44])
    .lineTo([inside + 74, 46])
    .lineTo([inside + 74, 88])
    .lineTo([inside + 16, 88])
    .lineTo([inside + 2, 112])
    .lineTo([inside, 88])
    .close();
  const lines = Array.from({ length: 13 }, (_, i) => {
    const along = y + inside + 86 + i * 11;
    return box([x + 9.6, along - 1.2, z + 55], [x + 10.4, along + 1.2, z + (i % 5 ? 66 : 74)]);
  });
  return [
    { name: 'callipers', material: 'polished', shape: inPlace(scale, 10, 0) },
    { name: 'callipers-slide', material: 'black-plastic', shape: inPlace(slide, 18, -4) },
    { name: 'callipers-scale', material: 'black-plastic', shape: compound(lines) },
  ];
}

/** Where the lamp's light leaves it, and where it goes: on the far wall of the casing, below the air passage. */
const LENS: Vec3 = [-292, -70, 34];
const LIGHT: Vec3 = [0.7, 0.7, 0.14];

/** Inspection lamp around the middle of the valve: its head is in the casing's left end, its arm on a stand beside it. */
function lamp(): Part[] {
  const [x, y, z] = LENS;
  const away: Vec3 = [-LIGHT[0], -LIGHT[1], -LIGHT[2]];
  const head = place(
    revolve([
      [0, 4],
      [38, 4],
      [42, 10],
      [42, 26],
      [22, 70],
      [22, 104],
      [0, 104],
    ]),
    LENS,
    away,
  );
  const back: Vec3 = [x - 66, y - 66, z - 13];
  const floor = FLOOR - BENCH[2];
  const arm = fuse(
    cylinder(10, 196, back, NEG_X),
    sphere(16, back),
    cylinder(11, back[2] - floor + 11, [back[0] - 196, back[1], floor]),
    cylinder(84, 16, [back[0] - 196, back[1], floor]),
  );
  return [
    { name: 'lamp', material: 'black-plastic', shape: compound(head, arm) },
    { name: 'lamp-lens', material: 'indicator', shape: place(cylinder(37, 5), LENS, away) },
  ];
}

/** Light of the lamp: a cone as far as the casing's wall. */
function lampBeam(): Part[] {
  const cone = revolve([
    [0, 0],
    [36, 0],
    [130, 480],
    [0, 480],
  ]);
  const inside = cylinder(VALVE.chamber - 0.5, 2 * ringOuter, [-ringOuter, 0, 0], X);
  const shape = intersect(place(cone, LENS, LIGHT), inside);
  return [{ name: 'lamp-beam', material: 'indicator', shape }];
}

/** Round brush that lies in the casing's open end, half out of it, its handle on the rim of a bucket. */
function brush(): Part[] {
  const [x0, y, z0] = BENCH;
  const from = x0 + ringOuter - 70,
    radius = 86,
    z = z0 - VALVE.chamber + radius,
    rows = 11,
    row = 14;
  const to = from + rows * row;
  const handle = cylinder(15, 520, [to + 30, y, z], X);
  const ferrule = cylinder(22, 52, [to - 4, y, z], X);
  // Rows of bristles.
  const outline: [number, number][] = [
    [0, 0],
    [radius - 26, 0],
  ];
  for (let i = 0; i < rows; i++)
    outline.push(
      [radius, (i + 0.4) * row],
      [radius, (i + 0.6) * row],
      [radius - 26, (i + 1) * row],
    );
  outline.push([0, rows * row]);
  const bristles = alongX(revolve(outline)).translate([from, y, z]);
  const rim = z - 15 - FLOOR;
  const bucket = cut(
    revolve([
      [0, 0],
      [92, 0],
      [120, rim],
      [0, rim],
    ]),
    revolve([
      [0, 8],
      [86, 8],
      [115, rim + 2],
      [0, rim + 2],
    ]),
  ).translate([620, y, FLOOR]);
  const water = cylinder(106, 4, [620, y, FLOOR + 0.78 * rim]);
  return [
    { name: 'brush-handle', material: 'wood', shape: handle },
    { name: 'brush-ferrule', material: 'steel', shape: ferrule },
    { name: 'brush', material: 'wood', shape: bristles },
    { name: 'bucket', material: 'paint-electric', shape: bucket },
    { name: 'bucket-water', material: 'stainless', shape: water },
  ];
}

/** Direction of the wrench's handle: at right angles to the screw, and clear of valve and tags in the picture. */
const HANDLE: Vec3 = [0, 0.87, 0.493];

/** Torque wrench on a screw of the right flange; marks on the two tightened screws, wide enough for a thumbnail. */
function wrench(): Part[] {
  const [x0, y, z] = BENCH;
  const x = x0 + VALVE.face + 8;
  const r = flange.pitchCircle / 2;
  const handle = fuse(
    hexagonalPrism(34, 60, [x, y + r, z], X),
    cylinder(26, 40, [x + 52, y + r, z], X),
    cylinder(11, 400, [x + 72, y + r, z], HANDLE),
  );
  const [hx, hy, hz] = HANDLE;
  const grip = cylinder(17, 150, [x + 72 + hx * 300, y + r + hy * 300, z + hz * 300], HANDLE);
  const marks = [
    [0, r],
    [0, -r],
  ].map(([dy, dz]) =>
    cylinder(28, 3, [x - 9, y + dy!, z + dz!], X).cut(
      cylinder(16, 9, [x - 11, y + dy!, z + dz!], X),
    ),
  );
  return [
    { name: 'wrench', material: 'polished', shape: handle },
    { name: 'wrench-grip', material: 'signal-red', shape: grip },
    { name: 'tight-marks', material: 'indicator', shape: compound(marks) },
  ];
}

/** Label of the new sleeve. */
function orderTag(): Part[] {
  const [, y, z] = BENCH;
  const x = SLEEVE_OUT - 80;
  const card = box([x, y - 178, z - 60], [x + 150, y - 174, z + 40]);
  const bars = [0, 1, 2].map((i) =>
    box([x + 16, y - 181, z + 14 - i * 24], [x + 134 - i * 26, y - 177.5, z + 22 - i * 24]),
  );
  return [
    { name: 'order-tag', material: 'ptfe', shape: card },
    { name: 'order-tag-lines', material: 'black-plastic', shape: compound(bars) },
  ];
}

/** Yellow tag on the valve to be serviced: its cord is around the air boss and hangs over the upper rib. */
function serviceTag(): Part[] {
  const front = -VALVE.barrel * 1.2 - 8;
  const tag = cut(
    box([-58, front - 5, -74], [58, front, 84]),
    cylinder(9, 20, [0, front - 12, 62], Y),
  );
  // Over the outer edge of the upper rib.
  const edge: Vec3 = [0, -VALVE.barrel * 0.6 - 16, VALVE.barrel * 1.04 + 8];
  const cord = compound(
    tube(VALVE.bossRadius + 5, VALVE.bossRadius - 1, 9, [0, 0, VALVE.bossTop - 34]),
    rod([0, -VALVE.bossRadius - 2, VALVE.bossTop - 30], edge, 3.5),
    rod(edge, [0, front - 2, 70], 3.5),
  );
  return [
    { name: 'service-tag', material: 'indicator', shape: tag },
    { name: 'service-cord', material: 'black-plastic', shape: cord },
  ];
}

const rod = (from: Vec3, to: Vec3, radius: number): Shape3D => {
  const along: Vec3 = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  return cylinder(radius, Math.hypot(...along), from, along);
};
