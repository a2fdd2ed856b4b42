import { useLocation, useNavigate } from 'react-router';

/** A change that has been asked for, and that the browser's address does not show yet. */
interface Move {
  to: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** Whether it makes an entry in the history. */
  push: boolean;
}

let underWay: Move | undefined;

export interface ChangeQueryOptions {
  /** Part of the page that the change belongs to: `#finder`. */
  hash?: string;
  /** Makes an entry in the history of its own; otherwise Back leads to the page before, not through every change. */
  push?: boolean;
}

/** Changes the query of the address in place. `update` gets the latest one asked for, with `?` or empty. */
export type ChangeQuery = (
  update: (search: string) => string,
  options?: ChangeQueryOptions,
) => void;

/**
 * State that lives in the address reaches it a moment after it was asked for, and what is shown follows later still: of two
 * boxes ticked in one breath the second must not forget the first, nor a switch pressed right after hydration the address
 * that the visitor came by. So a change starts from the latest address asked for, not from the one that is shown.
 */
export function useChangeQuery(): ChangeQuery {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  return (update, { hash, push = false } = {}) => {
    const from = underWay?.to ?? window.location;
    const search = update(from.search);
    if (search === from.search) return;
    const to = { pathname: from.pathname, search, hash: hash ?? from.hash };
    const move = { to, push: push || underWay?.push === true };
    underWay = move;
    // Settles once the router is there, or has given up for a later move.
    const moved = navigate(to, { replace: !move.push, preventScrollReset: true, state });
    void Promise.resolve(moved).finally(() => {
      if (underWay === move) underWay = undefined;
    });
  };
}
