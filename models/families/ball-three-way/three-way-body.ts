import type { Shape3D } from 'replicad';
import { ACROSS_FLATS, bevelledHex } from '#models/families/parts/hexagon-end.ts';
import { cut, fuse } from '#models/lib/booleans.ts';
import { capScrew } from '#models/lib/fasteners.ts';
import { squarePad } from '#models/lib/iso5211.ts';
import { letterFront, type Letter } from '#models/lib/letters.ts';
import type { Part } from '#models/lib/part.ts';
import {
  alongX,
  compound,
  cylinder,
  place,
  revolve,
  roundedBox,
  sphere,
  tube,
  X,
  Z,
} from '#models/lib/solids.ts';
import { femaleThread } from '#models/lib/threads.ts';

/** Proportions of the illustration, mm. */
export const threeWayProportions = {
  bore: 15,
  ball: 26,
  stem: 7,
  half: 80,
  cube: 37,
  /** Radius of the neck under the pad. */
  neck: 18,
  pad: 56,
  padThickness: 9,
  mounting: 'F05',
  /** Outer radius of the seats, and their ends from the ball's centre. */
  seat: { outer: 18.8, from: 19.2, to: 24.6 },
} as const;

const { bore, ball, stem, half, cube, neck, pad, padThickness, seat } = threeWayProportions;
/** Direction of the end through whose opening the ball passes, which has no cone. */
const FRONT = -90;
/** Directions of the three ends, degrees from +X: along the pipe and towards the viewer. */
const TURNS = [0, 180, FRONT] as const;
const PLATE = 10;
/** Inner end of an end's spigot, its radius and how much wider the block's opening is. */
const SPIGOT = seat.from + 0.2,
  SPIGOT_RADIUS = ball + 0.7,
  CLEARANCE = 0.2;

/** Radii and depth of the seal in a joint. */
const SEAL = { inner: 28.5, outer: 31.5, depth: 1.4 };
/** Of the block's upright edges: so small that the seals lie wholly on its faces. */
const CORNER = 4;
/** Distance of an end's screws from its axis, both ways. */
const SCREW_AT = 26.5;

/** Cube with neck and pad, and three threaded ends on bolted square plates, whose spigots hold the seats. */
export function threeWayBody(): Part[] {
  const block = roundedBox(2 * cube, 2 * cube, 2 * cube, CORNER, [0, 0, -cube]);
  const openings = TURNS.map((angle) =>
    turn(
      compound(
        angle === FRONT
          ? cylinder(SPIGOT_RADIUS + CLEARANCE, 100, [SPIGOT - 1, 0, 0], X)
          : spigot(SPIGOT - 1, 100, CLEARANCE),
        tube(SEAL.outer + 0.1, SEAL.inner - 0.1, SEAL.depth, [cube - SEAL.depth + 0.6, 0, 0], X),
      ),
      angle,
    ),
  );
  const centre = cut(
    fuse(
      block,
      cylinder(neck, pad + 1),
      squarePad(threeWayProportions.mounting, pad, padThickness),
    ),
    sphere(ball + 1.2),
    openings,
    // The seat at the back, where there is no end.
    turn(seatPocket(), 90),
    cylinder(stem + 0.2, 120),
    cylinder(14, 3, [0, 0, pad + padThickness - 3]),
  );
  const ends = TURNS.map((angle, i): Part => ({
    name: `end-${i + 1}`,
    material: 'paint-valve-second',
    shape: turn(threadedEnd(), angle),
  }));
  const screws = TURNS.flatMap((angle) =>
    [-1, 1].flatMap((y) =>
      [-1, 1].map((z) =>
        turn(place(capScrew(7, 17), [cube + PLATE + 0.5, y * SCREW_AT, z * SCREW_AT], X), angle),
      ),
    ),
  );
  return [
    { name: 'body', material: 'paint-valve', shape: centre },
    ...ends,
    {
      name: 'gaskets',
      material: 'ptfe',
      shape: compound(TURNS.map((angle) => turn(seal(), angle))),
    },
    { name: 'end-screws', material: 'steel', shape: compound(screws) },
    { name: 'end-marks', material: 'ptfe', shape: endMarks() },
  ];
}

/** x of a letter on an end: on the flats of its hexagon, between body and chamfer. */
const MARK_AT = half - 14,
  MARK_HEIGHT = 16;

/** Letters of the ends, as in the flow diagrams of the product pages: on a flat of each hexagon that no actuator hides. */
function endMarks(): Shape3D {
  const onFlat = (name: Letter, x: number) =>
    letterFront(name, MARK_HEIGHT, [x, -ACROSS_FLATS / 2, 0]).rotate(-30, [0, 0, 0], X);
  return compound(
    onFlat('A', -MARK_AT),
    onFlat('B', MARK_AT),
    // On the flat to the right of the end that points at the viewer.
    turn(onFlat('C', -MARK_AT), 90),
  );
}

function threadedEnd(): Shape3D {
  const plate = roundedBox(PLATE, 68, 68, 3, [cube + 0.6 + PLATE / 2, 0, -34]);
  return cut(
    fuse(
      plate,
      spigot(SPIGOT, cube + 2),
      cylinder(25, 20, [cube + 2, 0, 0], X),
      bevelledHex(half - 26, half),
    ),
    cylinder(bore, 100, [0, 0, 0], X),
    seatPocket(),
    femaleThread(17.5, half, 7),
  );
}

/**
 * Spigot between two x with a conical end, by which it clears those beside it; with a clearance the block's opening for it, which
 * leaves a wall around the back seat.
 */
const spigot = (from: number, to: number, clearance = 0) =>
  alongX(
    revolve([
      [0, from],
      [from - 0.2 + clearance, from],
      [SPIGOT_RADIUS + clearance, SPIGOT_RADIUS + 0.2],
      [SPIGOT_RADIUS + clearance, to],
      [0, to],
    ]),
  );

const seatPocket = () => cylinder(seat.outer + 0.1, seat.to + 0.1 - 15, [15, 0, 0], X);

const seal = () =>
  tube(SEAL.outer, SEAL.inner, SEAL.depth - 0.1, [cube - SEAL.depth + 0.65, 0, 0], X);

const turn = (shape: Shape3D, angle: number): Shape3D =>
  angle ? shape.rotate(angle, [0, 0, 0], Z) : shape;
