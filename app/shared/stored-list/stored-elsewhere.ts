/**
 * Listens for what another tab may have written under a key: when it writes, and when this page comes back from the browser's
 * cache, where it has heard of nothing. For as long as the page lives: what nobody shows must be right when it is shown again.
 *
 * @param forget called then: what was read is to be read again
 * @returns a function that starts listening, at its first call in a browser
 */
export function storedElsewhere(key: string, forget: () => void): () => void {
  let listens = false;
  return () => {
    if (listens || typeof window === 'undefined') return;
    listens = true;
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) forget();
    });
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) forget();
    });
  };
}
