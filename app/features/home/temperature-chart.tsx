import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PointScale } from '#app/shared/operating-point/point-scale.tsx';
import { SCALE_AXES } from '#app/ui/scale-axis.ts';

import type { ValveTemperatures } from './valve-temperatures.server.ts';
import styles from './temperature-chart.module.css';

const { min, max, divisions } = SCALE_AXES.temperature;
const TICKS = Array.from(
  { length: divisions + 1 },
  (_, index) => min + (index * (max - min)) / divisions,
);

/** The medium temperatures of the valves on one scale, each row a link to its product. */
export function TemperatureChart({ temperatures }: { temperatures: ValveTemperatures }) {
  const { t } = useLocale();
  const { rows, extended, sleeve } = temperatures;
  return (
    <section className={styles.columns} aria-labelledby="temperatures">
      <div className={styles.words}>
        <h2 id="temperatures">{t('home:temperatures', { count: rows.length })}</h2>
        <p className={styles.lead}>{t('home:temperaturesLead')}</p>
        <ButtonLink as={LocalizedLink} to="/products/sirca-valves">
          {t('home:seeValves')}
        </ButtonLink>
      </div>
      <div data-theme="valves">
        <div className={styles.chart}>
          <p className={styles.axis} aria-hidden="true">
            <span className={styles.unit}>°C</span>
            <span className={styles.ticks}>
              {TICKS.map((tick) => (
                <span key={tick}>{signed(tick)}</span>
              ))}
            </span>
          </p>
          <ul>
            {rows.map(({ code, to, from, max: highest, text }) => (
              <li key={code}>
                <LocalizedLink to={to} className={styles.row}>
                  <b>{code}</b>
                  <PointScale quantity="temperature" from={from} to={highest} variant="row" />
                  <span className={styles.range}>{text}</span>
                </LocalizedLink>
              </li>
            ))}
          </ul>
        </div>
        <p className={styles.note}>
          {sleeve && t('home:temperaturesSleeve', { material: sleeve })}{' '}
          {extended && t('home:temperaturesNote', { list: extended })}
        </p>
      </div>
    </section>
  );
}

/** `−200`, `0`, `+100`, with the true minus sign. */
const signed = (value: number) => (value > 0 ? `+${value}` : String(value).replace('-', '\u2212'));
