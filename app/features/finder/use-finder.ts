import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { usePendingChange } from '#app/shared/address/pending-change.ts';

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
  const { latest, ask } = usePendingChange<FinderQuery>();
  const change: ChangeQuery = (update, { step = true } = {}) => {
    const asked = latest(query);
    const next = update(asked);
    const target = searchOf(next, search);
    if (target === searchOf(asked, search)) return;
    ask(next);
    void navigate(
      { pathname, search: target, hash: '#finder' },
      { replace: !step, preventScrollReset: true },
    );
  };
  return { query, change };
}
