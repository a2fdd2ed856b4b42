import type { Translate } from '#app/i18n/translate.ts';
import { verdictReason } from '#app/shared/fit/condition-labels.ts';
import { imperialText, type UnitSystem } from '#app/shared/units/units.ts';

import type { VerdictCounts } from './use-verdict-counts.ts';

/** What a page says of its products, in one sentence to be read out: of one the verdict and its reason, of several how many fit. */
export function verdictSentence(
  { of, only, ...counts }: VerdictCounts,
  t: Translate,
  system: UnitSystem,
): string {
  if (!only) {
    const { fits, ask, no } = counts;
    const verdicts = `${t('point:fits')} ${fits}, ${t('point:ask')} ${ask}, ${t('point:no')} ${no}`;
    return `${t(`point:count.${of}`, { count: fits + ask + no })}: ${verdicts}`;
  }
  const stated = verdictReason(only, t);
  // As the page shows it: a stated value keeps its unit, with the conversion behind it.
  const reason =
    system === 'imperial' ? (imperialText(stated, t('units:converted')) ?? stated) : stated;
  return [t(`point:${only.outcome}`), reason].filter((part) => part !== '').join(': ');
}
