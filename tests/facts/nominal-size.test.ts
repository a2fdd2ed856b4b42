import { describe, expect, test } from 'vitest';

import { dnOfInch, inchOfDn, nominalSizeNames, NOMINAL_SIZES } from '#facts/nominal-size.ts';
import { sizeSpan } from '#facts/measure/fields.ts';

describe('names of one size', () => {
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
