import type { ShadowMaterial } from 'three';
import { expect, test } from 'vitest';

import { studioLights } from './studio.ts';

test('a section has hardly a shadow within it, and the model throws the same one on the ground', () => {
  const { key, ground, shade } = studioLights({
    low: [-1, -1, -1],
    high: [1, 1, 1],
    centre: [0, 0, 0],
    radius: 2,
    reach: 2,
  });
  const onGround = () => (ground.material as ShadowMaterial).opacity * key.shadow.intensity;
  shade(false);
  const whole = onGround();
  expect(key.shadow.intensity).toBe(1);
  shade(true);
  expect(key.shadow.intensity).toBeLessThan(0.25);
  expect(onGround()).toBeCloseTo(whole);
});
