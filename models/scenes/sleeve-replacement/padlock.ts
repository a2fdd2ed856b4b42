import { fuse } from '#models/lib/booleans.ts';
import type { Part, Vec3 } from '#models/lib/part.ts';
import { pipe } from '#models/lib/piping.ts';
import { cylinder, NEG_Y, roundedBoxFront } from '#models/lib/solids.ts';

/**
 * Padlock of a lock-out, seen from its front (-Y): shackle, body and keyhole.
 * @param name tells it from the other padlocks of a picture
 * @param at the inside of the shackle's top, where it hangs, mm
 */
export function padlock(name: string, [x, y, z]: Vec3, scale = 1): Part[] {
  const leg = 15 * scale,
    top = 8 * scale,
    drop = 30 * scale;
  const shackle = pipe(
    [
      [x - leg, y, z - drop],
      [x - leg, y, z + top],
      [x + leg, y, z + top],
      [x + leg, y, z - drop],
    ],
    5 * scale,
    12 * scale,
  );
  const body = roundedBoxFront(54 * scale, 46 * scale, 24 * scale, 7 * scale, [
    x,
    y + 12 * scale,
    z - 45 * scale,
  ]);
  const keyhole = fuse(
    cylinder(5.5 * scale, 2, [x, y - 11 * scale, z - 42 * scale], NEG_Y),
    roundedBoxFront(5 * scale, 16 * scale, 2, scale, [x, y - 11 * scale, z - 49 * scale]),
  );
  return [
    { name: `lock-shackle-${name}`, material: 'steel', shape: shackle },
    { name: `lock-${name}`, material: 'indicator', shape: body },
    { name: `lock-keyhole-${name}`, material: 'black-plastic', shape: keyhole },
  ];
}
