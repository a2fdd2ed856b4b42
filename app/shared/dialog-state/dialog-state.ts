import { useSyncExternalStore } from 'react';

/** Whether a dialog is open that stands beside the page and is opened from elsewhere: a button of the header, a key. */
export interface DialogState {
  show: (open: boolean) => void;
  useShown: () => boolean;
}

/** Makes the state of one dialog, closed at first. */
export function createDialogState(): DialogState {
  let open = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    show: (next) => {
      open = next;
      for (const listener of listeners) listener();
    },
    useShown: () =>
      useSyncExternalStore(
        subscribe,
        () => open,
        () => false,
      ),
  };
}

/** The search of the whole site. */
export const searchDialog = createDialogState();

/** All values of the operating point. */
export const pointDialog = createDialogState();

/** The list of products to ask a quote for. */
export const quoteDialog = createDialogState();

/** A list that is pasted into it. */
export const pasteDialog = createDialogState();
