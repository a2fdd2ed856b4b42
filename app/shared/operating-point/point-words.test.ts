import { describe, expect, test } from 'vitest';

import { POINT_FACETS, readPlainPoint } from './point.ts';
import { askedInWords, isJis, namedPressure, readPointValue, readSpan } from './point-words.ts';

describe('words in a field', () => {
  test.each([
    ['size', '1½"', 40],
    ['size', '50…100', { from: 50, to: 100 }],
    ['pn', '16', 16],
    ['pn', 'PN 10~PN 16', undefined],
    ['pn', '1.6', undefined],
    ['bar', '−1', undefined],
    ['bar', '1.6 MPa', 16],
    ['bar', '2~8', { from: 2, to: 8 }],
    ['bar', '10K', undefined],
    ['temperature', '−0,125 °C', -0.125],
    ['temperature', 'up to 200 °C', 200],
    ['temperature', '10 bar', undefined],
    ['torque', '1,100', 1_100],
    ['torque', '1e9', undefined],
    ['torque', '12,3456', undefined],
  ] as const)('%s: %s', (facet, text, value) => expect(readPointValue(facet, text)).toEqual(value));

  test('a number alone is the same with the reader and without', () => {
    for (const facet of POINT_FACETS)
      for (const text of ['16', '150', '150.5', '-20', '−20', '0', '9999', '20..80', '0.5'])
        for (const system of ['si', 'imperial'] as const)
          expect(readPointValue(facet, text, system), `${facet} ${text} ${system}`).toEqual(
            readPlainPoint(facet, text, system),
          );
  });

  test.each([
    ['220V', 220],
    ['380~440V', { from: 380, to: 440 }],
    ['220', 220],
    ['DC 24V', undefined],
    ['220V 60Hz', undefined],
  ])('a voltage: %s', (text, value) => expect(readSpan('supply', text)).toEqual(value));

  test.each([
    ['PN 16', 'pn'],
    ['300#', 'ansi'],
    ['145 psi', 'bar'],
    ['16', undefined],
    ['10K', undefined],
    ['PN 1.6', undefined],
  ])('%s names the kind of pressure %s', (text, kind) => expect(namedPressure(text)).toBe(kind));

  test('a rating of JIS is known as one', () => {
    expect(['10K', 'JIS 10K'].every(isJis)).toBe(true);
    expect(['10', 'PN 10'].some(isJis)).toBe(false);
  });

  test('an address', () =>
    expect(askedInWords('?dn=150A&temp=180%EB%8F%84&pn=10K')).toEqual({
      point: { size: 150, temperature: 180 },
      refused: ['pn=10K'],
      repeated: [],
    }));
});
