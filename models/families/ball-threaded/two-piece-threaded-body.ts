import { cut, fuse, intersect } from '#models/lib/booleans.ts';
import { squarePad } from '#models/lib/iso5211.ts';
import type { Part } from '#models/lib/part.ts';
import { alongX, cylinder, halfTurn, revolve, sphere, X } from '#models/lib/solids.ts';
import { femaleThread } from '#models/lib/threads.ts';
import { bevelledHex, hexEnd } from '#models/families/parts/hexagon-end.ts';
import { proportions } from './ball-threaded-proportions.ts';

const { half, pad, padThickness, stem, thread, ball, bore } = proportions;
const SPLIT = 24;

/** Two-piece body: the right end is screwed into the body. */
export function twoPieceThreadedBody(): Part[] {
  const barrel = alongX(
    revolve([
      [0, -half],
      [34, -half],
      [34, -26],
      [31, -24],
      [36, -12],
      [38, 0],
      [38, SPLIT - 4],
      [36, SPLIT],
      [0, SPLIT],
    ]),
  );
  const neck = fuse(cylinder(17, pad + 1), squarePad('F03', pad, padThickness));
  const left = intersect(
    fuse(hexEnd(-half, -26), cylinder(60, SPLIT + 26, [-26, 0, 0], X)),
    barrel,
  );
  const body = cut(
    fuse(left, neck),
    cylinder(ball + 1.5, 46, [-22, 0, 0], X),
    cylinder(bore, 200, [-100, 0, 0], X),
    halfTurn(femaleThread(thread, half, 7)),
    cylinder(stem + 0.2, 100, [0, 0, 15]),
  );
  const end = cut(
    fuse(cylinder(31, 8, [SPLIT + 0.5, 0, 0], X), bevelledHex(SPLIT + 7, half)),
    cylinder(bore, 200, [-100, 0, 0], X),
    sphere(ball + 1),
    femaleThread(thread, half, 7),
  );
  return [
    { name: 'body', material: 'stainless', shape: body },
    { name: 'end', material: 'stainless-second', shape: end },
  ];
}
