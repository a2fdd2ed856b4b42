import { cut, fuse } from '#models/lib/booleans.ts';
import { squarePad } from '#models/lib/iso5211.ts';
import type { Part } from '#models/lib/part.ts';
import {
  alongX,
  cylinder,
  draw,
  halfTurn,
  revolve,
  revolveDrawing,
  X,
} from '#models/lib/solids.ts';
import { femaleThread } from '#models/lib/threads.ts';
import { bevelledHex } from '#models/families/parts/hexagon-end.ts';
import { proportions } from './ball-threaded-proportions.ts';

const { half, pad, padThickness, stem, thread, ball, bore, seat } = proportions;
/** x of the joint, of the shoulder before the left hexagon, and radius of both: beyond the hexagons' corners. */
const SPLIT = 22,
  SHOULDER = -36,
  RIM = 36;

/** Two-piece body: the right end is screwed into the body. */
export function twoPieceThreadedBody(): Part[] {
  // One arc from shoulder to joint: a barrel of straight pieces shows steps in its shadow.
  const barrel = draw([0, SHOULDER])
    .lineTo([RIM - 1.5, SHOULDER])
    .lineTo([RIM, SHOULDER + 1.5])
    .threePointsArcTo([RIM + 1, SPLIT - 1.5], [40, -8])
    .lineTo([RIM - 0.5, SPLIT])
    .lineTo([0, SPLIT])
    .close();
  const body = cut(
    fuse(
      alongX(revolveDrawing(barrel)),
      halfTurn(bevelledHex(-SHOULDER - 2, half)),
      cylinder(17, pad + 1),
      squarePad('F03', pad, padThickness),
    ),
    chamber(-seat.to - 0.1, SPLIT + 1),
    cylinder(bore, 200, [-100, 0, 0], X),
    halfTurn(femaleThread(thread, half, 7)),
    cylinder(stem + 0.2, 100, [0, 0, 15]),
    cylinder(9.2, 8, [0, 0, ball]),
  );
  const collar = alongX(
    revolve([
      [0, SPLIT + 0.4],
      [RIM - 0.5, SPLIT + 0.4],
      [RIM + 0.5, SPLIT + 1.4],
      [RIM + 0.5, SPLIT + 8],
      [RIM - 1, SPLIT + 9.5],
      [0, SPLIT + 9.5],
    ]),
  );
  const end = cut(
    fuse(collar, bevelledHex(SPLIT + 8, half)),
    chamber(0, seat.to + 0.1),
    cylinder(bore, 200, [-100, 0, 0], X),
    femaleThread(thread, half, 7),
  );
  return [
    { name: 'body', material: 'stainless', shape: body },
    { name: 'end', material: 'stainless-second', shape: end },
  ];
}

/** Room for ball and seats between two x: the seats' pocket, wider around the ball. */
const chamber = (from: number, to: number) =>
  fuse(
    cylinder(seat.outer + 0.1, to - from, [from, 0, 0], X),
    cylinder(ball + 1.5, 2 * seat.from, [-seat.from, 0, 0], X),
  );
