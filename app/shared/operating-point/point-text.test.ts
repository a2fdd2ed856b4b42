import { expect, test } from 'vitest';

import { pointTexts } from './point-text.ts';

test('a point in words, measures in the visitor’s units', () => {
  const point = { size: 150, pn: 16, bar: 10, temperature: -20, torque: 1100 };
  expect(pointTexts(point)).toEqual(['DN 150', 'PN 16', '10 bar', '−20 °C', '1,100 Nm']);
  expect(pointTexts({ temperature: 180, size: 150 }, 'imperial')).toEqual(['DN 150', '356 °F']);
});
