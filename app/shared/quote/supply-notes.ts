/** The supply of a product, which the note of its entry names. */
import { type QuoteItem, withNote } from './quote-item.ts';

/** A supply of a product, in words. */
export interface SupplyWords {
  /** In the language of the page. */
  text: string;
  /** In every language: a note may have been written on a page in another one. */
  names: readonly string[];
}

/** What a note says, part by part: `Three-phase 380–440 V, tag P-101`. */
const partsOf = ({ note = '' }: QuoteItem): string[] => (note === '' ? [] : note.split(', '));

/**
 * An item with another supply in its note, in the place of the former one or at the head; the rest of the note stays.
 *
 * @param supplies those of its product
 * @param supply its words
 */
export function withSupply(
  item: QuoteItem,
  supplies: readonly SupplyWords[],
  supply: string,
): QuoteItem {
  const names = new Set(supplies.flatMap((each) => each.names));
  const parts = partsOf(item);
  const place = parts.findIndex((part) => names.has(part));
  const others = parts.filter((part) => !names.has(part));
  return withNote(item, others.toSpliced(Math.max(0, place), 0, supply).join(', '));
}

/** An item whose note names supplies in the words of the page, whatever the language that they were chosen in. */
export function withWordedSupply(item: QuoteItem, supplies: readonly SupplyWords[]): QuoteItem {
  const worded = partsOf(item).map(
    (part) => supplies.find(({ names }) => names.includes(part))?.text ?? part,
  );
  const note = worded.join(', ');
  return note === (item.note ?? '') ? item : { ...item, note };
}

/** The supply that the note of an item names, in the words of the page. */
export function supplyIn(item: QuoteItem, supplies: readonly SupplyWords[]): string | undefined {
  const parts = partsOf(item);
  return supplies.find(({ names }) => names.some((name) => parts.includes(name)))?.text;
}
