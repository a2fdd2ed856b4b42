import { describe, expect, it } from 'vitest';

import { SCALE_AXES, scalePosition } from './scale-axis.ts';

describe('scalePosition', () => {
  it.each([
    ['temperature', -200, 0],
    ['temperature', 0, 25],
    ['temperature', -29, 21.4],
    ['temperature', 200, 50],
    ['temperature', 600, 100],
    ['size', 12.5, 0],
    ['size', 25, 14.3],
    ['size', 100, 42.9],
    ['size', 1600, 100],
    ['torque', 10, 0],
    ['torque', 1000, 50],
    ['torque', 25, 9.9],
    ['torque', 18_500, 81.7],
    ['torque', 100_000, 100],
  ] as const)('%s %d lies at %d %%', (quantity, value, position) => {
    expect(scalePosition(SCALE_AXES[quantity], value)).toBe(position);
  });

  it('keeps what is outside on the end', () => {
    expect(scalePosition(SCALE_AXES.temperature, -273)).toBe(0);
    expect(scalePosition(SCALE_AXES.temperature, 900)).toBe(100);
    expect(scalePosition(SCALE_AXES.torque, 0)).toBe(0);
    expect(scalePosition(SCALE_AXES.torque, -5)).toBe(0);
  });

  it('ticks a doubling and a tenfold at equal distances', () => {
    const { size, torque } = SCALE_AXES;
    expect(Math.log2(size.max / size.min)).toBe(size.divisions);
    expect(Math.log10(torque.max / torque.min)).toBe(torque.divisions);
  });
});
