/** Entries that a product's button takes off the quote list can be put back by the same button, until the list is sent or cleared. */
import { isSameProduct, nameOf, quantityText, type QuoteItem } from './quote-item.ts';
import { quoteList, removeQuote } from './quote-list.ts';
import type { PointSize } from './use-quote-size.ts';

/** The entries that a product's button took off, and what the button would have put on instead, by the product's name. */
const takenOff = new Map<string, { entries: readonly QuoteItem[]; item: QuoteItem }>();

/** Takes the entries of a product's button off the list, to be put back as they were. */
export function takeOff(item: QuoteItem, entries: readonly QuoteItem[]): void {
  takenOff.set(nameOf(item), { entries, item });
  for (const entry of entries) removeQuote(entry);
}

/** Forgets what was taken off: the list has been sent or cleared. */
export const forgetTakenOff = (): void => takenOff.clear();

/**
 * Puts back what a product's button took off. An entry whose size followed the operating point gets the point's present size; one that is on
 * the list again is left out, and so is one that the button does not speak of at the present operating point.
 *
 * @param pointSize what the product's entry gets from the operating point
 * @param isOwn whether the button speaks of an entry (`useOwnEntries`)
 * @returns false where nothing was put back: nothing had been taken off, or more has been entered for the product since
 */
export function putBack(
  item: QuoteItem,
  pointSize: PointSize,
  isOwn: (entry: QuoteItem) => boolean,
): boolean {
  const former = takenOff.get(nameOf(item));
  takenOff.delete(nameOf(item));
  if (!former) return false;
  const isUnchanged =
    former.item.note === item.note && quantityText(former.item) === quantityText(item);
  if (!isUnchanged && !former.entries.every((entry) => saysNoLess(entry, item))) return false;
  const before = quoteList.get();
  const next = [...before];
  for (const { follows, ...entry } of former.entries) {
    const sized: QuoteItem =
      follows && item.size === undefined ? { ...entry, ...pointSize } : entry;
    if (isOwn(sized) && !next.some((other) => isSameProduct(other, sized))) next.push(sized);
  }
  if (next.length === before.length) return false;
  quoteList.set(next);
  return true;
}

/** Whether an entry says all that the button would put on the list. */
const saysNoLess = (entry: QuoteItem, { note = '', ...item }: QuoteItem): boolean =>
  (entry.note ?? '').includes(note) && ['', quantityText(entry)].includes(quantityText(item));
