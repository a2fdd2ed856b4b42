import type { Shape3D } from 'replicad';
import { cut, fuse } from '#models/lib/booleans.ts';
import { capScrew, hexBolt } from '#models/lib/fasteners.ts';
import { squarePad } from '#models/lib/iso5211.ts';
import type { Part } from '#models/lib/part.ts';
import { tappedHole, tappedStud } from '#models/lib/tapped-joint.ts';
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
import { across, flangedEnd, stemPassage } from './flanged-end.ts';
import { ends, padHeight, STEM, trim } from './ball-flanged-proportions.ts';
import { packingOf } from './packing.ts';
import { seatHousing } from './sprung-seats.ts';
import { LOWER, PIN } from './trunnion.ts';

// Proportions of the illustration, mm. The centre piece reaches from x = -CENTRE to +CENTRE. There is a stud's diameter of
// material outside the studs, and under the tapped holes.
const CENTRE = 45,
  BARREL = 81,
  RIM = 99.5,
  STUD = 7,
  STUD_RADIUS = 88.5,
  /** Thickness of the centre piece's joint flanges, and outer face of the ends'. */
  TAPPED_FLANGE = 21,
  NUT_SEAT = CENTRE + 13.4;
/** z of the bonnet's joint; radius of both covers, and diameter of their bolts. */
const BONNET = 108,
  COVER = 44,
  COVER_BOLT = 6,
  /** z of the heads of the lower cover's screws, which lie within it: below it, bits of them show. */
  COVER_SEAT = LOWER - 5.6,
  /** Between faces that meet: faces in one plane make booleans fail. */
  CLEAR = 0.1;

/** Gaskets between the ends and the centre piece: in recesses of that, inside the studs, where the ends' spigots press them. */
const END_GASKET = { inner: 70.6, recess: 78, thickness: 3.2, floor: CENTRE - 5.4 };
const END_SPIGOT = END_GASKET.floor + END_GASKET.thickness + CLEAR;
/** Gaskets of both covers, in grooves of the centre piece, inside the bolts. */
const COVER_GASKET = { inner: 22.2, outer: 29, thickness: 3.2 };
/** Spigot of the bonnet: the whole stuffing box is within it, so that no joint runs into it. */
const BONNET_SPIGOT = { radius: 22, foot: 88 };

/**
 * Makes one item for each stud of a side: between the holes of the flange, so that there is room for both, and like those on both
 * sides of the centre lines, out of the plane of the section.
 */
const atStuds = (make: (y: number, z: number) => Shape3D) =>
  circularPattern(16, STUD_RADIUS, make, Math.PI / 16);

/** Makes one item for each screw of the lower cover. */
const atCoverScrews = <T>(make: (x: number, y: number) => T) =>
  circularPattern(6, 35, make, Math.PI / 6);

const outwards = (side: 1 | -1) => (side > 0 ? X : NEG_X);

const tappedHoles = (side: 1 | -1) =>
  atStuds((y, z) => place(tappedHole(STUD), [side * CENTRE, y, z], outwards(side)));

