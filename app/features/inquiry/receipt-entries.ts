import type { QuoteItem } from '#app/shared/quote/quote-item.ts';

/** A product of a receipt, taken apart. */
interface ReceiptEntry {
  /** Code with size, name, category, quantity, note. */
  readonly parts: string[];
  /** Lines below it. */
  readonly more: string[];
}

const SEPARATOR = ' | ';
/** Stands for it within what was typed: no text of one line holds one. */
const TYPED = '\n';

/**
 * Takes the list of products apart as it went out (`inquiryParts`): one a line, `1. S30 | Ball valve | …`, with whatever belongs
 * to it on the lines below. What the sender typed, size and note, stays whole, with whatever signs it has.
 *
 * @param quote the products of the list, in its order
 */
export function receiptEntries(
  lines: readonly string[],
  quote: readonly QuoteItem[],
): ReceiptEntry[] {
  const entries: ReceiptEntry[] = [];
  for (const line of lines) {
    const numbered = /^\d+\. (.*)$/.exec(line)?.[1];
    if (numbered === undefined) {
      entries.at(-1)?.more.push(line.trim());
      continue;
    }
    const { size = '', note = '' } = quote[entries.length] ?? {};
    const marked = [size, note].reduce(
      (text, typed) => text.replace(typed, () => typed.replaceAll(SEPARATOR, TYPED)),
      numbered,
    );
    const parts = marked.split(SEPARATOR).map((part) => part.replaceAll(TYPED, SEPARATOR));
    entries.push({ parts, more: [] });
  }
  return entries;
}
