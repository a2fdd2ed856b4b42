let requestedAddress: string | undefined;

/**
 * Hydrates the document as what it says it is. One document can serve many addresses: every unknown path gets the same
 * 404 document, a product code matches in any letter case, a host that cannot look at the query serves the Korean first
 * page, and a query may carry more than the language and the page. Such a document is hydrated at its own address
 * (`data-address`), and the application then moves to the one asked for, so that React never sees a difference.
 */
export function hydrateAtOwnAddress(): void {
  const own = document.documentElement.dataset['address'];
  if (own === undefined || own === location.pathname + location.search) return;
  requestedAddress = location.pathname + location.search + location.hash;
  history.replaceState(history.state, '', own);
}

/** The address that the visitor asked for, once, where the document is not exactly its own. */
export function takeRequestedAddress(): string | undefined {
  const address = requestedAddress;
  requestedAddress = undefined;
  return address;
}
