import { describe, expect, test } from 'vitest';

import { hatchingsOf, isLeftWhole, staysWhole } from './section-practice.ts';
import type { Box } from './solids.ts';

const around = (x: number, half: number): Box => ({
  low: [x - half, -half, -half],
  high: [x + half, half, half],
});
const STEEL = { colour: '#d6d9dc', metal: 1, roughness: 0.36, clearcoat: 0 };
const PTFE = { colour: '#f1f1ee', metal: 0, roughness: 0.5, clearcoat: 0.2 };
const RUBBER = { colour: '#1b1c1e', metal: 0, roughness: 0.6, clearcoat: 0.12 };

describe('hatching of cut faces', () => {
  test('four parts of one steel that touch are hatched in four ways', () => {
    const hatchings = hatchingsOf(
      [around(0, 40), around(30, 20), around(0, 15), around(10, 8)].map((box) => ({
        surface: STEEL,
        boxes: [box],
      })),
    );
    expect(new Set(hatchings.map((hatching) => JSON.stringify(hatching))).size).toBe(4);
    expect(hatchings[0]).toEqual({ degrees: 45, spacing: 1, crossed: false });
  });

  test('parts far from each other may have the same', () => {
    const [left, right] = hatchingsOf(
      [around(0, 5), around(100, 5)].map((box) => ({ surface: STEEL, boxes: [box] })),
    );
    expect(left).toEqual(right);
  });

  test('rubber is crossed, PTFE is closer than metal', () => {
    const [rubber, ptfe] = hatchingsOf([
      { surface: RUBBER, boxes: [around(0, 5)] },
      { surface: PTFE, boxes: [around(0, 5)] },
    ]);
    expect(rubber?.crossed).toBe(true);
    expect(ptfe).toMatchObject({ crossed: false, spacing: 0.4 });
  });
});

describe('what a section leaves whole', () => {
  test.each([
    'stem',
    'actuator-shaft',
    'lever',
    'lever-grip',
    'lever-nut',
    'handle',
    'handwheel',
    'body-bolts',
    'actuator-cap-screws',
    'gland-studs',
    'disc-shaft',
    'cable-glands',
    'worm',
  ])('%s', (name) => expect(isLeftWhole(name)).toBe(true));

  test.each([
    'body',
    'ball',
    'ball-t',
    'seats',
    'packing',
    'packing-nut',
    'gland',
    'end-1',
    'stem-nut',
    'stem-tube',
    'disc',
    'sleeve',
    'cover',
    'worm-wheel',
    'actuator-piston-left',
  ])('not %s', (name) => expect(isLeftWhole(name)).toBe(false));

  test('a shaft along the plane, as long as its greater part is behind it; never one that lies across', () => {
    const stem: Box = { low: [-8, -8, 20], high: [8, 8, 100] };
    expect(staysWhole(stem, 0.2)).toBe(true);
    expect(staysWhole(stem, -20)).toBe(true);
    expect(staysWhole(stem, 4)).toBe(false);
    expect(staysWhole({ low: [-8, -60, -8], high: [8, 60, 8] }, 0.2)).toBe(false);
  });
});
