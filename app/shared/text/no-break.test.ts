import { expect, test } from 'vitest';

import { VALUE, noBreak } from './no-break.ts';

/** `·` for the space that does not break, `¦` for what keeps a dash from breaking. */
const seen = (text: string) => text.replaceAll('\u00a0', '·').replaceAll('\u2060', '¦');

test.each([
  [
    'DN 40부터 DN 1200까지, −196 °C부터 +600 °C까지',
    'DN·40부터 DN·1200까지, −196·°C부터 +600·°C까지',
  ],
  ['AP1–AP12. Supply pressure 2–8 bar, mounting', 'AP1–¦AP12. Supply pressure 2–¦8·bar, mounting'],
  ['from 480-006 with 60 Nm to 1,100 Nm', 'from 480-¦006 with 60·Nm to 1,100·Nm'],
  ['PN 30 from 1-1/2 to 2-1/2 in, PN 25', 'PN·30 from 1-¦1/2·to·2-¦1/2·in, PN·25'],
  ['−20 ~ +200 °C이고 단상 110–220 V', '−20·~·+200·°C이고 단상 110–¦220·V'],
  ['30–50 % for spring-return', '30–¦50·% for spring-return'],
  ['flanges to ISO 5211 or JIS B 2220', 'flanges to ISO·5211 or JIS·B·2220'],
  ['quarter-turn, and nothing to keep', 'quarter-turn, and nothing to keep'],
  ['나사식 PQVI (DN 20–25)가 있습니다', '나사식 PQVI (DN·20–¦25)¦가 있습니다'],
])('a line never breaks within a value: %s', (text, expected) => {
  expect(seen(noBreak(text))).toBe(expected);
});

test('addresses within HTML stay as they are', () => {
  expect(seen(noBreak('<a href="/special/480-006">480-006</a>'))).toBe(
    '<a href="/special/480-006">480-¦006</a>',
  );
});

test('a text splits at its values', () => {
  expect('up to 800 psi (55 bar)'.split(VALUE)).toEqual(['up to ', '800 psi', ' (', '55 bar', ')']);
});
