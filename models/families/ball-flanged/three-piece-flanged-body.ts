import type { Shape3D } from 'replicad';
import { cut, fuse } from '#models/lib/booleans.ts';
import { hexBolt, studNut } from '#models/lib/fasteners.ts';
import { squarePad } from '#models/lib/iso5211.ts';
import type { Part } from '#models/lib/part.ts';
import {
  circularPattern,
  cylinder,
  compound,
  halfTurn,
  NEG_X,
  NEG_Z,
  place,
  revolve,
  roundedBox,
  tube,
  X,
} from '#models/lib/solids.ts';
import { flangedEnd, passage, stemPassage } from './flanged-end.ts';
import { ends, padHeight, STEM, trim } from './ball-flanged-proportions.ts';
import { packingOf } from './packing.ts';

// Proportions of the illustration, mm. The centre piece reaches from x = -CENTRE to +CENTRE, the pin under the ball into
// the lower cover.
const CENTRE = 45,
  BARREL = 81,
  RIM = 98,
  STUD = 8.5,
  STUD_RADIUS = 89.5,
  /** Outer face of the ends' joint flanges, and how far their studs reach behind it. */
  NUT_SEAT = CENTRE + 13.4,
  STUD_DEPTH = 25.4,
  PIN = 15;
/** z of both covers' joints. */
const BONNET = 108,
  LOWER = -106;

/** Makes one item for each stud of a side: between the holes of the flange, so that there is room for both. */
const atStuds = (make: (y: number, z: number) => Shape3D) => circularPattern(12, STUD_RADIUS, make);

const studHoles = (side: 1 | -1) =>
  atStuds((y, z) =>
    cylinder(
      STUD / 2 + 0.1,
      STUD_DEPTH + 0.5,
      [side * (NUT_SEAT + 0.4), y, z],
      side > 0 ? NEG_X : X,
    ),
  );

/** Three-piece body: centre piece between two flanged ends, bonnet above, cover below. */
export function threePieceFlangedBody(): Part[] {
  const body = 'three-piece';
  const back = ends[body].half - ends[body].thickness;
  const right = cut(
    flangedEnd(body, [
      [0, CENTRE + 0.6],
      [RIM, CENTRE + 0.6],
      [RIM, CENTRE + 13],
      [70, CENTRE + 14],
      [64, CENTRE + 18],
      [64, back - 4],
      [67, back],
    ]),
    passage(body),
    studHoles(1),
  );
  const centre = cut(
    fuse(
      cylinder(BARREL, 2 * CENTRE, [-CENTRE, 0, 0], X),
      cylinder(RIM, 13, [-CENTRE, 0, 0], X),
      cylinder(RIM, 13, [CENTRE - 13, 0, 0], X),
      cylinder(36, BONNET),
      cylinder(34, -LOWER, [0, 0, 0], NEG_Z),
    ),
    passage(body),
    studHoles(1),
    studHoles(-1),
    stemPassage(body, 300, packingOf(body)),
    cylinder(PIN + 0.2, 200, [0, 0, 0], NEG_Z),
  );
  const studs = (side: 1 | -1) =>
    compound(
      atStuds((y, z) =>
        place(studNut(STUD, STUD_DEPTH), [side * NUT_SEAT, y, z], side > 0 ? X : NEG_X),
      ),
    );
  return [
    { name: 'body', material: 'paint-valve', shape: centre },
    { name: 'end-right', material: 'paint-valve-second', shape: right },
    { name: 'end-left', material: 'paint-valve-second', shape: halfTurn(right) },
    { name: 'body-studs', material: 'steel', shape: studs(1) },
    { name: 'body-studs-left', material: 'steel', shape: studs(-1) },
    ...upperCover(),
    ...lowerCover(),
  ];
}

/** Upper end of the pin under the ball, in the ball's pocket. */
const PIN_TOP = -trim['three-piece'].bore - 4;
const pin = (radius: number) => cylinder(radius, PIN_TOP - LOWER + 4, [0, 0, PIN_TOP], NEG_Z);

/** Pin under the ball: out with the lower cover, and the ball is free along the pipe. */
export const trunnion = (): Part => ({ name: 'trunnion', material: 'polished', shape: pin(PIN) });
/** Where the pin stands in the ball. */
export const trunnionPocket = () => pin(PIN + 0.1);

/** Bonnet with its yoke and pad. */
function upperCover(): Part[] {
  const top = padHeight['three-piece'];
  const arms = [-1, 1].map((s) =>
    roundedBox(13, 46, top - BONNET - 11, 4, [s * 28, 0, BONNET + 12]),
  );
  const bonnet = cut(
    fuse(cylinder(44, 13, [0, 0, BONNET + 0.6]), arms, squarePad('F07', top, 12)),
    cylinder(STEM + 0.2, 120, [0, 0, BONNET - 1]),
    cylinder(packingOf('three-piece').radius + 0.1, 30, [0, 0, BONNET - 1]),
    cylinder(17.5, 4, [0, 0, top + 9]),
  );
  // Two in front of the arms and two behind.
  const bolts = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sy) => place(hexBolt(7), [sx * 14, sy * 34, BONNET + 13.4])),
  );
  return [
    { name: 'bonnet', material: 'paint-valve-second', shape: bonnet },
    { name: 'bonnet-bolts', material: 'steel', shape: compound(bolts) },
  ];
}

/** Round cover under the body, with a shallow well in which the pin ends. */
function lowerCover(): Part[] {
  const cover = cut(
    revolve([
      [0, LOWER - 0.6],
      [44, LOWER - 0.6],
      [44, LOWER - 11],
      [43, LOWER - 12],
      [24, LOWER - 12],
      [22, LOWER - 17],
      [0, LOWER - 17],
    ]),
    cylinder(PIN + 0.2, 8, [0, 0, LOWER], NEG_Z),
  );
  const bolts = circularPattern(
    6,
    35,
    (x, y) => place(hexBolt(7), [x, y, LOWER - 12.1], NEG_Z),
    Math.PI / 6,
  );
  return [
    { name: 'lower-cover', material: 'paint-valve-second', shape: cover },
    { name: 'lower-cover-bolts', material: 'steel', shape: compound(bolts) },
    { name: 'lower-gasket', material: 'ptfe', shape: tube(33, PIN + 2, 0.5, [0, 0, LOWER - 0.55]) },
  ];
}
