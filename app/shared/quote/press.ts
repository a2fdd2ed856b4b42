/** A product's button: which entries it speaks of, and what a press does. */
import { newId } from '#app/shared/stored-list/stored.ts';

import {
  type Action,
  type Entry,
  idOf,
  isWrong,
  listed,
  MAX_ENTRIES,
  newEntry,
  type Quote,
  type QuoteRequest,
  sizeKey,
  spanOf,
} from './entries.ts';

export interface Press {
  /** What the button adds: a product in the operating point's size, or in one size of its own. */
  readonly request: QuoteRequest;
  /** The operating point's DN, where the button adds it: an entry in another size is another entry then. */
  readonly dn: number | null;
}

/** The entries of the button's size; or those that follow the operating point, have its size, or have none. */
export const ownEntries = (quote: Quote, press: Press): readonly Entry[] =>
  listed(quote).filter((each) => isOwn(each, press));

function isOwn(each: Entry, { request: { product, size }, dn }: Press): boolean {
  if (idOf(each.product) !== idOf(product) || each.pasted) return false;
  if (size && size !== 'point') return sizeKey(each, dn) === sizeKey({ size, dn }, dn);
  if (dn === null || each.size === 'point' || each.size === null) return true;
  const span = spanOf(each, dn);
  return span !== undefined && span.from <= dn && dn <= span.to;
}

/** Takes a button's entries off. */
export const takingOff = (own: readonly Entry[], { request }: Press): Action => ({
  type: 'remove',
  ids: own.map(({ id }) => id),
  removal: { id: newId(), brought: broughtBy(newEntry(request)) },
});

/**
 * Puts back what the button took off, as far as it speaks of it now and brings nothing else; or adds. A wrong quantity and a full list
 * change nothing, and the page says so.
 */
export function adding(quote: Quote, press: Press): Action | 'wrong quantity' | 'full' {
  const entry = newEntry(press.request);
  if (isWrong(entry.quantity)) return 'wrong quantity';
  if (listed(quote).length >= MAX_ENTRIES) return 'full';
  const isOf = ({ off, product }: Entry) => off?.brought && idOf(product) === idOf(entry.product);
  const removal = quote.removals.findLast((id) =>
    quote.entries.some((each) => each.off?.id === id && isOf(each)),
  );
  const former = quote.entries.filter(({ off }) => off && off.id === removal);
  const only = former.filter((each) => isOwn(each, press)).map(({ id }) => id);
  const isSaid =
    former[0]?.off?.brought === broughtBy(entry) || former.every((each) => saysNoLess(each, entry));
  return removal !== undefined && only.length > 0 && isSaid
    ? { type: 'putBack', removal, only }
    : { type: 'add', entries: [entry], dn: press.dn };
}

const broughtBy = ({ quantity, note, supply, conditions }: Entry): string =>
  JSON.stringify([quantity, note, supply, conditions]);

/** Whether an entry says all that the button would add. */
const saysNoLess = (each: Entry, { quantity, note, supply, conditions }: Entry): boolean =>
  ['', each.quantity].includes(quantity) &&
  each.note.includes(note) &&
  ['', each.conditions].includes(conditions) &&
  (supply === null || supply.phase === each.supply?.phase);
