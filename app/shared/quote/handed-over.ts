/** What becomes of entries of the list when their products come to the inquiry from elsewhere too. */
import {
  isSameEntry,
  isSameProduct,
  quantityText,
  type QuoteItem,
  unsized,
  withNote,
  withQuantity,
} from './quote-item.ts';

/** An entry with the quantity and the note of another one of its product, as far as it has none. */
export function completedBy(item: QuoteItem, other: QuoteItem): QuoteItem {
  const { quantity, entered, note, duty } = other;
  const isCounted = item.quantity !== undefined || item.entered !== undefined;
  const isNoted = item.note !== undefined || item.duty !== undefined;
  return {
    ...(!isCounted && {
      ...(quantity !== undefined && { quantity }),
      ...(entered !== undefined && { entered }),
    }),
    ...(!isNoted && { ...(note !== undefined && { note }), ...(duty !== undefined && { duty }) }),
    ...item,
  };
}

/** Whether `completedBy` drops nothing: what both say of quantity and note is the same. */
export const isCompletedWhole = (item: QuoteItem, other: QuoteItem): boolean =>
  agree(quantityText(item), quantityText(other)) && agree(wordsOf(item), wordsOf(other));

const agree = (a: string, b: string): boolean => a === '' || b === '' || a === b;
const wordsOf = ({ note, duty }: QuoteItem): string => note ?? duty ?? '';

/**
 * An entry of the list with what is handed over for its product from elsewhere: a newer quantity counts, and what its note does not
 * say is added to it. The entry keeps its size.
 */
export function withHandedOver(entry: QuoteItem, item: QuoteItem): QuoteItem {
  const counted = quantityText(item) === '' ? entry : withQuantity(entry, quantityText(item));
  const { note = '', duty } = counted;
  if (item.note === undefined)
    return item.duty !== undefined && note === '' && duty === undefined
      ? { ...counted, duty: item.duty }
      : counted;
  if (note.includes(item.note)) return counted;
  return withNote(counted, note === '' ? item.note : `${note}, ${item.note}`);
}

/** The list with more products added; one that is in it already takes the newer quantity and note. */
export function addToQuote(list: readonly QuoteItem[], added: readonly QuoteItem[]): QuoteItem[] {
  const result = [...list];
  for (const item of added) {
    // A size that has been chosen since belongs to the entry without one.
    const exact = result.findIndex((other) => isSameEntry(other, item));
    const index =
      exact === -1 ? result.findIndex((other) => isSameProduct(other, unsized(item))) : exact;
    const before = result[index];
    if (!before) result.push(item);
    else result[index] = { ...(item.note === undefined ? before : withNote(before, '')), ...item };
  }
  return result;
}
