import { RESULTS } from '#facts/result.ts';

import type { Translate } from '#app/i18n/translate.ts';

import type { VerdictCounts } from './use-verdict-counts.ts';

/** What a page says of its products, in one sentence to be read out: of one the verdict and why, of several how many are in range. */
export function verdictSentence({ of, only, ...counts }: VerdictCounts, t: Translate): string {
  if (!only) {
    const verdicts = RESULTS.map((result) => `${t(`finder:result.${result}`)} ${counts[result]}`);
    const count = RESULTS.reduce((sum, result) => sum + counts[result], 0);
    return `${t(`point:count.${of}`, { count })}: ${verdicts.join(', ')}`;
  }
  const { match, reason, points } = only;
  const why =
    reason ?? (points.length > 0 ? t('finder:points', { count: points.length }) : undefined);
  return [t(`finder:result.${match.result}`), why].filter((part) => part !== undefined).join(': ');
}
