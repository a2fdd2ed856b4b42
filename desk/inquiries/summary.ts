/** An inquiry on one line. */
import type { InquiriesTexts } from '#desk/texts/inquiries.ts';

import { readInquiryText } from '#contract/inquiry-text.ts';

const SUMMARY_MAX = 120;

/** The products asked for, else the first words, else what is said of an installed valve and asked. */
export function summaryOf(inquiry: string, t: InquiriesTexts): string {
  const { products, words, conditions, questions } = readInquiryText(inquiry);
  const text =
    products.length === 0
      ? words.trim() || [...conditions.map(([, value]) => value), ...questions].join(', ')
      : products
          .map(({ code, quantity }) => (quantity ? `${code} ${t.pieces(quantity)}` : code))
          .join(', ');
  return Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, SUMMARY_MAX).join('');
}
