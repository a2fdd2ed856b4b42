import { createStored, newId, useStored } from '#app/shared/stored-list/stored.ts';

import { type Action, type Entry, NO_QUOTE, type Quote, reduce } from './entries.ts';
import { readQuote, writeQuote } from './read-quote.ts';

/**
 * The products that this visitor wants a quote for, kept on the device until the inquiry has arrived. A new key: a tab of the version
 * before would drop all entries of this one (migrate.ts).
 */
export const quoteStore = createStored<Quote>({
  key: 'gamasan.entries',
  none: () => NO_QUOTE,
  read: readQuote,
  write: writeQuote,
});

export const useQuote = (): Quote => useStored(quoteStore, NO_QUOTE);

export const dispatch = (action: Action): Quote =>
  quoteStore.update((quote) => reduce(quote, action));

/** Takes an entry off, or all of them; gives what puts them back. */
export function removeEntry(entry: Entry | 'all'): () => void {
  const removal = { id: newId(), brought: null };
  dispatch(
    entry === 'all' ? { type: 'clear', removal } : { type: 'remove', ids: [entry.id], removal },
  );
  return () => void dispatch({ type: 'putBack', removal: removal.id });
}
