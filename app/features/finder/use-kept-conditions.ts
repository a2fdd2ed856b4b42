import { useLayoutEffect, useRef } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { conditionsBesides } from '#app/shared/fit/condition-labels.ts';
import type { FinderData } from '#app/shared/fit/finder-data.ts';
import type { FinderQuery } from '#app/shared/fit/finder-query.ts';
import { noteList } from '#app/shared/inquiry/kept-notes.ts';

/** The note last kept for the finder's conditions. Outside the component, since a change of language mounts the finder anew. */
let kept = '';

/**
 * Keeps for the inquiry what the finder is asked for besides the operating point (supply, flange, kind of valve): a visitor
 * who leaves it without choosing a product has entered it all the same. Removing a condition in the finder removes it from the
 * note; opening a finder without conditions removes nothing.
 */
export function useKeptConditions(query: FinderQuery, data: FinderData): void {
  const { t } = useLocale();
  const list = conditionsBesides(query, data, t).join(', ');
  const heading = t('finder:askedBesides', { list: '' });
  const note = list === '' ? '' : `${heading}${list}`;
  const hadConditions = useRef(false);
  // A layout effect: the note is stored before the condition is painted, so a visitor who leaves at once does not lose it.
  useLayoutEffect(() => {
    if (note === '' && !hadConditions.current) return;
    hadConditions.current = note !== '';
    const former = kept;
    noteList.update((notes) => [
      ...notes.filter((other) => other !== former && !other.startsWith(heading)),
      ...(note === '' ? [] : [note]),
    ]);
    kept = note;
  }, [note, heading]);
}