/** Three-piece body: centre piece between two flanged ends, bonnet above, cover below. */
export function threePieceFlangedBody(): Part[] {
  const body = 'three-piece';
  const back = ends[body].half - ends[body].thickness;
  const right = cut(
    flangedEnd(body, [
      [0, END_SPIGOT],
      [END_GASKET.recess - CLEAR, END_SPIGOT],
      [END_GASKET.recess - CLEAR, CENTRE + 0.2],
      [RIM, CENTRE + 0.2],
      [RIM, CENTRE + 13],
      // Flat under the nuts.
      [78, CENTRE + 13],
      [70, CENTRE + 14],
      [66, CENTRE + 18],
      [66, back - 4],
      [68, back],
    ]),
    across(trim[body].bore, 200),
    seatHousing(),
    atStuds((y, z) => cylinder(STUD / 2 + 0.4, 20, [CENTRE, y, z], X)),
  );
  const centre = cut(
    fuse(
      cylinder(BARREL, 2 * CENTRE, [-CENTRE, 0, 0], X),
      cylinder(RIM, TAPPED_FLANGE, [-CENTRE, 0, 0], X),
      cylinder(RIM, TAPPED_FLANGE, [CENTRE - TAPPED_FLANGE, 0, 0], X),
      cylinder(36, BONNET),
      cylinder(COVER, 11, [0, 0, BONNET - 11]),
      cylinder(34, -LOWER, [0, 0, 0], NEG_Z),
      cylinder(COVER, 11, [0, 0, LOWER]),
    ),
    across(trim[body].ball + 2, CENTRE + 1),
    cylinder(END_GASKET.recess, 20, [END_GASKET.floor, 0, 0], X),
    cylinder(END_GASKET.recess, 20, [-END_GASKET.floor, 0, 0], NEG_X),
    cylinder(BONNET_SPIGOT.radius + CLEAR, 40, [0, 0, BONNET_SPIGOT.foot - CLEAR]),
    coverGasket(BONNET, CLEAR),
    coverGasket(LOWER + COVER_GASKET.thickness, CLEAR),
    tappedHoles(1),
    tappedHoles(-1),
    stemPassage(body, 300, packingOf(body)),
    cylinder(PIN + 0.2, 200, [0, 0, 0], NEG_Z),
    atCoverScrews((x, y) => cylinder(COVER_BOLT / 2 + 0.05, 10.5, [x, y, LOWER - 1])),
  );
  const studs = (side: 1 | -1) =>
    compound(
      atStuds((y, z) =>
        place(tappedStud(STUD, NUT_SEAT - CENTRE), [side * NUT_SEAT, y, z], outwards(side)),
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
    {
      name: 'gaskets',
      material: 'ptfe',
      shape: compound(
        endGasket(END_GASKET.floor + CLEAR),
        endGasket(-END_GASKET.floor - END_GASKET.thickness),
        coverGasket(BONNET),
      ),
    },
    { name: 'lower-gasket', material: 'ptfe', shape: coverGasket(LOWER + COVER_GASKET.thickness) },
  ];
}

const endGasket = (x: number) =>
  tube(END_GASKET.recess - CLEAR, END_GASKET.inner, END_GASKET.thickness - CLEAR, [x, 0, 0], X);

/** Gasket of a cover under the plane z; with a clearance the tool that cuts its groove. */
const coverGasket = (z: number, clearance = 0) =>
  tube(
    COVER_GASKET.outer + clearance,
    COVER_GASKET.inner - clearance,
    COVER_GASKET.thickness + 2 * clearance,
    [0, 0, z - COVER_GASKET.thickness - clearance],
  );

/** Bonnet with its yoke and pad. */
function upperCover(): Part[] {
  const top = padHeight['three-piece'];
  const packing = packingOf('three-piece');
  const arms = [-1, 1].map((s) =>
    roundedBox(13, 46, top - BONNET - 11, 4, [s * 28, 0, BONNET + 12]),
  );
  const bonnet = cut(
    fuse(
      cylinder(COVER, 13.6 - CLEAR, [0, 0, BONNET + CLEAR]),
      cylinder(BONNET_SPIGOT.radius, BONNET + 2 - BONNET_SPIGOT.foot, [0, 0, BONNET_SPIGOT.foot]),
      arms,
      squarePad('F07', top, 12),
    ),
    cylinder(STEM + 0.2, 140, [0, 0, BONNET_SPIGOT.foot - 1]),
    cylinder(packing.radius + 0.1, 40, [0, 0, packing.from]),
    cylinder(17.5, 4, [0, 0, top + 9]),
  );
  // Two in front of the arms and two behind.
  const bolts = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sy) => place(hexBolt(COVER_BOLT), [sx * 14, sy * 32, BONNET + 13.4])),
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
      [0, LOWER - CLEAR],
      [COVER, LOWER - CLEAR],
      [COVER, LOWER - 11],
      [COVER - 1, LOWER - 12],
      [24, LOWER - 12],
      [22, LOWER - 17],
      [0, LOWER - 17],
    ]),
    cylinder(PIN + 0.2, 8, [0, 0, LOWER], NEG_Z),
    atCoverScrews((x, y) => [
      cylinder(COVER_BOLT / 2 + 0.2, 20, [x, y, LOWER], NEG_Z),
      cylinder(COVER_BOLT * 0.75 + 0.3, 20, [x, y, COVER_SEAT], NEG_Z),
    ]).flat(),
  );
  const screws = atCoverScrews((x, y) =>
    place(capScrew(COVER_BOLT, 14), [x, y, COVER_SEAT - 0.1], NEG_Z),
  );
  return [
    { name: 'lower-cover', material: 'paint-valve-second', shape: cover },
    { name: 'lower-cover-bolts', material: 'steel', shape: compound(screws) },
  ];
}
