import { cut, fuse } from '#models/lib/booleans.ts';
import type { Part, Vec3 } from '#models/lib/part.ts';
import { pipe } from '#models/lib/piping.ts';
import { cylinder, NEG_Y, roundedBox } from '#models/lib/solids.ts';

const WIDTH = 76,
  TALL = 66,
  DEEP = 34,
  WIRE = 7,
  SPAN = 44;

/**
 * Padlock that faces -Y: one leg of its shackle goes through a hole, the other passes outside the lever.
 * @param hole where the first leg leaves the body, at the body's upper face
 * @param shackle height of the shackle above the body, mm
 */
export function padlock([x, y, z]: Vec3, shackle: number): Part[] {
  const middle = x + SPAN / 2;
  const name = `${x}`;
  const body = cut(
    roundedBox(WIDTH, DEEP, TALL, 9, [middle, y, z - TALL]),
    // Keyhole
    fuse(
      cylinder(8, 12, [middle, y - DEEP / 2 + 6, z - TALL * 0.48], NEG_Y),
      roundedBox(7, 12, 18, 1, [middle, y - DEEP / 2, z - TALL * 0.48 - 18]),
    ),
  );
  const wire = pipe(
    [
      [x, y, z - 4],
      [x, y, z + shackle],
      [x + SPAN, y, z + shackle],
      [x + SPAN, y, z - 4],
    ],
    WIRE,
    SPAN / 2 - 1,
  );
  return [
    { name: `padlock${name}`, material: 'signal-red', shape: body },
    { name: `shackle${name}`, material: 'steel', shape: wire },
  ];
}
