import { makeVertex, measureDistanceBetween, type Shape3D } from 'replicad';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ButterflyParams } from '#models/families/butterfly.ts';
import { loadKernel } from '#models/lib/kernel.ts';
import { Z } from '#models/lib/solids.ts';
import { models } from '#models/model-list.ts';
import { metalSeated, OFFSET, proportions, SWEEP } from './butterfly-proportions.ts';
import { discAndSeat } from './disc-and-seat.ts';

// Disc and seat touch along parts of one sphere: booleans of such faces fail, the distance between them does not.

/** Gap in which the two surfaces are drawn as touching, mm. */
const CONTACT = 0.1;

const valves = Object.entries(models).flatMap(([id, { ref }]) =>
  ref.family === 'butterfly' && metalSeated(ref.params) ? [{ id, params: ref.params }] : [],
);

/** The parts of the valves that a test has asked for: building them takes seconds. */
const made = new Map<ButterflyParams, ReturnType<typeof discAndSeat>>();

/** Disc and seat ring, the disc turned by `angle` degrees from where it is shut. */
function discAndRing(params: ButterflyParams, angle: number): [disc: Shape3D, ring: Shape3D] {
  const parts = made.get(params) ?? discAndSeat(params);
  made.set(params, parts);
  const [disc, ring] = ['disc', 'seat-ring'].map(
    (wanted) => parts.find(({ name }) => name === wanted)!.shape,
  );
  // A copy is turned: turning takes the shape.
  return [disc!.clone().rotate(angle - proportions.open, [0, 0, 0], Z), ring!];
}

describe('metal-seated butterfly valves', () => {
  beforeAll(() => loadKernel());

  it('are 401N, 501M and HT600', () => {
    expect(valves.map(({ id }) => id)).toEqual(['401n', '501m', 'ht600']);
  });

  describe.each(valves)('$id', ({ params }) => {
    it.each([0, -45, -90])('turned by %i°, the disc does not run into its seat', (angle) => {
      expect(measureDistanceBetween(...discAndRing(params, angle))).toBeGreaterThan(0.5 * CONTACT);
    });

    it('shut, disc and seat touch all round', () => {
      const shapes = discAndRing(params, 0);
      // In the middle of the gap between the rim of the disc and the lip of the ring.
      const radius = Math.sqrt((SWEEP + CONTACT / 2) ** 2 - OFFSET ** 2);
      for (let turn = 0; turn < 360; turn += 15) {
        const angle = (turn * Math.PI) / 180;
        const point = makeVertex([OFFSET, radius * Math.cos(angle), radius * Math.sin(angle)]);
        for (const shape of shapes)
          expect(measureDistanceBetween(point, shape), `${turn}°`).toBeCloseTo(CONTACT / 2, 3);
      }
    });
  });
});
