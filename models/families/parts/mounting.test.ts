import { beforeAll, expect, it } from 'vitest';
import { loadKernel } from '#models/lib/kernel.ts';
import type { Part } from '#models/lib/part.ts';
import { box } from '#models/lib/solids.ts';
import { actuatedValve } from '#models/families/actuated-valve.ts';
import { padHeight } from '#models/families/ball-flanged/ball-flanged-proportions.ts';
import { proportions } from '#models/families/ball-threaded/ball-threaded-proportions.ts';
import { ballThreaded } from '#models/families/ball-threaded.ts';
import { threeWayProportions } from '#models/families/ball-three-way/three-way-body.ts';
import { ballThreeWayActuated } from '#models/families/ball-three-way-actuated.ts';

beforeAll(() => loadKernel());

const { pad, padThickness } = proportions;

/** What studs may meet. */
const JOINED = /^(?:body|bracket|coupling|gland-studs|actuator-body|actuator-base)$/;

it.each<[string, () => Part[], { underside: number; top: number }]>([
  [
    's50',
    () => ballThreaded.build({ body: 'three-piece', operator: 'actuator' }),
    { underside: pad, top: pad + padThickness },
  ],
  [
    's60',
    () => ballThreaded.build({ body: 'two-piece', operator: 'actuator-bracket' }),
    { underside: pad + padThickness + 47, top: pad + padThickness + 52 },
  ],
  [
    's70',
    () => ballThreeWayActuated.build({ lies: 'along' }),
    {
      underside: threeWayProportions.pad,
      top: threeWayProportions.pad + threeWayProportions.padThickness,
    },
  ],
  [
    'assembly',
    () => actuatedValve.build({}),
    { underside: padHeight['two-piece-yoke'], top: padHeight['two-piece-yoke'] + 11 },
  ],
])(
  '%s: studs reach through the holes of the pad into those of the foot, which covers it',
  (id, build, { underside, top }) => {
    const parts = build();
    const studs = parts.filter(({ name }) => /^(?:actuator-studs|bracket-bolts)$/.test(name));
    for (const stud of studs)
      for (const { name, shape } of parts)
        if (JOINED.test(name))
          expect(stud.shape.intersect(shape).faces, `${id}: ${stud.name}, ${name}`).toHaveLength(0);
    const fastening = parts.find(({ name }) => name === 'actuator-studs')!.shape;
    const [low, high] = fastening.boundingBox.bounds;
    expect(low[2]).toBeLessThan(underside - 5);
    expect(high[2]).toBeGreaterThan(top + 5);
    const width = (z: number) => {
      const slab = box([-60, -60, z], [60, 60, z + 0.2]);
      const [from, to] = parts
        .filter(({ name }) => /^(?:body|bracket|actuator-body|actuator-base)$/.test(name))
        .map(({ shape }) => shape.intersect(slab))
        .find((slice) => slice.faces.length > 0)!.boundingBox.bounds;
      return to[0] - from[0];
    };
    expect(width(top + 1)).toBeGreaterThan(width(top - 1));
  },
);
