import { describe, expect, test } from 'vitest';

import {
  dnOfInch,
  inchOfDn,
  nominalSizeNames,
  NOMINAL_SIZES,
  parseNominalSize,
} from '#facts/nominal-size.ts';

describe('names of one size', () => {
  test.each([
    ['150', 150],
    ['DN150', 150],
    ['dn 150', 150],
    ['150A', 150],
    ['150 a', 150],
    ['6in', 150],
    ['6 inch', 150],
    ['6"', 150],
    ['6B', 150],
    ['6 인치', 150],
    ['NPS 6', 150],
    ['1/2', 15],
    ['1-1/2"', 40],
    ['1 1/4 in', 32],
    ['2½"', 65],
    ['½', 15],
    ['6', 6],
    [' 100 ', 100],
  ])('%s is DN %d', (text, dn) => expect(parseNominalSize(text)).toBe(dn));

  test.each([
    '',
    'abc',
    '140',
    'DN 140',
    '7"',
    '-150',
    '1e2',
    '10K',
    'PN16',
    '1/3',
    '<b>',
    '150 mm',
    'DN150A',
    '９',
  ])('"%s" is no size', (text) => expect(parseNominalSize(text)).toBeUndefined());

  test('every name of every size leads back to it', () => {
    for (const dn of NOMINAL_SIZES)
      for (const text of [`DN ${dn}`, `${dn}A`, `${inchOfDn(dn)}B`, `${inchOfDn(dn)} in`])
        expect(parseNominalSize(text), text).toBe(dn);
  });

  test('a fraction finds its DN whole or mixed', () => {
    expect(dnOfInch({ numerator: 5, denominator: 4 })).toBe(32);
    expect(dnOfInch({ numerator: 4, denominator: 1 })).toBe(100);
    expect(dnOfInch({ numerator: 7, denominator: 1 })).toBeUndefined();
  });

  test('all names stand side by side', () => {
    expect(nominalSizeNames(150)).toBe('DN 150 = 150A = 6 in (6B)');
    expect(nominalSizeNames(33)).toBe('DN 33');
  });
});
