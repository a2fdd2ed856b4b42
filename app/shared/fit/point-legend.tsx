import { useLocale } from '#app/i18n/use-locale.ts';

import styles from './point-legend.module.css';

/** What needle, bars and verdicts of the operating point mean, below what it judges. */
export function PointLegend() {
  const { t } = useLocale();
  return (
    <div className={styles.legend}>
      <ul>
        {(['point', 'range', 'excluded', 'open'] as const).map((sign) => (
          <li key={sign} className={styles[sign]}>
            {t(`point:legend.${sign}`)}
          </li>
        ))}
      </ul>
      <p>{t('point:verdictNote')}</p>
    </div>
  );
}
