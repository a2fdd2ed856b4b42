import type { Navigate } from '#app/router/router.ts';
import { useLocation, useNavigate } from '#app/router/router-provider.tsx';

/** A move that has been asked for, and that the browser's address does not show yet. */
interface Move {
  to: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** Whether it makes an entry in the history. */
  push: boolean;
  state: unknown;
}

let underWay: Move | undefined;
let arrival: Promise<void> | undefined;

/** What was last asked for, which the browser may not show yet; the present entry where nothing is under way. */
export const latestMove = (): Move => underWay ?? { to: window.location, push: false, state: null };

/** The address that was last asked for. */
export const latestAddress = (): Move['to'] => latestMove().to;

/**
 * Calls back once the change of the address that is under way has come into force, at once where there is none: a link
 * pressed right after a change must take it along, not undo it.
 */
export function onceArrived(act: () => void): void {
  if (arrival && underWay?.to.pathname === window.location.pathname) void arrival.then(act);
  else act();
}

export interface MoveOptions {
  state?: unknown;
  push?: boolean;
  preventScrollReset?: boolean;
}

/** Moves to an address, and remembers until then that it was asked for. */
export function moveTo(
  navigate: Navigate,
  to: Move['to'],
  { state, push = true, preventScrollReset = false }: MoveOptions = {},
): void {
  const move = { to, push, state };
  underWay = move;
  // Settles once the router is there, or has given up for a later move.
  const moved = navigate(to, { replace: !push, preventScrollReset, state });
  arrival = Promise.resolve(moved).then(
    () => forget(move),
    () => forget(move),
  );
}

function forget(move: Move): void {
  if (underWay !== move) return;
  underWay = undefined;
  arrival = undefined;
}

export interface ChangeQueryOptions {
  /** Part of the page that the change belongs to: `#finder`. */
  hash?: string;
  /** Makes an entry in the history of its own; otherwise Back leads to the page before, not through every change. */
  push?: boolean;
  /** The change is not of this page alone: a page that has been asked for, and has not come yet, takes it too. */
  everyPage?: boolean;
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
  return (update, { hash, push = false, everyPage = false } = {}) => {
    const isHere = underWay?.to.pathname === window.location.pathname;
    const pending = isHere || everyPage ? underWay : undefined;
    const from = pending?.to ?? window.location;
    const search = update(from.search);
    if (search === from.search) return;
    moveTo(
      navigate,
      { pathname: from.pathname, search, hash: hash ?? from.hash },
      {
        push: push || pending?.push === true,
        preventScrollReset: pending === undefined || isHere,
        state: pending ? pending.state : state,
      },
    );
  };
}
