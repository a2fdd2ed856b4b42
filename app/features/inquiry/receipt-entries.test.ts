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
    return receiptEntries(part?.lines ?? [], items);
  };

  test.each(['steam | 2 valves', 'a | b | c', '|', `x ${t('inquiry:quoteNote', { note: 'y' })}`])(
    'the note %s is shown as it was typed',
    (note) => {
      const [entry] = sent([{ ...s30, note }]);
      expect(entry?.parts.slice(0, 3)).toEqual(['SIRCA S30', 'Ball valve', 'SIRCA valves']);
      expect(entry?.parts.slice(4)).toEqual([t('inquiry:quoteNote', { note })]);
    },
  );

  test('so is the size', () => {
    const [entry] = sent([{ ...s30, size: '1 | 2 in' }, s30]);
    expect(entry?.parts.slice(0, 2)).toEqual(['SIRCA S30 1 | 2 in', 'Ball valve']);
  });

  test('a line of a list that is not known any more is taken apart at its signs', () => {
    expect(receiptEntries(['1. S30 | Ball valve | Note: x', '   DN 80'], [])).toEqual([
      { parts: ['S30', 'Ball valve', 'Note: x'], more: ['DN 80'] },
    ]);
  });
});
