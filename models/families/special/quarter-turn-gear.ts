import type { Shape3D } from 'replicad';
import { cut, fillet, fuse } from '#models/lib/booleans.ts';
import { cableGland, capScrew, hexBolt } from '#models/lib/fasteners.ts';
import { handwheel } from '#models/lib/handwheel.ts';
import { indicatorDome } from '#models/lib/indicators.ts';
import { namePlate } from '#models/lib/name-plate.ts';
import { padHoles, roundPad } from '#models/lib/iso5211.ts';
import type { Part, Vec3 } from '#models/lib/part.ts';
import {
  circularPattern,
  cylinder,
  compound,
  NEG_X,
  place,
  revolve,
  roundedBox,
  X,
} from '#models/lib/solids.ts';

// Proportions of the illustration, mm. The worm lies along X in front of the worm wheel.
const WORM_Y = -76,
  WORM_Z = 62,
  COVER_Z = 112,
  BOX_Z = 136;

/** Centre of the motor flange; the motor's axis runs along +X from it. */
export const wormSeat: Vec3 = [108, WORM_Y, WORM_Z];

/** Worm gear housing with output flange, handwheel and limit switch box. */
export function quarterTurnGear(): Part[] {
  const bolts = circularPattern(
    6,
    76,
    (x, y) => place(hexBolt(9), [x, y, COVER_Z + 11.4]),
    Math.PI / 6,
  );
  // Their heads are sunk: from the front, one would be seen as a stroke beside the cap.
  const atCapBolts = (make: (at: Vec3) => Shape3D) =>
    circularPattern(4, 31, (u, v) => make([-107.8, WORM_Y + u, WORM_Z + v]), Math.PI / 4);
  return [
    { name: 'gear-housing', material: 'paint-special', shape: housing() },
    { name: 'gear-cover', material: 'paint-special', shape: cover() },
    { name: 'cover-bolts', material: 'steel', shape: compound(bolts) },
    {
      name: 'bearing-cap',
      material: 'paint-special',
      shape: cut(
        fuse(
          cylinder(39, 9, [-105.2, WORM_Y, WORM_Z], NEG_X),
          cylinder(22, 22, [-105, WORM_Y, WORM_Z], NEG_X),
        ),
        atCapBolts((at) => cylinder(5.2, 10, at, NEG_X)),
      ),
    },
    {
      name: 'cap-bolts',
      material: 'steel',
      shape: compound(atCapBolts((at) => place(capScrew(6, 22), at, NEG_X))),
    },
    ...signalBox(),
    ...handwheel(82, [-127, WORM_Y, WORM_Z], NEG_X, 38),
  ];
}

function housing() {
  const drum = revolve([
    [0, 8],
    [62, 8],
    [70, 22],
    [84, 32],
    [84, COVER_Z - 12],
    [89, COVER_Z - 10],
    [89, COVER_Z],
    [0, COVER_Z],
  ]);
  // The worm's tube and the bridge to it end below the joint's flange, so that its edge is whole.
  const worm = cylinder(36, 210, [-105, WORM_Y, WORM_Z], X);
  const bridge = roundedBox(158, 92, 44, 30, [0, WORM_Y + 42, WORM_Z - 22]);
  const seat = cylinder(52, 16, [wormSeat[0] - 16, WORM_Y, WORM_Z], X);
  const bossBack = cylinder(44, 12, [-105, WORM_Y, WORM_Z], X);
  return cut(
    fuse(drum, worm, bridge, seat, bossBack, roundPad('F12', 0, 16)),
    padHoles('F12', -1, 15),
    cylinder(24, 40, [0, 0, -1]),
  );
}

const cover = () =>
  revolve([
    [0, COVER_Z + 0.6],
    [89, COVER_Z + 0.6],
    [89, COVER_Z + 11],
    [62, COVER_Z + 11],
    [55, COVER_Z + 17],
    [50, COVER_Z + 23],
    [0, COVER_Z + 23],
  ]);

/** Limit switch box on the cover, with position window and two cable entries. */
function signalBox(): Part[] {
  const lid = fillet(
    roundedBox(124, 96, 46, 20, [0, 0, BOX_Z + 29]),
    14,
    (e) => e.inPlane('XY', BOX_Z + 75),
    'signal box',
  );
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => ({ x: x * 61, y: y * 47 })));
  const base = fuse(
    roundedBox(124, 96, 28, 20, [0, 0, BOX_Z]),
    corners.map(({ x, y }) => cylinder(10, 12, [x, y, BOX_Z + 16])),
    cylinder(13, 16, [54, -26, BOX_Z + 14], X),
    cylinder(13, 16, [54, 22, BOX_Z + 14], X),
  );
  const lugs = corners.map(({ x, y }) => cylinder(10, 13, [x, y, BOX_Z + 29]));
  return [
    { name: 'signal-base', material: 'paint-special', shape: base },
    {
      name: 'signal-lid',
      material: 'paint-special',
      shape: fuse(lid, lugs, cylinder(39, 5, [0, 0, BOX_Z + 73])),
    },
    {
      name: 'signal-screws',
      material: 'steel',
      shape: compound(corners.map(({ x, y }) => place(capScrew(7, 12.6), [x, y, BOX_Z + 41.8]))),
    },
    ...indicatorDome({ radius: 20, height: 17, z: BOX_Z + 78.4 }),
    ...namePlate(56, 19, [0, -47.8, BOX_Z + 14]),
    {
      name: 'signal-glands',
      material: 'steel',
      shape: compound([-26, 22].map((y) => place(cableGland(19), [70, y, BOX_Z + 14], X))),
    },
  ];
}
