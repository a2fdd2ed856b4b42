import { asPutBack, isSameLine } from './as-put-back.ts';
import { isSameEntry, isSameProduct, type QuoteItem, quoteItem } from './quote-item.ts';
import { createStoredList, useStoredList } from '#app/shared/stored-list/stored-list.ts';
import { keepOnly } from '#app/shared/stored-list/take-out.ts';

/** Most products of a list; the inquiry that carries them stays one that somebody reads. */
export const MAX_QUOTE_ITEMS = 50;

/** The products that this visitor wants a quote for, kept on the device until the inquiry has arrived. */
export const quoteList = createStoredList<QuoteItem>({
  key: 'gamasan.quote',
  version: 1,
  limit: MAX_QUOTE_ITEMS,
  parse: quoteItem,
});

export const useQuoteList = (): readonly QuoteItem[] => useStoredList(quoteList);

/**
 * Puts a product on the list; one that is on it stays as it is.
 *
 * @returns false where the list is full
 */
export function addQuote(item: QuoteItem): boolean {
  const items = quoteList.get();
  if (items.some((other) => isSameProduct(other, item))) return true;
  if (items.length >= MAX_QUOTE_ITEMS) return false;
  quoteList.set([...items, item]);
  return true;
}

/**
 * Takes an entry off the list: itself, or those of its name.
 *
 * @returns puts it back
 */
export const removeQuote = (item: QuoteItem): (() => void) =>
  keepOnly(quoteList, without(quoteList.get(), item), isSameLine, asPutBack);

/**
 * Takes everything off the list.
 *
 * @returns puts it back
 */
export const clearQuote = (): (() => void) => keepOnly(quoteList, [], isSameLine, asPutBack);

/** A list without an entry: itself, or, where that is not in it, those of its name. */
export function without(items: readonly QuoteItem[], item: QuoteItem): readonly QuoteItem[] {
  const others = items.filter((other) => other !== item);
  return others.length < items.length
    ? others
    : items.filter((other) => !isSameProduct(other, item));
}

/** Writes a product on the list anew: its size, quantity and note. */
export function editQuote(item: QuoteItem, edited: QuoteItem): void {
  quoteList.set(withEdited(quoteList.get(), item, edited));
}

/**
 * A list with one entry written anew. Only that one: while a size is typed, its name may be that of another entry for a moment.
 *
 * @param item the entry itself, or one of its name
 */
export function withEdited(
  items: readonly QuoteItem[],
  item: QuoteItem,
  edited: QuoteItem,
): readonly QuoteItem[] {
  const exact = items.indexOf(item);
  const place = exact === -1 ? items.findIndex((other) => isSameProduct(other, item)) : exact;
  return place === -1 ? items : items.with(place, edited);
}

/** The entries that are not on a list, at whatever size of the operating point. */
export const notOn = (list: readonly QuoteItem[], items: readonly QuoteItem[]): QuoteItem[] =>
  items.filter((item) => !list.some((listed) => isSameEntry(listed, item)));
