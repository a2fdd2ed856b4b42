import { array, assert, double, property } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { panZoom, toggleZoom, UNZOOMED, type Zoom, ZOOM_SCALE, zoomStyle } from './zoom.ts';

const box = { width: 400, height: 300 };
const at = (x: number, y: number) => toggleZoom(UNZOOMED, { x, y }, box);

/** Left and right edge of the magnified picture in the box, px. */
function edges(zoom: Zoom): { left: number; right: number } {
  if (!zoom.zoomed) return { left: 0, right: box.width };
  const left = zoom.origin.x * box.width * (1 - ZOOM_SCALE) + zoom.pan.x * box.width;
  return { left, right: left + box.width * ZOOM_SCALE };
}

describe('a press', () => {
  test('magnifies twice at the pressed point', () => {
    expect(at(100, 75)).toEqual({
      zoomed: true,
      origin: { x: 0.25, y: 0.25 },
      pan: { x: 0, y: 0 },
    });
    expect(zoomStyle(at(100, 75))).toEqual({
      transform: 'translate(0%, 0%) scale(2)',
      transformOrigin: '25% 25%',
    });
  });

  test('a second time takes it back, wherever it falls', () => {
    expect(toggleZoom(panZoom(at(10, 10), { x: -40, y: 0 }, box), { x: 300, y: 20 }, box)).toEqual(
      UNZOOMED,
    );
    expect(zoomStyle(UNZOOMED)).toEqual({});
  });

  test('beside the box takes the nearest edge', () => {
    expect(at(-5, 999)).toMatchObject({ origin: { x: 0, y: 1 } });
  });
});

describe('a drag', () => {
  test('moves the picture by half the movement', () => {
    const moved = panZoom(at(200, 150), { x: 60, y: -30 }, box);
    expect(moved).toMatchObject({ pan: { x: 30 / box.width, y: -15 / box.height } });
    expect(zoomStyle(moved)).toMatchObject({ transform: 'translate(7.5%, -5%) scale(2)' });
  });

  test('adds up', () => {
    const once = panZoom(at(200, 150), { x: 10, y: 0 }, box);
    expect(panZoom(once, { x: 10, y: 4 }, box)).toMatchObject({
      pan: { x: 10 / box.width, y: 2 / box.height },
    });
  });

  test('leaves a picture that is not magnified where it is', () => {
    expect(panZoom(UNZOOMED, { x: 60, y: 60 }, box)).toBe(UNZOOMED);
  });

  test('never shows what is beside the picture', () => {
    const coordinate = double({ min: -5000, max: 5000, noNaN: true });
    assert(
      property(coordinate, coordinate, array(coordinate, { maxLength: 8 }), (x, y, moves) => {
        const zoom = moves.reduce<Zoom>(
          (state, move) => panZoom(state, { x: move, y: move }, box),
          at(x, y),
        );
        const { left, right } = edges(zoom);
        expect(left).toBeLessThanOrEqual(1e-6);
        expect(right).toBeGreaterThanOrEqual(box.width - 1e-6);
      }),
    );
  });
});
