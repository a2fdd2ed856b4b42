import { useLocale } from '#app/i18n/use-locale.ts';
import { PointScale } from '#app/shared/operating-point/point-scale.tsx';
import { ScaleLegend } from '#app/ui/scale.tsx';
import { Sources } from '#app/shared/table/sources.tsx';
import { Section } from '#app/ui/section.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import styles from './figures.module.css';
import type { HomeData } from './home.server.ts';
import { TemperatureChart } from './temperature-chart.tsx';

/** Korean writes its counters without a space: 30년, but 600 °C. */
const isWord = (unit: string) => /^[가-힣]/.test(unit);

/** Four headline figures, and under them the temperatures of all valves. */
export function Figures({
  figures,
  note,
  sources,
  temperatures,
}: {
  figures: HomeData['figures'];
  note: string;
  sources: HomeData['sources'];
  temperatures: HomeData['temperatures'];
}) {
  const { t } = useLocale();
  return (
    <Section>
      <h2>
        <VisuallyHidden>{t('home:figures')}</VisuallyHidden>
      </h2>
      <dl className={styles.figures}>
        {figures.map(({ id, value, unit, label, scale }) => (
          <div key={id} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              {value}
              <wbr />
              <span className={styles.unit}>
                {isWord(unit) ? '' : ' '}
                {unit}
              </span>
            </dd>
            {scale && (
              <dd className={styles.scale}>
                <PointScale
                  quantity={scale.quantity}
                  from={scale.from}
                  to={scale.to}
                  label={scale.words}
                />
                <ScaleLegend quantity={scale.quantity} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {note && <p className={styles.note}>{note}</p>}
      <TemperatureChart temperatures={temperatures} />
      <Sources sources={sources} />
    </Section>
  );
}
