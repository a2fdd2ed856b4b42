import { bevelledHex } from '#models/families/parts/hexagon-end.ts';
import { cut, fuse } from '#models/lib/booleans.ts';
import { hexBolt, studNut } from '#models/lib/fasteners.ts';
import { squarePad } from '#models/lib/iso5211.ts';
import type { Part } from '#models/lib/part.ts';
import {
  compound,
  cylinder,
  halfTurn,
  NEG_X,
  place,
  roundedBoxX,
  tube,
  X,
} from '#models/lib/solids.ts';
import { femaleThread } from '#models/lib/threads.ts';
import { proportions } from './ball-threaded-proportions.ts';
import { stemChamber } from './stem-packing.ts';

const { half, mounting, pad, padThickness, thread, ball, bore, seat } = proportions;
const CENTRE = 21,
  SQUARE = 72,
  ROUND = 12,
  CORNER = 26.5,
  PLATE = 12,
  /** Inner end of an end's spigot, which holds the seat. */
  SPIGOT = 14.8;

/** Three-piece body: centre block between two threaded ends on square plates, whose spigots hold the seats; four long bolts. */
export function threePieceThreadedBody(): Part[] {
  const centre = cut(
    fuse(
      roundedBoxX(SQUARE, SQUARE, 2 * CENTRE, ROUND, [-CENTRE, 0, 0]),
      cylinder(17, pad + 1),
      squarePad(mounting, pad, padThickness),
    ),
    cylinder(ball + 1.5, 2 * CENTRE + 2, [-CENTRE - 1, 0, 0], X),
    stemChamber(),
  );
  const right = cut(
    fuse(
      roundedBoxX(SQUARE, SQUARE, PLATE, ROUND, [CENTRE + 0.8, 0, 0]),
      cylinder(25, 30, [CENTRE + 2, 0, 0], X),
      bevelledHex(half - 26, half),
      cylinder(ball + 1.3, CENTRE + 2 - SPIGOT, [SPIGOT, 0, 0], X),
    ),
    cylinder(seat.outer + 0.1, seat.to + 0.1, [0, 0, 0], X),
    cylinder(bore, 200, [-100, 0, 0], X),
    femaleThread(thread, half, 7),
  );
  const corners = [-1, 1].flatMap((y) => [-1, 1].map((z) => ({ y: y * CORNER, z: z * CORNER })));
  const out = CENTRE + 0.7 + PLATE;
  const bolts = corners.flatMap(({ y, z }) => [
    place(hexBolt(8), [out, y, z], X),
    place(studNut(8), [-out, y, z], NEG_X),
  ]);
  const gaskets = [CENTRE, -CENTRE - 0.8].map((x) => tube(31, ball + 2, 0.8, [x, 0, 0], X));
  return [
    { name: 'body', material: 'paint-valve', shape: centre },
    { name: 'end-right', material: 'paint-valve-second', shape: right },
    { name: 'end-left', material: 'paint-valve-second', shape: halfTurn(right) },
    { name: 'gaskets', material: 'ptfe', shape: compound(gaskets) },
    { name: 'body-bolts', material: 'steel', shape: compound(bolts) },
  ];
}
