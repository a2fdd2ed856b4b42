import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

import type { FinderData } from './finder-data.ts';
import { type FinderQuery, parseQuery, searchOf } from './finder-query.ts';

/**
 * Changes the query. It takes what is asked for at the time, which the address may not hold yet; `step: false` joins the
 * change to the last entry of the history, as the letters of one word.
 */
export type ChangeQuery = (
  update: (asked: FinderQuery) => FinderQuery,
  options?: { step?: boolean },
) => void;

/** The query in the address, which is its only place: it survives reload, Back and a change of language. */
export function useFinder(data: FinderData): { query: FinderQuery; change: ChangeQuery } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => parseQuery(search, data.choices), [search, data.choices]);
  // Two boxes ticked in one breath: the second must not forget the first, though the address does not say it yet.
  const pending = useRef<FinderQuery>(undefined);
  const change = useCallback<ChangeQuery>(
    (update, { step = true } = {}) => {
      const asked = pending.current ?? query;
      const next = update(asked);
      const target = searchOf(next, search);
      if (target === searchOf(asked, search)) return;
      pending.current = next;
      const there = navigate(
        { pathname, search: target, hash: '#finder' },
        { replace: !step, preventScrollReset: true },
      );
      void Promise.resolve(there).finally(() => {
        if (pending.current === next) pending.current = undefined;
      });
    },
    [navigate, pathname, query, search],
  );
  return { query, change };
}
