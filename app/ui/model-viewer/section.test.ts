import { describe, expect, test } from 'vitest';

import { cutLines } from './section.ts';
import { blockAt, modelPart } from './test-parts.ts';

const block = modelPart('block', [blockAt([0, 0, 0], 10)]);

/** Length of all lines. */
const lengthOf = (lines: readonly number[]) => {
  let sum = 0;
  for (let i = 0; i < lines.length; i += 4)
    sum += Math.hypot(lines[i + 2]! - lines[i]!, lines[i + 3]! - lines[i + 1]!);
  return sum;
};

describe('the outline of a cut face', () => {
  test('runs once around it', () => {
    const lines = cutLines(block.positions, block.indices, 3);
    expect(lengthOf(lines)).toBeCloseTo(80);
    for (const value of lines) expect(Math.abs(value)).toBeLessThanOrEqual(10);
    expect(lines.some((value) => value === 10)).toBe(true);
  });

  test('is empty beside the piece', () => {
    expect(cutLines(block.positions, block.indices, 10.5)).toEqual([]);
    expect(cutLines(block.positions, block.indices, -10.5)).toEqual([]);
  });

  test('through corners is no longer than the face', () => {
    expect(lengthOf(cutLines(block.positions, block.indices, -10))).toBeCloseTo(0);
    expect(lengthOf(cutLines(block.positions, block.indices, 10))).toBeCloseTo(80);
  });
});
