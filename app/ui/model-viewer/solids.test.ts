import { describe, expect, test } from 'vitest';

import { blockAt, modelPart } from './test-parts.ts';
import { solidsOf } from './solids.ts';

describe('pieces of a part', () => {
  test('triangles that meet in places are one piece, whether or not they share vertices', () => {
    const part = modelPart('screws', [blockAt([0, 0, 0], 10), blockAt([50, 0, 0], 10)]);
    const solids = solidsOf([modelPart('body', [blockAt([0, 0, 0], 30)]), part]);
    expect(solids.map(({ part: index, low, high }) => ({ index, low, high }))).toEqual([
      { index: 0, low: [-30, -30, -30], high: [30, 30, 30] },
      { index: 1, low: [-10, -10, -10], high: [10, 10, 10] },
      { index: 1, low: [40, -10, -10], high: [60, 10, 10] },
    ]);
    for (const { indices } of solids) expect(indices).toHaveLength(12 * 3);
  });

  test('each piece has its own edges', () => {
    const [near, far] = solidsOf([
      modelPart('screws', [blockAt([0, 0, 0], 10), blockAt([50, 0, 0], 10)]),
    ]);
    expect(near?.edgeSegments).toHaveLength(6);
    expect(far?.edgeSegments[0]).toBe(40);
  });
});
