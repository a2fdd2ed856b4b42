import { useSyncExternalStore } from 'react';

/** Whether the search dialog is open; a button of the header and a key open it, and it stands beside the page. */
let open = false;
const listeners = new Set<() => void>();

/** Opens or closes the search dialog. */
export function showSearch(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSearchShown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
