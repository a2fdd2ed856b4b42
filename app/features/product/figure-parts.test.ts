import { expect, test } from 'vitest';

import { figureParts } from './figure-parts.ts';

/** The numerals of a value in square brackets. */
const shown = (text: string) =>
  figureParts(text)
    .map(({ words, numerals }) => (numerals ? `[${words}]` : words))
    .join('');

test.each([
  ['DN 15–100', 'DN [15–100]'],
  ['−29 ~ +200 °C', '[−29 ~ +200] °C'],
  ['PN 16/25/40 · ANSI 150/300', 'PN [16/25/40]\nANSI [150/300]'],
  ['PN 16/40/63/100, ANSI 150/300/600', 'PN [16/40/63/100]\nANSI [150/300/600]'],
  ['F10/F12', '[F10/F12]'],
  ['최대 1,100 Nm', '최대 [1,100] Nm'],
  ['1/4–2 in', '[1/4–2] in'],
  ['800 psi (55 bar)', '[800] psi (55 bar)'],
  ['31초 (50 Hz)', '[31]초 (50 Hz)'],
  ['최고 +600 °C', '최고 [+600] °C'],
])('%s stands in large numerals and small words', (text, expected) => {
  expect(shown(text)).toBe(expected);
});
