import { useLocale } from '#app/i18n/use-locale.ts';
import { Measured } from '#app/shared/units/measured.tsx';
import { Badge } from '#app/ui/badge.tsx';

import { verdictReason } from './condition-labels.ts';
import type { MatchedItem } from './match-item.ts';

const KINDS = { fits: 'success', ask: 'warning', no: 'fact' } as const;

/** The verdict in a word: 적합, 문의, 제외. Its words come with the judgement (`useVerdict`). */
export function VerdictMark({ verdict }: { verdict: MatchedItem }) {
  const { t } = useLocale();
  return <Badge kind={KINDS[verdict.outcome]}>{t(`point:${verdict.outcome}`)}</Badge>;
}

/** Why: the limit that fails, or what is not stated. */
export function VerdictReason({ verdict }: { verdict: MatchedItem }) {
  const { t } = useLocale();
  return <Measured running text={verdictReason(verdict, t)} />;
}
