import type { Shape3D } from 'replicad';
import type { ButterflyParams } from '#models/families/butterfly.ts';
import { cut, fuse, intersect } from '#models/lib/booleans.ts';
import type { Part } from '#models/lib/part.ts';
import {
  alongX,
  compound,
  cylinder,
  draw,
  revolve,
  revolveDrawing,
  sphere,
  X,
  Z,
} from '#models/lib/solids.ts';
import { metalSeated, OFFSET, proportions, SWEEP } from './butterfly-proportions.ts';

const { bore, open, stem } = proportions;

// Proportions of the illustration, mm.
const HUB = 13.5,
  PLATE = 5,
  /** Height of the shaft that is bare between two bosses, from the disc's centre. */
  BARE = 17;
/** Heights of the pins. */
const PINS_OF_HUB = [-25, 25],
  PINS_OF_BOSSES = [-30, 30];
/** Radii of a pin's ends, and their distance from the disc's middle. */
export const PIN = { thick: 3.8, thin: 3.2, end: HUB + 3 } as const;

export const pinHeights = (params: ButterflyParams): readonly number[] =>
  metalSeated(params) ? PINS_OF_BOSSES : PINS_OF_HUB;

/** Direction of the pins around the stem, degrees: across the hub, or through the bosses beside the plate. */
export const pinTurn = (params: ButterflyParams): number => (metalSeated(params) ? 90 : 0);

/**
 * Disc: flat between a beaded rim and its hub. A lined valve's hub goes through from top to bottom; a metal-seated
 * disc lies in front of the stem, in the plane of its seat, with two bosses behind it and the plain shaft between them. Taper
 * pins hold the shaft. How the disc of a series lies is not stated: an illustration.
 */
export function discParts(params: ButterflyParams): Part[] {
  const bosses = metalSeated(params);
  const pins = pinHeights(params).map((z) => pin(z).rotate(pinTurn(params), [0, 0, 0], Z));
  const parts: Part[] = [
    {
      name: 'disc',
      material: 'polished',
      shape: bosses ? discWithBosses() : discWithHub(),
    },
    { name: 'disc-pins', material: 'steel', shape: compound(pins) },
  ];
  if (bosses) {
    parts.push({
      name: 'disc-shaft',
      material: 'steel',
      shape: cylinder(stem, 2 * BARE + 2, [0, 0, -BARE - 1]),
    });
  }
  return parts.map((part) => ({ ...part, shape: part.shape.rotate(open, [0, 0, 0], Z) }));
}

/** Flat plate with a bead along the rim. Cones would show as sectors of light and shadow. */
function plate(): Shape3D {
  const r = bore - 0.3;
  return alongX(
    revolve([
      [0, -PLATE],
      [r - 9, -PLATE],
      [r - 8, -PLATE - 1.5],
      [r - 2.5, -PLATE - 1.5],
      [r, -2],
      [r, 2],
      [r - 2.5, PLATE + 1.5],
      [r - 8, PLATE + 1.5],
      [r - 9, PLATE],
      [0, PLATE],
    ]),
  );
}

/** As `plate`, beside the stem: the rim is part of the sphere in which it turns, and meets the seat's lip all round. */
function offsetPlate(): Shape3D {
  const back = OFFSET - PLATE,
    edge = OFFSET - 3.5,
    rim = OFFSET + 3,
    front = OFFSET + PLATE;
  const at = (x: number): [number, number] => [Math.sqrt(SWEEP ** 2 - x ** 2), x];
  const [r] = at(rim);
  const profile = draw([0, back])
    .lineTo([r - 3, back])
    .lineTo(at(edge))
    .threePointsArcTo(at(rim), at((edge + rim) / 2))
    .lineTo([r - 1.5, front])
    .lineTo([r - 7, front])
    .lineTo([r - 8, front - 1.5])
    .lineTo([0, front - 1.5])
    .close();
  return alongX(revolveDrawing(profile));
}

/** What lies within the bore when the disc is shut. */
const inBore = (shape: Shape3D) => intersect(shape, sphere(SWEEP));

const pinBoss = (z: number) => cylinder(8, 2 * HUB + 3, [-HUB - 1.5, 0, z], X);

function discWithHub(): Shape3D {
  const hub = cylinder(HUB, 2 * bore - 2, [0, 0, 1 - bore]);
  return inBore(fuse(plate(), hub, PINS_OF_HUB.map(pinBoss)));
}

function discWithBosses(): Shape3D {
  const boss = (from: number) => cylinder(HUB + 1, bore - 1 - BARE, [0, 0, from]);
  const across = (z: number) => pinBoss(z).rotate(90, [0, 0, 0], Z);
  const bosses = inBore(fuse(boss(BARE), boss(1 - bore), PINS_OF_BOSSES.map(across)));
  return cut(fuse(offsetPlate(), bosses), cylinder(stem + 1, 2 * BARE, [0, 0, -BARE]));
}

/** End of a taper pin on both faces, a little smaller on one. */
const pin = (z: number) =>
  fuse(
    cylinder(PIN.thick, PIN.end, [0, 0, z], X),
    cylinder(PIN.thin, PIN.end, [-PIN.end, 0, z], X),
  );
