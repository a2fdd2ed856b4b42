import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

import type { FinderData } from './finder-data.ts';
import { type FinderQuery, parseQuery, searchOf } from './finder-query.ts';

/** Changes the query; `step: false` joins the change to the last entry of the history, as the letters of one word. */
export type ChangeQuery = (query: FinderQuery, options?: { step?: boolean }) => void;

/** The query in the address, which is its only place: it survives reload, Back and a change of language. */
export function useFinder(data: FinderData): { query: FinderQuery; change: ChangeQuery } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => parseQuery(search, data.choices), [search, data.choices]);
  const change = useCallback<ChangeQuery>(
    (next, { step = true } = {}) => {
      const target = searchOf(next, search);
      if (target === searchOf(query, search)) return;
      void navigate(
        { pathname, search: target, hash: '#finder' },
        { replace: !step, preventScrollReset: true },
      );
    },
    [navigate, pathname, query, search],
  );
  return { query, change };
}
