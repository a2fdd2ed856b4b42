import fc from 'fast-check';
import { expect, test } from 'vitest';

import { clean } from '#facts/measure/clean.ts';

test.each([
  ['1½″', '1_1/2"'],
  ['½', '1/2'],
  ['3⁄4', '3/4'],
  ["6''", '6"'],
  ['−20 ~ ＋80', '-20 ~ +80'],
  ['–‑‒—ㅡ', '-----'],
  ['\u00ad20', '-20'],
  ['DN1\u00ad50', 'DN150'],
  ['2〜8', '2~8'],
  ['18\u2009500', '18 500'],
  ['1’100', "1'100"],
  ['180℃ 180˚C 180ºC', '180°C 180°C 180°C'],
  ['N・m N∙m N⋅m', 'N·m N·m N·m'],
  ['㎏/㎠', 'kg/cm2'],
  ['cm² 10²', 'cm2 10^2'],
  ['①50A', '\n50A'],
  ['５０Ａ　１０Ｋ', '50A 10K'],
  ['5\u200b0\u2060A', '50A'],
  ['볼밸브', '볼밸브'],
  ['a\tb\r\nc', 'a\nb\n\nc'],
])('%j is %j', (written, read) => expect(clean(written).text).toBe(read));

test('every character keeps its place', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (written) => {
      const { text, at } = clean(written);
      expect(at).toHaveLength(text.length + 1);
      expect(at.at(-1)).toBe(written.length);
      expect(at).toEqual(at.toSorted((a, b) => a - b));
    }),
  ));
