import {
  isSameEntry,
  isSameProduct,
  nameOf,
  quantityText,
  type QuoteItem,
  quoteItem,
} from './quote-item.ts';
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

/** What was taken off by a product's button, and what the button would have put on then, by its name: until it is back, or sent. */
const takenOff = new Map<string, { entries: readonly QuoteItem[]; item: QuoteItem }>();

/** Takes the entries of a product's button off the list, to be put back as they were. */
export function takeOff(item: QuoteItem, entries: readonly QuoteItem[]): void {
  takenOff.set(nameOf(item), { entries, item });
  entries.forEach(removeQuote);
}

/** Forgets what was taken off: the list has been sent or cleared. */
export const forgetTakenOff = (): void => takenOff.clear();

/**
 * What was taken off by a product's button, to be put back; nothing where more has been entered for it since. In the size of the operating
 * point, where it followed that and the product has it; without what is on the list again.
 *
 * @param size the operating point's, where the button stands for a product in whatever size
 */
export function putBack(item: QuoteItem, size: string | undefined): boolean {
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
      follows && item.size === undefined && size !== undefined
        ? { ...entry, size, follows }
        : entry;
    if (!next.some((other) => isSameProduct(other, sized))) next.push(sized);
  }
  if (next.length === before.length) return false;
  quoteList.set(next);
  return true;
}

/** Whether an entry says all that the button would put on the list. */
const saysNoLess = (entry: QuoteItem, { note = '', ...item }: QuoteItem): boolean =>
  (entry.note ?? '').includes(note) && ['', quantityText(entry)].includes(quantityText(item));

/** Takes an entry off the list: itself, or those of its name. */
export function removeQuote(item: QuoteItem): void {
  quoteList.set(without(quoteList.get(), item));
}

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
