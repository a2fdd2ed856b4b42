import type { Shape3D } from 'replicad';
import type { BallFlangedParams } from '#models/families/ball-flanged.ts';
import { cut, fuse, intersect } from '#models/lib/booleans.ts';
import { studNut } from '#models/lib/fasteners.ts';
import { forgedLever, stopScrews } from '#models/lib/hand-levers.ts';
import type { Part } from '#models/lib/part.ts';
import { ballSeats } from '#models/lib/seats.ts';
import {
  box,
  cylinder,
  compound,
  place,
  revolve,
  roundedBox,
  sphere,
  tube,
  X,
} from '#models/lib/solids.ts';
import {
  COLLAR,
  collarRadius,
  floatingSeat,
  padHeight,
  STEM,
  trim,
} from './ball-flanged-proportions.ts';
import { glandOf, packing } from './packing.ts';
import { sprungSeats } from './sprung-seats.ts';
import { JOURNAL, TANG, trunnion, trunnionPockets } from './trunnion.ts';

type Body = BallFlangedParams['body'];

/** Open ball between its seats, stem, packing and gland, and for the plain body its lever along the pipe. */
export function ballAndStem({ body }: BallFlangedParams): Part[] {
  const pad = padHeight[body];
  const lever = body === 'two-piece';
  const drilled = drilledBall(body);
  const ball = (shape: Shape3D): Part => ({ name: 'ball', material: 'polished', shape });
  const parts: Part[] = [
    ...(body === 'three-piece'
      ? [ball(cut(drilled, trunnionPockets())), ...trunnion(), ...sprungSeats()]
      : [
          ball(drilled),
          {
            name: 'seats',
            material: 'ptfe',
            shape: ballSeats({ ...trim[body], ...floatingSeat }),
          } as const,
        ]),
    { name: 'stem', material: 'steel', shape: ballStem(body, pad + (lever ? 26 : 40)) },
    packing(body),
  ];
  if (!lever) return [...parts, ...gland(glandOf(body))];
  const top = pad + 11;
  const nut = revolve([
    [STEM + 0.1, top],
    [15, top],
    [15, top + 4],
    [12, top + 8],
    [STEM + 0.1, top + 8],
  ]);
  return [
    ...parts,
    { name: 'gland', material: 'steel', shape: nut },
    stopScrews(top, 'F05', 9.5),
    ...forgedLever(top + 9, 0, 168),
  ];
}

/**
 * Ball with bore along the pipe. A floating one has the stem's slot across it: shut, the slot lies along the pipe, so that the
 * pressure can press the ball against the seat behind it.
 */
export function drilledBall(body: Body) {
  const { ball, bore } = trim[body];
  const slot = box([-4.5, -34, ball - 8], [4.5, 34, ball + 5]);
  return cut(
    sphere(ball),
    cylinder(bore, 200, [-100, 0, 0], X),
    body === 'three-piece' ? [] : slot,
  );
}

/** Stem with a tang in the ball's slot, flattened from the round of its collar, and a square upper end at `top`. */
export function ballStem(body: Body, top: number) {
  const { ball } = trim[body];
  const trunnionMounted = body === 'three-piece';
  const radius = collarRadius(body);
  const above = ball + COLLAR.above,
    from = trunnionMounted ? JOURNAL : above,
    to = above + COLLAR.height,
    end = trunnionMounted ? TANG : ball - 7.5;
  // A little narrower than the collar: of one radius both had one face, and the tang's lower edge counted as one within it.
  const tang = intersect(
    cylinder(trunnionMounted ? 9 : radius - 0.2, 20, [0, 0, end]),
    box([-4.2, -20, end], [4.2, 20, from + 1]),
  );
  const collar = revolve([
    [0, from],
    [radius, from],
    [radius, to - 1.5],
    [radius - 1.5, to],
    [0, to],
  ]);
  // The square begins above the packing, which seals on a round stem only. One cylinder: two of one radius leave edges between them.
  const foot = above + 1,
    roundTo = Math.max(top - 24, glandOf(body) + 2);
  const shaft = intersect(
    cylinder(STEM, top - foot, [0, 0, foot]),
    fuse(
      cylinder(STEM + 1, roundTo - foot + 1, [0, 0, foot - 1]),
      roundedBox(12.4, 12.4, top - foot, 1.4, [0, 0, foot + 1]),
    ),
  );
  return fuse(tang, collar, shaft);
}

/** Packing gland in the yoke: follower with two studs. */
function gland(seatZ: number): Part[] {
  const follower = cut(
    fuse(
      roundedBox(22, 48, 7, 10.5, [0, 0, seatZ + 9]),
      tube(14, STEM + 0.1, 18, [0, 0, seatZ - 0.4]),
    ),
    cylinder(STEM + 0.1, 60, [0, 0, seatZ - 2]),
  );
  const studs = [-1, 1].flatMap((s) => [
    cylinder(3.5, 11, [0, s * 17.5, seatZ + 0.05]),
    place(studNut(7), [0, s * 17.5, seatZ + 16]),
  ]);
  return [
    { name: 'gland', material: 'stainless', shape: follower },
    { name: 'gland-studs', material: 'steel', shape: compound(studs) },
  ];
}
