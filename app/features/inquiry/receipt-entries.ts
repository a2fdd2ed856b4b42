import type { Translate } from '#app/i18n/translate.ts';
import type { QuoteItem } from '#app/shared/quote/quote-item.ts';

/** A product of a receipt, taken apart. */
export interface ReceiptEntry {
  /** `SIRCA S30 DN 80` */
  readonly code: string;
  readonly name: string;
  /** Category, quantity, note. */
  readonly facts: readonly string[];
  /** Lines below it. */
  readonly more: readonly string[];
}

const SEPARATOR = ' | ';

/**
 * Takes the list of products apart as it went out (`inquiryParts`): one a line, `1. S30 | Ball valve | …`, with whatever belongs
 * to it on the lines below. What the sender typed, size and note, stays as it was typed, with whatever signs it has.
 *
 * @param quote the products of the list, in its order
 * @param t words of the language that it was sent in
 */
export function receiptEntries(
  lines: readonly string[],
  quote: readonly QuoteItem[],
  t: Translate,
): ReceiptEntry[] {
  const entries: (Omit<ReceiptEntry, 'more'> & { more: string[] })[] = [];
  for (const line of lines) {
    const numbered = /^\d+\. (.*)$/.exec(line)?.[1];
    if (numbered !== undefined)
      entries.push({ ...entryOf(numbered, quote[entries.length], t), more: [] });
    else entries.at(-1)?.more.push(line.trim());
  }
  return entries;
}

function entryOf(line: string, item: QuoteItem | undefined, t: Translate) {
  const note = item?.note === undefined ? '' : t('inquiry:quoteNote', { note: item.note });
  const noted = note !== '' && line.endsWith(SEPARATOR + note);
  const stated = noted ? line.slice(0, -(SEPARATOR + note).length) : line;
  const size = ` ${item?.size ?? ''}`;
  const at = size === ' ' ? -1 : stated.indexOf(size + SEPARATOR);
  const end = at < 0 ? stated.indexOf(SEPARATOR) : at + size.length;
  const code = end < 0 ? stated : stated.slice(0, end);
  const [name = '', ...facts] = stated.slice(code.length + SEPARATOR.length).split(SEPARATOR);
  return { code, name, facts: noted ? [...facts, note] : facts };
}
