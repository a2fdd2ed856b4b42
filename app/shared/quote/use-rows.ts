import { useMemo } from 'react';

import type { Translate } from '#app/i18n/translate.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { dutyOf } from '#app/shared/fit/condition-labels.ts';
import type { FinderData } from '#app/shared/fit/finder-data.ts';
import { parseQuery } from '#app/shared/fit/finder-query.ts';
import { useFitAwaited, useFitData } from '#app/shared/fit/use-fit-data.ts';
import type { OperatingPoint } from '#app/shared/operating-point/point.ts';

import { type Entry, listed, type Supply } from './entries.ts';
import { useListing } from './use-press.ts';
import { useQuote } from './quote-list.ts';
import { type Context, type Row, rowsOf, type Said } from './rows.ts';

/** `Three-phase 380–440 V`, as products print it. */
export const supplyText = ({ phase, min, max }: Supply, t: Translate): string =>
  t(`quote:supply_${phase}`, { volts: min === max ? min : `${min}–${max}` });

/** The finder's conditions of an entry, in words. */
export const conditionsText = (query: string, data: FinderData, t: Translate): string =>
  dutyOf(parseQuery(query, data), data, t);

/** How this page reads the quote list. @param point at which sizes that follow it are read */
export function useQuoteContext(point: OperatingPoint): Context & { isAwaited: boolean } {
  const { t } = useLocale();
  const quote = useQuote();
  const { size: dn = null } = point;
  const isWanted = listed(quote).some(
    ({ size, dn: last, conditions, pasted }) =>
      (size === 'point' && (dn ?? last) !== null) || (conditions !== '' && !pasted),
  );
  const data = useFitData(isWanted);
  const listing = useListing(data);
  const isAwaited = useFitAwaited(isWanted);
  return useMemo(() => {
    const said = ({ supply, conditions, pasted }: Entry): readonly Said[] => [
      ...(supply ? [{ field: 'supply' as const, words: supplyText(supply, t) }] : []),
      // A row of a list says its conditions itself.
      ...(conditions !== '' && !pasted && data
        ? [{ field: 'conditions' as const, words: conditionsText(conditions, data, t) }]
        : []),
    ];
    return { dn, listing, said, isAwaited: isWanted && isAwaited };
  }, [dn, listing, data, isWanted, isAwaited, t]);
}

/** The rows of the quote list; `isAwaited` while a size or words of theirs are still on their way. */
export function useRows(point: OperatingPoint): { rows: readonly Row[]; isAwaited: boolean } {
  const quote = useQuote();
  const context = useQuoteContext(point);
  const rows = useMemo(() => rowsOf(quote, context), [quote, context]);
  return { rows, isAwaited: context.isAwaited };
}
