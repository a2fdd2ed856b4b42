import type { Result } from '#facts/result.ts';

import { useLocale } from '#app/i18n/use-locale.ts';
import { Badge } from '#app/ui/badge.tsx';
import { cx } from '#app/ui/cx.ts';
import { PopupDetails } from '#app/ui/popup-details.tsx';

import type { Verdict } from './judge.ts';
import styles from './verdict.module.css';

const KINDS = {
  'in-range': 'success',
  'not-stated': 'open',
  'out-of-range': 'fact',
} as const satisfies Record<Result, string>;

/** Badge over reason or points: the verdict of a table cell or a head of the comparison. */
export function VerdictStack({ verdict }: { verdict: Verdict }) {
  return (
    <span className={cx('verdicts flex nowrap', styles.stack)}>
      <VerdictMark verdict={verdict} />
      <VerdictReason verdict={verdict} />
    </span>
  );
}

/** The result in a word: 범위 내, 자료 없음, 범위 밖. Its words come with the judgement (`useVerdict`). */
export function VerdictMark({ verdict: { match } }: { verdict: Verdict }) {
  const { t } = useLocale();
  return <Badge kind={KINDS[match.result]}>{t(`finder:result.${match.result}`)}</Badge>;
}

/** One short reason, or the points to check, which open in their place. */
export function VerdictReason({ verdict: { reason, points } }: { verdict: Verdict }) {
  if (reason !== undefined)
    return <span className={cx('soft caption regular', styles.reason)}>{reason}</span>;
  return points.length > 0 ? <Points points={points} /> : null;
}

/** The points to check, which open in their place. */
function Points({ points }: { points: readonly string[] }) {
  const { t } = useLocale();
  return (
    <PopupDetails
      className={cx('open soft caption regular', styles.points)}
      summary={t('finder:points', { count: points.length })}
    >
      <ul className="bare absolute panel">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </PopupDetails>
  );
}
