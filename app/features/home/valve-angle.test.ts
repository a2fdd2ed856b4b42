import { expect, test } from 'vitest';

import { angleAfterKey, drawnAngle } from './valve-angle.ts';

test('a valve stands at a drawn angle, never outside its quarter turn', () => {
  expect([-20, 2, 3, 47.6, 120].map(drawnAngle)).toEqual([0, 0, 5, 50, 90]);
});

test('arrow keys turn by 5°, page keys by 15°, Home closes and End opens', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'PageDown', 'PageUp', 'Home', 'End'];
  expect(keys.map((key) => angleAfterKey(key, 60))).toEqual([55, 65, 45, 75, 0, 90]);
  expect(angleAfterKey('ArrowRight', 90)).toBe(90);
  expect(angleAfterKey('Tab', 60)).toBeUndefined();
});
