import type { BallFlangedParams } from '#models/families/ball-flanged.ts';
import type { Part } from '#models/lib/part.ts';
import { compound, tube } from '#models/lib/solids.ts';
import { padHeight, STEM, trim } from './ball-flanged-proportions.ts';

type Body = BallFlangedParams['body'];

const RINGS = 4,
  RING_HEIGHT = 5.4;

/** Chamber of the packing around the stem: its ends and its radius, mm of illustration. */
export const packingOf = (body: Body): { from: number; to: number; radius: number } => ({
  from: glandOf(body) - RINGS * RING_HEIGHT - 1,
  to: glandOf(body) + 1,
  radius: 14,
});

/** z of the gland's seat on top of the packing. */
export const glandOf = (body: Body): number =>
  ({
    'two-piece': padHeight['two-piece'] + 11,
    'two-piece-yoke': padHeight['two-piece-yoke'] - 50,
    'three-piece': trim['three-piece'].ball + 53.6,
  })[body];

/** Rings of packing under the gland. */
export function packing(body: Body): Part {
  const { from, radius } = packingOf(body);
  const rings = Array.from({ length: RINGS }, (_, i) =>
    tube(radius, STEM + 0.1, RING_HEIGHT - 0.3, [0, 0, from + 0.3 + i * RING_HEIGHT]),
  );
  return { name: 'packing', material: 'ptfe', shape: compound(rings) };
}
