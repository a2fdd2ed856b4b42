import { useMemo } from 'react';

import type { Translate } from '#app/i18n/translate.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { dutyOf } from '#app/shared/fit/condition-labels.ts';
import type { FinderData } from '#app/shared/fit/finder-data.ts';
import { parseQuery } from '#app/shared/fit/finder-query.ts';
import { useFitData } from '#app/shared/fit/use-fit-data.ts';

import type { QuoteItem } from './quote-item.ts';

/** An item whose note says the finder's conditions in the words of `data`; a note of the visitor's own stays as it is. */
export function withWordedNote(item: QuoteItem, data: FinderData, t: Translate): QuoteItem {
  if (item.duty === undefined) return item;
  const note = dutyOf(parseQuery(item.duty, data.choices), data, t);
  return note === '' ? item : { ...item, note };
}

/** The items with their notes in the page's language. Until the finder's words have come they are as they were when added. */
export function useWordedNotes(items: readonly QuoteItem[]): readonly QuoteItem[] {
  const { t } = useLocale();
  const data = useFitData(items.some(({ duty }) => duty !== undefined));
  return useMemo(
    () => (data ? items.map((item) => withWordedNote(item, data, t)) : items),
    [items, data, t],
  );
}
