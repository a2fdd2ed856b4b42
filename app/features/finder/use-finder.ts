import { useEffect, useMemo } from 'react';
import { useChangeQuery, useLocation } from '#app/router/router-provider.tsx';

import type { FinderData } from '#app/shared/fit/finder-data.ts';
import {
  type FinderQuery,
  parseQuery,
  pointOfQuery,
  searchOf,
  textsIn,
} from '#app/shared/fit/finder-query.ts';
import { isWrittenAnew } from './refused-query.ts';
import { asksBesidesPoint } from '#app/prelude/point-address.ts';
import { useReadable } from '#app/shared/operating-point/words-chunk.ts';
import { keepPoint } from '#app/shared/operating-point/use-operating-point.ts';

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
  const { search } = useLocation();
  const isRead = useReadable(textsIn(search));
  const query = useMemo(
    () => parseQuery(search, data),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- words are read once the reader has come
    [search, data, isRead],
  );
  const changeQuery = useChangeQuery();
  const change: ChangeQuery = (update, { step = true } = {}) =>
    void changeQuery(
      (asked) => {
        const before = parseQuery(asked, data);
        const wanted = update(before);
        // On the device at once: a link pressed now takes it along.
        keepPoint(pointOfQuery(wanted));
        const next = searchOf(wanted, asked);
        // An address may say the same in other words.
        return next === searchOf(before, asked) ? asked : next;
      },
      { hash: '#finder', push: step },
    );
  // What the address asks for is the whole point, in whatever words: pages that are visited next go by it, not by an older one.
  useEffect(() => {
    if (isRead && asksBesidesPoint('/products', search)) keepPoint(pointOfQuery(query));
  }, [isRead, search, query]);
  // As it was typed before scripts came, `dn=150A`: the address says it as the conditions do, in the same entry.
  useEffect(() => {
    if (isRead && isWrittenAnew(search, data))
      void changeQuery((asked) => searchOf(parseQuery(asked, data), asked));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- at every arrival, and at nothing else
  }, [search, isRead]);
  return { query, change };
}
