import { cut, fuse } from '#models/lib/booleans.ts';
import type { Part } from '#models/lib/part.ts';
import { letterFront } from '#models/lib/letters.ts';
import { ballSeats } from '#models/lib/seats.ts';
import {
  box,
  cylinder,
  NEG_Y,
  revolve,
  roundedBox,
  roundedBoxFront,
  sphere,
  tube,
  X,
} from '#models/lib/solids.ts';
import { threeWayProportions } from './three-way-body.ts';

type Port = 'T' | 'L';

const { ball, bore, cube, neck, stem, pad, padThickness, seat } = threeWayProportions;

/** Ball with T or L passage. */
export function portedBall(port: Port): Part {
  // Each bore of the L ends flat at the far wall of the other. A mitre makes a section through the ball fail, and a round corner
  // catches the light in spots.
  const [left, back] = port === 'T' ? [-60, 0] : [-bore, bore];
  const run = cylinder(bore, 60 - left, [left, 0, 0], X);
  const branch = cylinder(bore, 60 + back, [0, back, 0], NEG_Y);
  return { name: 'ball', material: 'polished', shape: cut(sphere(ball), run, branch) };
}

/** Four seats, whichever the port. */
export const threeWaySeats = (): Part => ({
  name: 'seats',
  material: 'ptfe',
  shape: ballSeats({ ball, bore, ...seat }, [0, 90, 180, 270]),
});

/**
 * Stem with square end and packing nut, or a short one under an actuator.
 * @param port letter of the ball's port: cut into the stem's end as the passage lies, on a disc below that, and on the neck
 */
export function stemParts(port?: Port): Part[] {
  const top = pad + padThickness;
  const shaft = cylinder(stem, top - ball + 14, [0, 0, ball - 2]);
  if (!port) return [{ name: 'stem', material: 'steel', shape: shaft }];
  const nut = revolve([
    [stem + 0.1, top - 3],
    [12, top - 3],
    [12, top + 3],
    [9, top + 6],
    [stem + 0.1, top + 6],
  ]);
  const square = roundedBox(9.8, 9.8, 20, 1.2, [0, 0, top + 11]);
  return [
    {
      name: 'stem',
      material: 'steel',
      shape: cut(fuse(shaft, square), portGroove(port, top + 31)),
    },
    ...portIndicator(port, top + 7),
    ...portMark(port),
    { name: 'packing-nut', material: 'steel', shape: nut },
  ];
}

/** Letter on a tag on the front of the neck. */
function portMark(port: Port): Part[] {
  const front = -neck - 3.5,
    z = (cube + pad) / 2;
  return [
    {
      name: 'port-tag',
      material: 'stainless',
      shape: cut(
        roundedBoxFront(18, 15, neck - 10, 2, [0, front + neck - 10, z]),
        cylinder(neck + 0.05, pad),
      ),
    },
    {
      name: 'port-mark',
      material: 'black-plastic',
      shape: letterFront(port, 12, [0, front, z]),
    },
  ];
}

/** Disc on the stem, with bars that lie as the passage below does. */
function portIndicator(port: Port, z: number): Part[] {
  const around = cylinder(stem + 0.1, 20, [0, 0, z - 1]);
  return [
    {
      name: 'port-indicator',
      material: 'black-plastic',
      shape: tube(23, stem + 0.1, 4, [0, 0, z]),
    },
    {
      name: 'port-indicator-bars',
      material: 'indicator',
      shape: cut(asPassage(port, 20.5, 3.6, [z + 3.9, z + 5.2]), around),
    },
  ];
}

/** Grooves in the stem's end. */
const portGroove = (port: Port, z: number) => asPassage(port, 8, 1.1, [z - 1.6, z + 1]);

/** Bars between two z that lie as the passage in the ball does. */
function asPassage(port: Port, reach: number, half: number, [low, high]: [number, number]) {
  return fuse(
    box([port === 'T' ? -reach : -half, -half, low], [reach, half, high]),
    box([-half, -reach, low], [half, half - 0.05, high]),
  );
}
