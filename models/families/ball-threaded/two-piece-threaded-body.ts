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
  tube,
  X,
} from '#models/lib/solids.ts';
import { femaleThread } from '#models/lib/threads.ts';
import { bevelledHex } from '#models/families/parts/hexagon-end.ts';
import { proportions } from './ball-threaded-proportions.ts';
import { stemChamber } from './stem-packing.ts';

const { half, mounting, pad, padThickness, thread, ball, bore, seat } = proportions;
/** x of the joint, of the shoulder before the left hexagon, and radius of both: beyond the hexagons' corners. */
const SPLIT = 22,
  SHOULDER = -36,
  RIM = 36;

/** Thread of the joint: its radius and pitch, x of its inner end, and x of the shoulder that the seal lies against. */
const JOINT = 31,
  PITCH = 2,
  SPIGOT = 15.4,
  SEAL = 13.4;

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
      squarePad(mounting, pad, padThickness),
    ),
    chamber(-seat.to - 0.1, SPLIT + 1),
    alongX(revolve(jointThread(0))),
    cylinder(bore, 200, [-100, 0, 0], X),
    halfTurn(femaleThread(thread, half, 7)),
    stemChamber(),
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
  const spigot = alongX(revolve(jointThread(0.15)));
  const end = cut(
    fuse(collar, spigot, bevelledHex(SPLIT + 8, half)),
    cylinder(ball + 1.5, 2 * SEAL, [-SEAL, 0, 0], X),
    chamber(0, seat.to + 0.1),
    cylinder(bore, 200, [-100, 0, 0], X),
    femaleThread(thread, half, 7),
  );
  const seal = tube(JOINT - 0.2, ball + 1.6, SPIGOT - SEAL - 0.2, [SEAL + 0.1, 0, 0], X);
  return [
    { name: 'body', material: 'paint-valve', shape: body },
    { name: 'end', material: 'paint-valve-second', shape: end },
    { name: 'gaskets', material: 'ptfe', shape: seal },
  ];
}

/**
 * Profile of the thread by which the end is screwed into the body, from the seal's seat to the joint: rings instead of a
 * helix, as `femaleThread`. The body is cut with it, the end has it smaller by the clearance.
 */
function jointThread(clearance: number): [radius: number, x: number][] {
  const outer = JOINT - clearance;
  const from = clearance === 0 ? SEAL : SPIGOT;
  const points: [number, number][] = [
    [0, from],
    [outer, from],
    [outer, SPIGOT + 0.6],
  ];
  for (let x = SPIGOT + 0.6; x + PITCH <= SPLIT; x += PITCH)
    points.push([outer - PITCH * 0.6, x + PITCH / 2], [outer, x + PITCH]);
  points.push([outer, SPLIT + 1], [0, SPLIT + 1]);
  return points;
}

/** Room for ball and seats between two x: the seats' pocket, wider around the ball. */
const chamber = (from: number, to: number) =>
  fuse(
    cylinder(seat.outer + 0.1, to - from, [from, 0, 0], X),
    cylinder(ball + 1.5, 2 * seat.from, [-seat.from, 0, 0], X),
  );
