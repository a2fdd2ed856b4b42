import { useSyncExternalStore } from 'react';

/** Whether the dialog of the quote list is open; buttons of strip and header open it, and it stands beside the page. */
let open = false;
const listeners = new Set<() => void>();

/** Opens or closes the dialog. */
export function showQuoteList(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useQuoteListShown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
