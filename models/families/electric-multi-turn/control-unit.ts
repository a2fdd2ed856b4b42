import type { Shape3D } from 'replicad';
import { fillet, fuse } from '#models/lib/booleans.ts';
import { cableGland, capScrew } from '#models/lib/fasteners.ts';
import { letterFront } from '#models/lib/letters.ts';
import { namePlate } from '#models/lib/name-plate.ts';
import type { Part, Vec3 } from '#models/lib/part.ts';
import {
  cylinder,
  compound,
  NEG_X,
  NEG_Y,
  NEG_Z,
  place,
  roundedBox,
  roundedBoxFront,
  roundedBoxX,
} from '#models/lib/solids.ts';

// Proportions of the illustration, mm. The unit is bolted to the gear housing's left flange.
const RIGHT = -104.6,
  LEFT = -226,
  CENTRE_X = (RIGHT + LEFT) / 2,
  FRONT = -84,
  Z_MIDDLE = 100;

/**
 * Left side of the actuator: control unit with display, lamps and two selectors, or a plain terminal
 * box; both with a connection chamber and cable entries.
 */
export function controlUnit(control: boolean): Part[] {
  return [...(control ? unit() : []), ...connection(control ? LEFT : RIGHT)];
}

function unit(): Part[] {
  const width = RIGHT - LEFT;
  const back = fillet(
    roundedBox(width, 128, 132, 16, [CENTRE_X, -6, Z_MIDDLE - 66]),
    12,
    (e) => e.inPlane('XY', Z_MIDDLE + 66),
    'control housing',
  );
  const door = fillet(
    roundedBoxFront(width + 4, 136, 22, 18, [CENTRE_X, FRONT + 15, Z_MIDDLE]),
    7,
    (e) => e.inPlane('XZ', -(FRONT - 7)),
    'control door',
  );
  const face = FRONT - 7;
  const on = (x: number, z: number, out = 0): [number, number, number] => [
    CENTRE_X + x,
    face - out,
    Z_MIDDLE + z,
  ];
  // The plate is made for a front wall: turned so that it lies on the housing and reads from the front.
  const plateOnTop = namePlate(66, 38, [0, 0, 0]).map(({ shape, ...part }) => ({
    ...part,
    shape: shape
      .rotate(-90, [0, 0, 0], [1, 0, 0])
      .translate([CENTRE_X, 2, Z_MIDDLE + 65.8]) as Shape3D,
  }));
  const knob = fuse(cylinder(15, 6), cylinder(12, 15), roundedBox(6, 25, 20, 2.5));
  const screws = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sz) => place(capScrew(7, 30), on(sx * 51, sz * 57, 0.1), NEG_Y)),
  );
  return [
    { name: 'control-housing', material: 'paint-electric', shape: back },
    ...plateOnTop,
    { name: 'control-door', material: 'paint-electric', shape: door },
    {
      name: 'control-panel',
      material: 'black-plastic',
      shape: roundedBoxFront(88, 98, 3, 9, on(0, 0, -0.8)),
    },
    { name: 'display', material: 'glass', shape: roundedBoxFront(64, 32, 1.4, 3, on(0, 24, 2)) },
    { name: 'display-marks', material: 'black-plastic', shape: openAndShutMarks(on(0, 24, 3.3)) },
    {
      name: 'lamps',
      material: 'brass',
      shape: compound([-20, 0, 20].map((x) => place(cylinder(3.2, 2.4), on(x, -1, 2), NEG_Y))),
    },
    {
      name: 'selectors',
      material: 'steel',
      shape: compound([-22, 22].map((x, i) => place(knob, on(x, -26, 2), NEG_Y, i ? -35 : 35))),
    },
    { name: 'door-screws', material: 'steel', shape: compound(screws) },
  ];
}

/** On the display: O (open) and S (shut), and between them a frame with the bar that shows the position. */
function openAndShutMarks([x, y, z]: Vec3) {
  const frame = roundedBoxFront(34, 9, 0.5, 1, [x, y, z]).cut(
    roundedBoxFront(31.5, 6.5, 2, 0.6, [x, y + 1, z]),
  );
  const bar = roundedBoxFront(17, 4, 0.5, 0.6, [x - 6, y, z]);
  return compound(
    letterFront('S', 13, [x - 25, y, z], 0.5),
    letterFront('O', 13, [x + 25, y, z], 0.5),
    frame as Shape3D,
    bar,
  );
}

/** Connection chamber with two large and one small cable entry (specification §9). */
function connection(x: number): Part[] {
  const depth = 54;
  const plate = roundedBoxX(112, 108, 10, 20, [x - 10.6, -6, Z_MIDDLE]);
  const chamber = fillet(
    roundedBoxX(104, 98, depth, 18, [x - 10 - depth, -6, Z_MIDDLE]),
    14,
    (e) => e.inPlane('YZ', x - 10 - depth),
    'connection',
  );
  const low = Z_MIDDLE - 49;
  const entry = (d: number, y: number) => place(cableGland(d), [x - 36, y, low + 0.5], NEG_Z);
  const screws = [-1, 1].flatMap((sy) =>
    [-1, 1].map((sz) =>
      place(capScrew(7, 24), [x - 10.5, -6 + sy * 49, Z_MIDDLE + sz * 47], NEG_X),
    ),
  );
  return [
    { name: 'connection-plate', material: 'paint-electric', shape: plate },
    { name: 'connection', material: 'paint-electric', shape: chamber },
    { name: 'connection-screws', material: 'steel', shape: compound(screws) },
    {
      name: 'cable-glands',
      material: 'steel',
      shape: compound([entry(26, -36), entry(26, 0), entry(20, 33)]),
    },
  ];
}
