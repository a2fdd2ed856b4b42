import { formatAnsi, formatPn, formatRating } from '#content/format.ts';
import type { Rating } from '#content/schema/quantity.ts';

import type { Language } from '#contract/address.ts';

/** A rating in one line: classes joined by a dot, a rating per size as its span. */
export function shortRating(rating: Rating, language: Language): string {
  const parts: string[] = [];
  if (rating.pn) parts.push(formatPn(rating.pn));
  if (rating.ansi) parts.push(formatAnsi(rating.ansi));
  if (rating.pnBySize) {
    const classes = rating.pnBySize.map(({ pn }) => pn);
    const span = `PN ${Math.min(...classes)}–${Math.max(...classes)}`;
    parts.push(language === 'ko' ? `${span} (호칭경별)` : `${span} (by size)`);
  }
  return parts.length > 0 ? parts.join(' · ') : formatRating(rating, language);
}
