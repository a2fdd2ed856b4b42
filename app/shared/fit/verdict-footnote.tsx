import { useLocale } from '#app/i18n/use-locale.ts';
import { isEmptyPoint } from '#app/shared/operating-point/point.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';

import styles from './verdict.module.css';

/**
 * What verdicts compare, once below everything that the operating point judges.
 *
 * @param saysRatings the page has no note of its own on pressure ratings
 */
export function VerdictFootnote({ saysRatings }: { saysRatings: boolean }) {
  const { t } = useLocale();
  const { torque, ...ofValves } = useOperatingPoint();
  return (
    <p className={styles.footnote}>
      {torque !== undefined && t('finder:note.torque')}{' '}
      {!isEmptyPoint(ofValves) && t('finder:note.verdict')}{' '}
      {!isEmptyPoint(ofValves) && saysRatings && t('finder:note.rating')}
    </p>
  );
}
