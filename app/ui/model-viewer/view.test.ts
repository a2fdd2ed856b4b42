import { describe, expect, test } from 'vitest';

import { afterKey, cutAt, drawnApart, initialView, turned, zoomed } from './view.ts';

const START = initialView(0.5);
const press = (key: string, shiftKey = false) => afterKey(START, { key, shiftKey }, START);

describe('view of a model', () => {
  test('turning right by full circles comes back', () => {
    let view = START;
    for (let i = 0; i < 36; i++) view = turned(view, 10, 0);
    expect(view).toEqual(START);
    expect(turned(START, 200, 0).azimuth).toBe(105);
  });

  test('elevation and zoom stop at their ends', () => {
    expect(turned(START, 0, 500).elevation).toBe(89);
    expect(turned(START, 0, -500).elevation).toBe(-80);
    const largest = zoomed(START, 1000);
    expect(largest.zoom).toBe(8);
    // The same object: the page may scroll instead.
    expect(zoomed(largest, 2)).toBe(largest);
  });

  test('keys turn, zoom, reset and cut', () => {
    expect(press('ArrowRight')?.azimuth).toBe(-65);
    expect(press('ArrowLeft', true)?.azimuth).toBe(-53);
    expect(press('ArrowDown')?.elevation).toBe(36);
    expect(press('ArrowUp')?.elevation).toBe(16);
    expect(press('+')?.zoom).toBe(1.25);
    expect(press('-')?.zoom).toBe(0.8);
    expect(press('s')?.cut).toBe(true);
    expect(press('ㄴ')?.cut).toBe(true);
    expect(press('x')).toBeUndefined();
    expect(afterKey(turned(START, 30, 4), { key: 'Home', shiftKey: false }, START)).toBe(START);
  });

  test('moving the plane makes the cut and stays within the model', () => {
    expect(cutAt(START, 2)).toMatchObject({ cut: true, depth: 1 });
  });

  test('parts are drawn apart without touching the cut, and a reset puts them together', () => {
    const apart = drawnApart(START, 3);
    expect(apart).toEqual({ ...START, apart: 1 });
    expect(afterKey(apart, { key: '0', shiftKey: false }, START)?.apart).toBe(0);
  });
});
