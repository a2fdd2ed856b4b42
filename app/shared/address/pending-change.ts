import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** What has been asked for and is not in the address yet. */
export interface PendingChange<T> {
  /** The latest that was asked for: what is given, where nothing waits. */
  latest: (shown: T) => T;
  /** From now on this is asked for, until the address says something. */
  ask: (next: T) => void;
}

/**
 * State that lives in the address reaches it a moment after it was asked for. Of two boxes ticked in one breath the second
 * must not forget the first.
 */
export function usePendingChange<T>(): PendingChange<T> {
  const { key } = useLocation();
  const pending = useRef<{ from: string; value: T }>(undefined);
  useEffect(() => {
    // The address has changed meanwhile.
    if (pending.current?.from !== key) pending.current = undefined;
  }, [key]);
  return {
    latest: (shown) => (pending.current?.from === key ? pending.current.value : shown),
    ask: (value) => {
      pending.current = { from: key, value };
    },
  };
}
