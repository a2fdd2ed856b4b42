import type { Shape3D } from 'replicad';
import { cut, fuse } from '#models/lib/booleans.ts';
import { namePlate } from '#models/lib/name-plate.ts';
import { withNamurFace } from '#models/lib/namur.ts';
import type { Part, Vec3 } from '#models/lib/part.ts';
import {
  box,
  cylinder,
  drawPolysides,
  drawRoundedRectangle,
  extrudeOn,
  compound,
  hexagonalPrism,
  NEG_Y,
  place,
  revolve,
  roundedBox,
  roundedBoxX,
  solid,
  X,
} from '#models/lib/solids.ts';
import { type Indication, indicatorPuck } from '#models/lib/indicators.ts';

/** Proportions of the illustration, mm. */
export const actuatorProportions = {
  width: 112,
  height: 124,
  /** Half the extruded body's length. */
  half: 94,
  /** Height of the cylinder's axis. */
  axisZ: 72,
  bore: 45,
  /** Top of the body. */
  top: 134,
} as const;

const { width, height, half, axisZ, bore, top } = actuatorProportions;
/** Height of the NAMUR face above the wall. */
const NAMUR_RAISED = 3;
/** The left port opens between the pistons. The right one ends in the wall, above the gallery to both end chambers. */
const PORT_DEPTHS = [20, 11] as const;
const STOP_X = 26,
  STOP_Z = 30;

/** Extruded body with NAMUR face, mounting pad, travel stops, gaskets, name plate and position indicator. */
export function actuatorBody(indication: Indication): Part[] {
  return [
    { name: 'body', material: 'anodised', shape: body() },
    { name: 'gaskets', material: 'rubber', shape: compound([-1, 1].map((s) => gasket(s))) },
    {
      name: 'stop-screws',
      material: 'steel',
      shape: compound([-1, 1].map((s) => stopScrew(s * STOP_X))),
    },
    ...namePlate(42, 28, [66, -width / 2 - NAMUR_RAISED, axisZ]),
    ...indicatorPuck(top + 6, indication),
  ];
}

function body() {
  const slot = (y: number, z: number, w: number, h: number) =>
    drawRoundedRectangle(w, h, Math.min(w, h) * 0.3).translate(y, z);
  let profile = drawRoundedRectangle(width, height, 30);
  for (const s of [-1, 1]) {
    for (const z of [-30, 30]) profile = profile.cut(slot((s * width) / 2, z, 7, 4.6));
    profile = profile.cut(slot(s * 34, height / 2, 5, 7));
  }
  const tube = extrudeOn('YZ', profile, 2 * half, [-half, 0, axisZ]);
  const pad = roundedBox(86, 86, 14, 20);
  const stopBosses = [-1, 1].map((s) =>
    cylinder(13, 9, [s * STOP_X, -width / 2 + 6, STOP_Z + 2], NEG_Y),
  );
  const solidBody = withNamurFace(
    fuse(tube, pad, cylinder(30, 6, [0, 0, top - 0.5]), stopBosses),
    [0, -width / 2, axisZ],
    2 * half - 0.4,
    PORT_DEPTHS,
    NAMUR_RAISED,
  );
  const accessoryHoles = [-1, 1].flatMap((s) =>
    [-1, 1].map((t) => cylinder(2.6, 10, [s * 40, t * 15, top - 8])),
  );
  return cut(
    solidBody,
    accessoryHoles,
    cylinder(bore, 2 * half + 2, [-half - 1, 0, axisZ], X),
    cylinder(16, 300, [0, 0, -10]),
    gallery(),
  );
}

/** Radius of the gallery in the front wall, and its place: below both ports and the holes of the NAMUR face. */
const AIR = 2.5,
  AIR_Y = -(bore + 7.7),
  AIR_Z = axisZ - 18;

/** Drilled from end to end below both ports, and up to the right one. */
function gallery(): Shape3D[] {
  // Beside the port's middle, clear of the fixing hole on its right.
  const riser: Vec3 = [10, AIR_Y, AIR_Z];
  return [
    cylinder(AIR, 2 * half + 2, [-half - 1, AIR_Y, AIR_Z], X),
    cylinder(AIR - 0.4, axisZ - 2 - AIR_Z, riser),
  ];
}

/** Second box of a cut-away: the front of the wall down to the middle of the gallery, so that it is seen from end to end. */
export const galleryStep: [Vec3, Vec3] = [
  [-400, -400, AIR_Z - 7],
  [400, AIR_Y, 400],
];

/** From the gallery's end into the chamber of a cap, as a tool for `cut`: through the gasket and into the cap's face. */
export const airWay = (side: number): Shape3D =>
  box(
    [side > 0 ? half - 0.5 : -half - 7, AIR_Y - AIR, AIR_Z - AIR],
    [side > 0 ? half + 7 : -half + 0.5, -bore + 13, axisZ + AIR],
  );

const gasket = (side: number) =>
  cut(
    roundedBoxX(width + 1, height + 1, 1.5, 31, [side > 0 ? half : -half - 1.5, 0, axisZ]),
    cylinder(bore, 10, [side * half - 5, 0, axisZ], X),
    airWay(side),
  );

/** Travel stop: set screw with hexagon socket and lock nut. */
function stopScrew(x: number) {
  const screw = cut(
    fuse(
      hexagonalPrism(18, 8),
      revolve([
        [0, 0],
        [5, 0],
        [5, 20],
        [4, 22],
        [0, 22],
      ]),
    ),
    solid(drawPolysides(2.9, 6), 8).translate([0, 0, 16]),
  );
  return place(screw, [x, -width / 2 - 2.9, STOP_Z + 2], NEG_Y);
}

/** y and z of the end caps' screws. */
export const screwCorners = [-1, 1].flatMap((y) =>
  [-1, 1].map((z) => ({ y: y * 38, z: axisZ + z * 44 })),
);
