import { describe, expect, it, test } from 'vitest';

import { products } from '#content/index.ts';
import {
  above,
  atMost,
  between,
  dnFromTo,
  exactly,
  inch,
  inchFromTo,
} from '#content/schema/quantity.ts';
import { sizes, twice } from '#content/entry-values.ts';
import {
  compactParts,
  compactText,
  missingText,
  numberText,
  quantityText,
  sizesText,
} from '#facts/print.ts';
import { ofSize } from '#facts/of-size.ts';
import { compactRows, rowsAt, sizesWithFigures } from '#facts/rows.ts';

describe('quantities', () => {
  it.each([
    [between(-20, 80, '°C'), '\u221220 ~ +80 °C', '\u221220 to +80 °C'],
    [between(0, 70, '°C'), '0 ~ +70 °C', '0 to +70 °C'],
    [atMost(600, '°C'), '최고 +600 °C', 'up to +600 °C'],
    [between(25, 18500, 'Nm'), '25–18,500 Nm', '25–18,500 Nm'],
    [atMost(6, 'bar'), '최대 6 bar', 'up to 6 bar'],
    [{ kind: 'quantity', unit: 'bar', min: 4 } as const, '4 bar 이상', 'from 4 bar'],
    [above(95, '%'), '95 % 초과', 'above 95 %'],
    [exactly(5.5, 'bar'), '5.5 bar', '5.5 bar'],
    [exactly(15, 'min'), '15분', '15 min'],
    [atMost(72, 'h'), '최대 72시간', 'up to 72 h'],
    [between(1, 100000, 'turns'), '1–100,000회전', '1–100,000 turns'],
    [exactly(90, '°'), '90°', '90°'],
    [
      twice(between(2, 8, 'bar'), between(29, 116, 'psi')),
      '2–8 bar (29–116 psi)',
      '2–8 bar (29–116 psi)',
    ],
  ])('%o', (quantity, ko, en) => {
    expect(quantityText(quantity, { language: 'ko' })).toBe(ko);
    expect(quantityText(quantity, { language: 'en' })).toBe(en);
  });

  it('a limit drops the word that its label says', () => {
    const limit = { limit: true } as const;
    expect(quantityText(atMost(1100, 'Nm'), { language: 'en' }, limit)).toBe('1,100 Nm');
    expect(quantityText(between(4, 6, 'bar'), { language: 'ko' }, limit)).toBe('4–6 bar');
  });

  it('numbers are grouped and not rounded; lengths in inches keep two decimals', () => {
    expect([18500, 19.6, -2.5].map((each) => numberText(each))).toEqual(['18,500', '19.6', '−2.5']);
    expect(quantityText(exactly(152.4, 'mm'), { language: 'en', units: 'imperial' })).toBe(
      '6.00 in',
    );
  });
});

describe('sizes', () => {
  it.each([
    [dnFromTo(40, 1200), 'DN 40–1200'],
    [dnFromTo(200, 200), 'DN 200'],
    [dnFromTo(20, 25, [20, 25]), 'DN 20, 25'],
    [inchFromTo('1/4', '4'), '1/4–4 in'],
    [inchFromTo('1/4', '2-1/2'), '1/4 – 2-1/2 in'],
  ])('%o', (range, text) => expect(sizesText(sizes(range))).toBe(text));
  it.each(['', '1-2', 'x', '1/4/2', '-1'])('inch(%o) is refused', (name) => {
    expect(() => inch(name)).toThrow('is not an inch size');
  });
});

const factsOf = (code: string) => {
  const found = products.find((each) => each.code === code);
  if (!found) throw new Error(`no product ${code}`);
  return found.facts;
};

test.each([
  ['S10', ['DN 15–100', 'PN 16/25/40 · ANSI 150/300', '−29 to +200 °C']],
  ['S30', ['DN 15–200', 'ANSI 150/300/600 (max. 20/50/100 bar)', '−20 to +200 °C']],
  ['S40', ['1/4–4 in', 'PN 25–40 (by size)', '−20 to +120 °C']],
  ['S70', ['1/2–2 in', 'PN 16 · max. Δp 16 bar', '−20 to +150 °C (extended limit +200 °C)']],
  ['480-110', ['1,100 Nm', '39 s (50 Hz)', 'F12/F14']],
])('%s in three rows, its limits beside what they limit', (code, texts) => {
  const rows = compactRows(factsOf(code));
  expect(rows.map(({ facts }) => compactText(facts, { language: 'en' }))).toEqual(texts);
});

test('numerals, words and notes are told apart where they are printed', () => {
  const [, rating] = compactRows(factsOf('S50'));
  expect(compactParts(rating?.facts ?? [], { language: 'ko' }).map(({ kind }) => kind)).toEqual([
    'words',
    'numerals',
    'words',
    'break',
    'words',
    'numerals',
    'words',
  ]);
});

test('a size has its own figures and those of all sizes', () => {
  const pqvf = factsOf('PQVF');
  expect(sizesWithFigures(pqvf).map(({ from }) => from)).toEqual(
    [40, 50, 65, 80, 100, 125, 150, 200].map((dn) => ({ dn })),
  );
  const one = ofSize(pqvf, { from: { dn: 100 }, to: { dn: 100 } });
  const values = rowsAt(one, 'comparison').map(({ key, facts }) => [
    key,
    compactText(facts, { language: 'en' }),
  ]);
  expect(Object.fromEntries(values)).toMatchObject({
    size: 'DN 100',
    length: '282 mm',
    flangeStandard: 'DIN 2633',
    casing: 'Grey cast iron GG20 or aluminium',
  });
});

describe('what is missing, in a few words', () => {
  it.each([
    [{ axis: 'temperature', what: 'temperature', part: 'lowest' }, '최저 온도', 'lowest temp.'],
    [
      { axis: 'size', what: 'size', part: 'of-size' },
      '호칭경별 호칭경',
      'Nominal size of this size',
    ],
    // An actuator's sizes are no nominal sizes.
    [{ axis: 'mounting', what: 'mounting', part: 'of-size' }, '크기별 플랜지', 'Flange per size'],
    [{ axis: 'mounting', what: 'mounting', part: 'highest' }, '최고 플랜지', 'highest flange'],
    [{ axis: 'mounting', what: 'mounting' }, '플랜지', 'Flange'],
    [
      { axis: 'pressure', what: 'bar', part: 'higher' },
      '더 높은 압력(bar)',
      'higher pressure in bar',
    ],
    [{ axis: 'pressure', what: 'Class', part: 'between' }, '이 ANSI', 'this ANSI'],
  ] as const)('%o', (missing, ko, en) => {
    expect(missingText(missing, { language: 'ko' })).toBe(ko);
    expect(missingText(missing, { language: 'en' })).toBe(en);
  });
});
