import { expect, test } from 'vitest';

import { columnsOf, pageDescription, pageTitle } from './head-texts.ts';

test('a Hangul syllable takes two columns, a Latin letter one', () => {
  expect(columnsOf('밸브 S10')).toBe(8);
});

test("the site's name follows the page's only where both fit", () => {
  expect(pageTitle('볼 밸브', '가마산밸브')).toBe('볼 밸브 | 가마산밸브');
  const long = 'Three-way ball valve with actuator, supply 5.5 bar, S70';
  expect(pageTitle(long, 'Gamasan Valve & Actuator')).toBe(long);
  expect(pageTitle('가마산밸브', '가마산밸브')).toBe('가마산밸브');
});

test('a short description is lengthened by whole sentences until it is long enough', () => {
  const sentence = 'x'.repeat(40);
  expect(pageDescription('y'.repeat(30), [sentence, sentence])).toHaveLength(71);
  expect(pageDescription('y'.repeat(80), [sentence])).toHaveLength(80);
  expect(pageDescription('y'.repeat(60), ['z'.repeat(120), sentence])).toHaveLength(101);
});
