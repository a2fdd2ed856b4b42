import { describe, expect, test } from 'vitest';

import type { QuoteItem } from './quote-item.ts';
import { supplyIn, withSupply, withWordedSupply } from './supply-notes.ts';

const item = (more: Partial<QuoteItem> = {}): QuoteItem => ({
  productCode: '480-050',
  productName: 'Quarter-turn actuator',
  category: 'special',
  ...more,
});

describe('the supply in a note', () => {
  const supplies = [
    { text: 'Single-phase 220 V', names: ['단상 220 V', 'Single-phase 220 V'] },
    { text: 'Three-phase 380 V', names: ['삼상 380 V', 'Three-phase 380 V'] },
  ];

  test.each([
    [undefined, undefined, 'Three-phase 380 V'],
    ['Single-phase 220 V', 'Single-phase 220 V', 'Three-phase 380 V'],
    // Written on a page in the other language.
    ['단상 220 V', 'Single-phase 220 V', 'Three-phase 380 V'],
    ['단상 220 V, tag P-101', 'Single-phase 220 V', 'Three-phase 380 V, tag P-101'],
    ['tag P-101', undefined, 'Three-phase 380 V, tag P-101'],
    ['tag P-101, Single-phase 220 V', 'Single-phase 220 V', 'tag P-101, Three-phase 380 V'],
  ])('of "%s" is read, and replaced by another', (note, supply, replaced) => {
    const noted = item(note === undefined ? {} : { note });
    expect(supplyIn(noted, supplies)).toBe(supply);
    expect(withSupply(noted, supplies, 'Three-phase 380 V').note).toBe(replaced);
  });
});

describe('a note that goes out', () => {
  const supplies = [{ text: 'Single-phase 220 V', names: ['단상 220 V', 'Single-phase 220 V'] }];
  test('names its supply in the language of the page', () =>
    expect(withWordedSupply(item({ note: 'tag P-101, 단상 220 V' }), supplies).note).toBe(
      'tag P-101, Single-phase 220 V',
    ));
  test('keeps both supplies where it names both', () =>
    expect(
      withWordedSupply(item({ note: '삼상 380 V, 단상 220 V' }), [
        ...supplies,
        { text: 'Three-phase 380 V', names: ['삼상 380 V', 'Three-phase 380 V'] },
      ]).note,
    ).toBe('Three-phase 380 V, Single-phase 220 V'));
  test('without a supply stays as it was written', () => {
    const own = item({ note: '단상 110 V' });
    expect(withWordedSupply(own, supplies)).toBe(own);
  });
});
