import { describe, expect, test } from 'vitest';

import { dnOfInch, inchOfDn, nominalSizeNames, NOMINAL_SIZES } from '#facts/nominal-size.ts';
import { sizeSpan } from '#facts/measure/fields.ts';

/** DN and inch size, as ASME B36.10M and ISO 6708 pair them. */
const PAIRS = `
  6 1/8, 8 1/4, 10 3/8, 15 1/2, 20 3/4, 25 1, 32 1-1/4, 40 1-1/2, 50 2, 65 2-1/2, 80 3, 90 3-1/2,
  100 4, 125 5, 150 6, 200 8, 250 10, 300 12, 350 14, 400 16, 450 18, 500 20, 550 22, 600 24, 650 26,
  700 28, 750 30, 800 32, 850 34, 900 36, 950 38, 1000 40, 1050 42, 1100 44, 1150 46, 1200 48, 1300 52,
  1400 56, 1500 60, 1600 64, 1700 68, 1800 72, 1900 76, 2000 80
`;

describe('names of one size', () => {
  test('each DN has the inch size of the standard', () => {
    const pairs = PAIRS.split(',').map((pair) => pair.trim().split(' '));
    expect(NOMINAL_SIZES.map((dn) => [String(dn), inchOfDn(dn)])).toEqual(pairs);
  });

  test('every name of every size leads back to it', () => {
    for (const dn of NOMINAL_SIZES)
      for (const text of [`DN ${dn}`, `${dn}A`, `${inchOfDn(dn)}B`, `${inchOfDn(dn)} in`])
        expect(sizeSpan(text), text).toEqual({ from: dn, to: dn });
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
