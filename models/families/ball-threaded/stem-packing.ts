import type { Shape3D } from 'replicad';
import { fuse } from '#models/lib/booleans.ts';
import type { Part } from '#models/lib/part.ts';
import { compound, cylinder, tube } from '#models/lib/solids.ts';
import { proportions } from './ball-threaded-proportions.ts';

const { ball, pad, padThickness, stem } = proportions;

/** z of the lower end of the packing's chamber, and radius of the chamber. */
const FROM = 36,
  RADIUS = 10.5;
const RINGS = 3,
  RING_HEIGHT = 4.4;

/** Shoulder that keeps the stem from being pressed out: z of its lower end, and height. */
export const shoulder = { radius: 9, from: ball + 2, height: 5 } as const;

/** What is cut out of a body for stem, shoulder and packing. */
export const stemChamber = (): Shape3D =>
  fuse(
    cylinder(stem + 0.2, 100, [0, 0, 15]),
    cylinder(shoulder.radius + 0.2, shoulder.height + 3, [0, 0, ball]),
    cylinder(RADIUS, 100, [0, 0, FROM]),
  );

/** Packing rings around the stem, pressed by a gland that ends with the pad's upper face. */
export function stemPacking(): Part[] {
  const rings = Array.from({ length: RINGS }, (_, index) =>
    tube(RADIUS - 0.1, stem + 0.1, RING_HEIGHT - 0.3, [0, 0, FROM + 0.2 + index * RING_HEIGHT]),
  );
  const from = FROM + 0.2 + RINGS * RING_HEIGHT;
  return [
    { name: 'packing', material: 'ptfe', shape: compound(rings) },
    {
      name: 'gland',
      material: 'stainless',
      shape: tube(RADIUS - 0.1, stem + 0.1, pad + padThickness - from, [0, 0, from]),
    },
  ];
}
