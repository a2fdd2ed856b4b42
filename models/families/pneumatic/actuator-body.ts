import type { Shape3D } from 'replicad';
import { cut, fuse } from '#models/lib/booleans.ts';
import { namePlate } from '#models/lib/name-plate.ts';
import { withNamurFace } from '#models/lib/namur.ts';
import type { Part } from '#models/lib/part.ts';
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
/** The left port opens between the pistons. The right one ends in the wall, in the gallery to both end chambers. */
const PORT_DEPTHS = [20, 9] as const,
  RIGHT_PORT = 12;
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

/** Radius of the gallery, and its place in the front wall. */
const AIR = 2.2,
  AIR_Y = -(bore + 6.5);

/** Drilled from both ends to the right port, and round below the left one. */
function gallery(): Shape3D[] {
  const low = axisZ - 7.7,
    thin = 1.7,
    left = -2 * RIGHT_PORT;
  return [
    cylinder(AIR, half + 1 - RIGHT_PORT, [RIGHT_PORT, AIR_Y, axisZ], X),
    cylinder(AIR, half + 1 + left, [-half - 1, AIR_Y, axisZ], X),
    ...[left, RIGHT_PORT].map((x) => cylinder(thin + 0.1, axisZ - low, [x, AIR_Y, low])),
    cylinder(thin, RIGHT_PORT - left, [left, AIR_Y, low], X),
  ];
}

/** From the gallery's end into the chamber of a cap, as a tool for `cut`: through the gasket and into the cap's face. */
export const airWay = (side: number): Shape3D =>
  box(
    [side > 0 ? half - 0.5 : -half - 7, AIR_Y - AIR, axisZ - AIR],
    [side > 0 ? half + 7 : -half + 0.5, -bore + 9, axisZ + AIR],
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
