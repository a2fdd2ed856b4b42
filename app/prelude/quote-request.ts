/**
 * A product that a quote is asked for before hydration: the link is then an ordinary one, which has no navigation state to
 * hand the product over (spec §2). The prelude keeps it for the contact page, and takes the query along, which says the operating point.
 */

const STORAGE_KEY = 'gamasan.quote';

/** Keeps what links with `data-quote` (the state as JSON) hand over; called by the prelude. */
export function keepQuoteRequests(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-quote]');
      const state = link && link.dataset['quote'];
      if (!state || 'hydrated' in document.documentElement.dataset) return;
      link.search = location.search;
      try {
        sessionStorage.setItem(STORAGE_KEY, state);
      } catch {
        // Storage refused: the contact page shows no product.
      }
    },
    true,
  );
}

/** What was kept, once; undefined where there is nothing. */
export function takeQuoteRequest(): unknown {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined; // storage refused, or not ours
  }
}
