import { describe, expect, test } from 'vitest';

import '#app/i18n/every-language.ts';
import { translator } from '#app/i18n/translate.ts';
import { inquiryParts } from '#app/shared/inquiry/inquiry-text.ts';
import type { QuoteItem } from '#app/shared/quote/quote-item.ts';

import { receiptEntries } from './receipt-entries.ts';

const s30: QuoteItem = {
  productCode: 'SIRCA S30',
  productName: 'Ball valve',
  category: 'SIRCA valves',
  quantity: 6,
};

describe.each(['ko', 'en'] as const)('in %s', (language) => {
  const t = translator(language);
  const sent = (items: readonly QuoteItem[]) => {
    const [part] = inquiryParts({ products: items, point: {}, notes: [], questions: [] }, t);
    return receiptEntries(part?.lines ?? [], items, t);
  };

  test.each(['steam | 2 valves', 'a | b | c', '|', `x ${t('inquiry:quoteNote', { note: 'y' })}`])(
    'the note %s is shown as it was typed',
    (note) => {
      const [entry] = sent([{ ...s30, note }]);
      expect(entry).toMatchObject({ code: 'SIRCA S30', name: 'Ball valve' });
      expect(entry?.facts.at(-1)).toBe(t('inquiry:quoteNote', { note }));
      expect(entry?.facts).toHaveLength(3);
    },
  );

  test('so is the size', () => {
    const [entry] = sent([{ ...s30, size: '1 | 2 in' }, s30]);
    expect(entry).toMatchObject({ code: 'SIRCA S30 1 | 2 in', name: 'Ball valve' });
  });

  test('a line of a list that is not known any more is taken apart at its signs', () => {
    expect(receiptEntries(['1. S30 | Ball valve | Note: x', '   DN 80'], [], t)).toEqual([
      { code: 'S30', name: 'Ball valve', facts: ['Note: x'], more: ['DN 80'] },
    ]);
  });
});
