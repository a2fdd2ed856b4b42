import { useEffect, useSyncExternalStore } from 'react';

import type { Language } from '#contract/address.ts';

import { loadMessages } from '#app/i18n/translate.ts';
import { LOCALES, useLocale } from '#app/i18n/use-locale.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { isEmptyPoint } from '#app/shared/operating-point/point.ts';
import { loadPageData } from '#app/shared/page/load-data.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';

import type { Result } from '#facts/result.ts';

import { askedOf } from './asked.ts';
import type { FinderData, FinderItem } from './finder-data.ts';
import type { FinderQuery } from './finder-query.ts';
import { judgeChunk } from './judge-chunk.ts';
import type { Verdict } from './judge.ts';

/** What the judgement needs, by language: the finder's own data, from the file of its page, and the words of its reasons. */
const loaded: Partial<Record<Language, FinderData>> = {};
const asked = new Set<Language>();
const failed = new Set<Language>();
const listeners = new Set<() => void>();

async function load(language: Language): Promise<void> {
  if (asked.has(language)) return;
  asked.add(language);
  failed.delete(language);
  try {
    const [data] = await Promise.all([
      loadPageData(new URL(LOCALES[language].href('/products'), location.href)),
      judgeChunk.load(),
      loadMessages(language, 'finder'),
      loadMessages(language, 'point'),
    ]);
    if (hasFinder(data)) loaded[language] = data.finder;
    else failed.add(language);
  } catch {
    asked.delete(language); // the next page asks again; until then nothing is judged
    failed.add(language);
  }
  for (const listener of listeners) listener();
}

/** Fetches what has been fetched anew (app/development.ts). */
export function reloadFitData(): void {
  const languages = [...asked];
  asked.clear();
  for (const each of languages) void load(each);
}

const hasFinder = (data: unknown): data is { finder: FinderData } =>
  typeof data === 'object' && data !== null && 'finder' in data;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The finder's data once a condition is set, and has come. Fetched for that alone: most visits set none.
 *
 * @param alsoWanted needed without a condition too
 */
export function useFitData(alsoWanted = false): FinderData | undefined {
  const { language } = useLocale();
  const hasPoint = !isEmptyPoint(useOperatingPoint());
  const wanted = hasPoint || alsoWanted;
  useEffect(() => {
    if (wanted) void load(language);
  }, [wanted, language]);
  return useSyncExternalStore(
    subscribe,
    () => (wanted ? loaded[language] : undefined),
    () => undefined,
  );
}

/**
 * Whether the finder's data is on its way: what it judges is about to get its verdicts.
 *
 * @param alsoWanted needed without a condition too
 */
export function useFitAwaited(alsoWanted = false): boolean {
  const { language } = useLocale();
  const hasPoint = !isEmptyPoint(useOperatingPoint());
  const wanted = hasPoint || alsoWanted;
  return useSyncExternalStore(
    subscribe,
    () => wanted && !loaded[language] && !failed.has(language),
    () => false,
  );
}

/**
 * Judges products by the operating point, or by a query.
 *
 * @param alsoWanted as for `useFitData`
 * @returns a function of the product; undefined without a condition, and before the data has come. It gives undefined where nothing that
 *   was asked is a property of the product
 */
export function useJudge(
  alsoWanted = false,
): ((item: FinderItem, query?: Omit<FinderQuery, 'sort'>) => Verdict | undefined) | undefined {
  const data = useFitData(alsoWanted);
  const { language, t } = useLocale();
  const units = useUnits();
  const point = useOperatingPoint();
  const judge = judgeChunk.current;
  if (!data || !judge) return undefined;
  return (item, query = point) =>
    judge.verdictOf(item, askedOf(query), { language, units, converted: t('units:converted') });
}

/**
 * What the operating point says of products, by the finder's own judgement.
 *
 * @returns a function of the product's id
 */
export function useVerdicts(): (id: string) => Verdict | undefined {
  const data = useFitData();
  const judgeItem = useJudge();
  return (id) => {
    const item = data?.items.find((each) => each.id === id);
    return item && judgeItem?.(item);
  };
}

/** The same of one product. */
export const useVerdict = (id: string): Verdict | undefined => useVerdicts()(id);

/** The results of several products; none of those that it says nothing of. */
export function useResults(ids: readonly string[]): Result[] {
  const verdictOf = useVerdicts();
  return [...new Set(ids)].flatMap((id) => verdictOf(id)?.match.result ?? []);
}
