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
  X,
} from '#models/lib/solids.ts';
import { flangedEnd, passage } from './flanged-end.ts';
import { ends, proportions, padHeight } from './ball-flanged-proportions.ts';

// Proportions of the illustration, mm. The centre piece reaches from x = -CENTRE to +CENTRE.
const CENTRE = 37,
  STUD_RADIUS = 70,
  RIM = 79,
  BONNET = 92;

/** Three-piece body: centre piece with bonnet and lower cover, two flanged ends. */
export function threePieceFlangedBody(): Part[] {
  const back = ends['three-piece'].half - ends['three-piece'].thickness;
  const end = flangedEnd('three-piece', [
    [0, CENTRE + 0.6],
    [RIM, CENTRE + 0.6],
    [RIM, CENTRE + 15],
    [56, CENTRE + 17],
    [47, CENTRE + 28],
    [47, back - 5],
    [51, back],
  ]);
  const right = cut(end, passage());
  const centre = fuse(
    cylinder(64, 2 * CENTRE, [-CENTRE, 0, 0], X),
    cylinder(RIM, 15, [-CENTRE, 0, 0], X),
    cylinder(RIM, 15, [CENTRE - 15, 0, 0], X),
    cylinder(36, BONNET),
    cylinder(34, 86, [0, 0, 0], NEG_Z),
  );
  const studs = (side: 1 | -1) =>
    compound(
      circularPattern(
        8,
        STUD_RADIUS,
        (y, z) => place(studNut(9), [side * (CENTRE + 15.4), y, z], side > 0 ? X : NEG_X),
        Math.PI / 8,
      ),
    );
  return [
    {
      name: 'body',
      material: 'paint-valve',
      shape: cut(centre, passage(), cylinder(proportions.stem + 0.2, 300, [0, 0, 20])),
    },
    { name: 'end-right', material: 'paint-valve-second', shape: right },
    { name: 'end-left', material: 'paint-valve-second', shape: halfTurn(right) },
    { name: 'body-studs', material: 'steel', shape: studs(1) },
    { name: 'body-studs-left', material: 'steel', shape: studs(-1) },
    ...covers(),
  ];
}

/** Bonnet with its yoke and pad above, trunnion cover below. */
function covers(): Part[] {
  const top = padHeight['three-piece'];
  const arms = [-1, 1].map((s) =>
    roundedBox(13, 46, top - BONNET - 11, 4, [s * 28, 0, BONNET + 12]),
  );
  const bonnet = cut(
    fuse(cylinder(42, 13, [0, 0, BONNET + 0.6]), arms, squarePad('F07', top, 12)),
    cylinder(proportions.stem + 0.2, 120, [0, 0, BONNET - 1]),
    cylinder(17.5, 4, [0, 0, top + 9]),
  );
  const lower = revolve([
    [0, -86.6],
    [42, -86.6],
    [42, -98],
    [26, -98],
    [22, -104],
    [0, -104],
  ]);
  // Two in front of the arms and two behind.
  const bonnetBolts = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sy) => place(hexBolt(7), [sx * 13, sy * 33, BONNET + 13.4])),
  );
  const trunnionBolts = circularPattern(
    4,
    34,
    (x, y) => place(hexBolt(7), [x, y, -98], NEG_Z),
    Math.PI / 4,
  );
  return [
    { name: 'bonnet', material: 'paint-valve', shape: bonnet },
    { name: 'bonnet-bolts', material: 'steel', shape: compound(bonnetBolts) },
    { name: 'trunnion-cover', material: 'paint-valve', shape: lower },
    { name: 'trunnion-bolts', material: 'steel', shape: compound(trunnionBolts) },
  ];
}
