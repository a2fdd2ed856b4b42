import { isKeptAnswer, type AgeQuestion } from './worker-messages.ts';

/** What the page knows of the network. The same object until something changes. */
export interface NetworkState {
  /** Whether the device says that it has a network. */
  online: boolean;
  /** When the copy that is shown was received, where the page or a part of it comes from this device; null where unknown. */
  copyOf: Date | null | undefined;
}

let state: NetworkState = { online: true, copyOf: undefined };
let listens = false;
/** Whether the worker has spoken since the last move. */
let toldHere = false;
/** Path and query of the page shown. */
let here = '';
const listeners = new Set<() => void>();

function set(change: Partial<NetworkState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

function listen(): void {
  set({ online: navigator.onLine });
  addEventListener('online', () => set({ online: true, copyOf: undefined }));
  addEventListener('offline', () => set({ online: false }));
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  serviceWorker?.addEventListener('message', ({ data }) => {
    if (!isKeptAnswer(data)) return;
    toldHere = true;
    set({ copyOf: data.date === null ? null : new Date(data.date) });
  });
  serviceWorker?.startMessages();
  serviceWorker?.controller?.postMessage({ type: 'age?' } satisfies AgeQuestion);
}

/** For `useSyncExternalStore`. */
export const networkState = {
  /** Another page is shown: what was said of an earlier one no longer holds. */
  moved: (address: string) => {
    if (address === here) return;
    here = address;
    if (!toldHere && state.copyOf !== undefined) set({ copyOf: undefined });
    toldHere = false;
  },
  get: () => state,
  subscribe: (listener: () => void) => {
    // Once for as long as the page lives.
    if (!listens) listen();
    listens = true;
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
