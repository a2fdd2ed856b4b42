import { useLocale } from '#app/i18n/use-locale.ts';
import { isEmptyPoint } from '#app/shared/operating-point/point.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';

import styles from './point-legend.module.css';

/** What needle, bars and verdicts of the operating point mean, below what it judges. */
export function PointLegend() {
  const { t } = useLocale();
  const { torque, ...ofValves } = useOperatingPoint();
  return (
    <div className={styles.legend}>
      <ul>
        {(['point', 'range', 'excluded', 'open'] as const).map((sign) => (
          <li key={sign} className={styles[sign]}>
            {t(`point:legend.${sign}`)}
          </li>
        ))}
      </ul>
      {torque !== undefined && <p>{t('point:torqueNote')}</p>}
      {!isEmptyPoint(ofValves) && <p>{t('point:verdictNote')}</p>}
    </div>
  );
}
