import { isSameEntry, isSameProduct, type QuoteItem, quoteItem } from './quote-item.ts';
import { createStoredList, useStoredList } from '#app/shared/stored-list/stored-list.ts';

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

/** Puts a product on the list; one that is on it stays as it is. */
export function addQuote(item: QuoteItem): void {
  const items = quoteList.get();
  if (!items.some((other) => isSameProduct(other, item))) quoteList.set([...items, item]);
}

/** Takes a product off the list. */
export function removeQuote(item: QuoteItem): void {
  quoteList.set(quoteList.get().filter((other) => !isSameProduct(other, item)));
}

/** Writes a product on the list anew: its size, quantity and note. */
export function editQuote(item: QuoteItem, edited: QuoteItem): void {
  quoteList.set(quoteList.get().map((other) => (isSameProduct(other, item) ? edited : other)));
}

/** What an inquiry holds, with the products of the list as they were last edited. */
export function withQuoteList(items: readonly QuoteItem[]): QuoteItem[] {
  const list = quoteList.get();
  const others = items.filter((item) => !list.some((listed) => isSameEntry(listed, item)));
  return [...others, ...list];
}
