import { expect, test } from 'vitest';
import { outline, widthOf, wrap } from './typesetting.ts';

test('a line breaks at spaces only and keeps to its width', () => {
  const setting = { size: 20 };
  const words = '공급 압력은 현장의 최저 값으로 비교하십시오';
  const lines = wrap(words, 160, setting);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe(words);
  for (const line of lines) expect(widthOf(line, setting)).toBeLessThanOrEqual(160);
});

test('text becomes outlines, the same each time', () => {
  const d = outline('−20 ~ +80 °C', 0, 20, { size: 20 });
  expect(d).toMatch(/^M[-\d. A-Z]+Z$/i);
  expect(outline('−20 ~ +80 °C', 0, 20, { size: 20 })).toBe(d);
});

test('a character that the font lacks is an error, not a box', () => {
  expect(() => outline('漢𠮷', 0, 0, { size: 20 })).toThrow('Pretendard has no');
});
