import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';

import { takeQuoteRequest } from '#app/prelude/quote-request.ts';
import { useLocation } from '#app/router/router-provider.tsx';
import { useChangeQuery } from '#app/shared/address/change-query.ts';
import { searchWithCompared } from '#app/shared/compare/compare-list.ts';
import { asPutBack, isSameLine } from '#app/shared/quote/as-put-back.ts';
import {
  addToQuote,
  completedBy,
  isCompletedWhole,
  withHandedOver,
} from '#app/shared/quote/handed-over.ts';
import { withOtherSize } from '#app/shared/quote/list-rows.ts';
import { usePointSizes } from '#app/shared/quote/point-sizes.ts';
import { isSameEntry, type QuoteItem } from '#app/shared/quote/quote-item.ts';
import {
  editQuote,
  MAX_QUOTE_ITEMS,
  notOn,
  quoteList,
  removeQuote,
  useQuoteList,
  withEdited,
  without,
} from '#app/shared/quote/quote-list.ts';
import { type QuoteProduct, quoteFromState } from '#app/shared/quote/quote-text.ts';
import { takenOut, withBack } from '#app/shared/stored-list/take-out.ts';

import { askedItems } from './asked-items.ts';
import { draftStore } from './draft.ts';

const NO_QUOTE: readonly QuoteItem[] = [];
/** History entries that are remembered as taken over. */
const MAX_TAKEN = 50;

/** The products asked about: what the device keeps, and what the navigation to this page has just handed over. */
export function useQuote(products: Readonly<Record<string, QuoteProduct>>) {
  const { key, state, search } = useLocation();
  const changeQuery = useChangeQuery();
  const own = useSyncExternalStore(
    draftStore.subscribe,
    () => draftStore.get().quote,
    () => NO_QUOTE, // the document is the same for everybody
  );
  // The quote list of this device goes along, however the visitor came here, as it is: what is edited or taken off there is so here.
  const listed = useQuoteList();
  const quote = useMemo(() => [...own, ...listed], [listed, own]);

  // What is on the list too is the list's from now on, unless the two say different things. Not while anything is typed: two entries may
  // have one name for a moment, and none may go from under the hand.
  useLayoutEffect(() => {
    if (document.activeElement?.closest('[data-quote-fields]')) return;
    const items = draftStore.get().quote;
    const joined = items.filter((item) => {
      const entry = listed.find((other) => isSameEntry(other, item));
      return entry && isCompletedWhole(entry, item);
    });
    if (joined.length === 0) return;
    givenToList(joined, completedBy);
    draftStore.update({ quote: items.filter((item) => !joined.includes(item)) });
  }, [listed, own]);

  useLayoutEffect(() => {
    const fromState = quoteFromState(state);
    const { takenFrom } = draftStore.get();
    const isEntryNew = !takenFrom.includes(key);
    // As of the address, a product without a size takes that of the operating point, which a link pressed early did not know yet.
    const handedOver = [
      ...quoteFromState(takeQuoteRequest()),
      ...(isEntryNew ? fromState : []),
    ].map((item) => (item.size === undefined ? { ...item, follows: true as const } : item));
    if (handedOver.length > 0)
      draftStore.update({
        quote: addToQuote(draftStore.get().quote, givenToList(handedOver, withHandedOver)),
        takenFrom: [...takenFrom, key].slice(-MAX_TAKEN),
      });
  }, [key, state]);

  // Products of the address are moved into the inquiry and leave the address: a removed one does not return with a reload.
  const { items: asked, unknown } = useMemo(() => askedItems(search, products), [search, products]);
  useLayoutEffect(() => {
    if (asked.length === 0) return;
    draftStore.update({
      quote: addToQuote(draftStore.get().quote, givenToList(asked, withHandedOver)),
    });
    changeQuery((latest) => searchWithCompared(latest, unknown));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [asked, unknown]);

  usePointSizes(
    () => draftStore.get().quote,
    (next) => draftStore.update({ quote: next }),
  );

  /** Takes a product out; gives what puts it back. */
  const remove = useCallback((item: QuoteItem): (() => void) => {
    const items = draftStore.get().quote;
    if (!items.includes(item)) return removeQuote(item);
    const taken = takenOut(items, without(items, item));
    draftStore.update({ quote: taken.kept });
    return () => {
      const present = draftStore.get().quote;
      draftStore.update({
        quote: withBack(present, taken, isSameLine, MAX_QUOTE_ITEMS, asPutBack),
      });
    };
  }, []);

  const addSize = useCallback((item: QuoteItem) => {
    const items = draftStore.get().quote;
    if (items.includes(item)) draftStore.update({ quote: withOtherSize(items, item) });
    else quoteList.set(withOtherSize(quoteList.get(), item));
  }, []);

  const edit = useCallback((item: QuoteItem, edited: QuoteItem) => {
    const items = draftStore.get().quote;
    if (items.includes(item)) draftStore.update({ quote: withEdited(items, item, edited) });
    else editQuote(item, edited);
  }, []);

  return { quote, unknown, edit, remove, addSize };
}

/**
 * Gives the quote list what is said of products that are on it.
 *
 * @param join makes the list's entry of itself and what is said
 * @returns the products that are not on the list
 */
function givenToList(
  items: readonly QuoteItem[],
  join: (entry: QuoteItem, item: QuoteItem) => QuoteItem,
): readonly QuoteItem[] {
  const listed = quoteList.get();
  const others = notOn(listed, items);
  if (others.length === items.length) return items;
  const next = [...listed];
  for (const item of items) {
    const place = next.findIndex((entry) => isSameEntry(entry, item));
    const entry = next[place];
    if (entry) next[place] = join(entry, item);
  }
  quoteList.set(next);
  return others;
}
