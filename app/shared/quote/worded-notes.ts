import { useMemo } from 'react';

import type { Translate } from '#app/i18n/translate.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { dutyOf } from '#app/shared/fit/condition-labels.ts';
import type { FinderData } from '#app/shared/fit/finder-data.ts';
import { parseQuery } from '#app/shared/fit/finder-query.ts';
import { useFitData } from '#app/shared/fit/use-fit-data.ts';

import type { QuoteItem } from './quote-item.ts';
import { productOf, type QuoteProduct } from './quote-text.ts';
import { withWordedSupply } from './supply-notes.ts';

/** An item whose note says the finder's conditions in the words of `data`; a note of the visitor's own stays as it is. */
export function withWordedNote(item: QuoteItem, data: FinderData, t: Translate): QuoteItem {
  if (item.duty === undefined) return item;
  const note = dutyOf(parseQuery(item.duty, data.choices), data, t);
  return note === '' ? item : { ...item, note };
}

const NO_PRODUCTS: Readonly<Record<string, QuoteProduct>> = {};

/**
 * The items with their notes in the page's language. Until the finder's words have come they are as they were when added.
 *
 * @param products by product id, where the page knows them: supplies are worded by them
 */
export function useWordedNotes(
  items: readonly QuoteItem[],
  products = NO_PRODUCTS,
): readonly QuoteItem[] {
  const { t } = useLocale();
  const data = useFitData(items.some(({ duty }) => duty !== undefined));
  return useMemo(
    () =>
      items.map((item) =>
        withWordedSupply(
          data ? withWordedNote(item, data, t) : item,
          productOf(item, products)?.supplies ?? [],
        ),
      ),
    [items, products, data, t],
  );
}
