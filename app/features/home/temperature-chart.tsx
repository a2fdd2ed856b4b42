import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { PointScale } from '#app/shared/operating-point/point-scale.tsx';
import { pointText } from '#app/shared/operating-point/point-text.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import { Container } from '#app/ui/container.tsx';
import { cx } from '#app/ui/cx.ts';
import { ScaleFlag, ScaleLegend } from '#app/ui/scale.tsx';
import { scalePosition, useScaleAxis } from '#app/ui/scale-axis.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import home from './home.module.css';
import type { ValveTemperature, ValveTemperatures } from './valve-temperatures.server.ts';
import styles from './temperature-chart.module.css';

/** The medium temperatures of the valves on one scale, each row a link to its product; the needle goes through all. */
export function TemperatureChart({ temperatures }: { temperatures: ValveTemperatures }) {
  const { t } = useLocale();
  const units = useUnits();
  const axis = useScaleAxis('temperature');
  const { temperature } = useOperatingPoint();
  const { rows, sleeve } = temperatures;
  const isOut = ({ from = axis.min, max, extended = max }: ValveTemperature) =>
    temperature !== undefined && (temperature < from || temperature > extended);
  return (
    <section className={cx('whole', home.band)} aria-labelledby="temperatures">
      <Container className={cx('grid gap14', styles.columns)}>
        <div className={cx('plain grid gap8 dense', styles.words)}>
          <h2 id="temperatures">{t('home:temperatures', { count: rows.length })}</h2>
          <TextLink as={LocalizedLink} to="/products/sirca-valves">
            {t('home:seeValves')}
          </TextLink>
        </div>
        <div data-theme="valves">
          <div className={cx('relative edge', styles.axis)} aria-hidden="true">
            {temperature !== undefined && (
              <ScaleFlag at={scalePosition(axis, temperature)}>
                {pointText('temperature', temperature, units)}
              </ScaleFlag>
            )}
            <ScaleLegend quantity="temperature" variant="row" />
            <span className={cx('absolute smallest quiet', styles.unit)}>{axis.unit}</span>
          </div>
          <ul className={cx('dense', styles.lanes)}>
            {rows.map((row) => (
              <li key={row.code} data-out={isOut(row) || undefined}>
                <LocalizedLink to={row.to} className={cx('tints grid middle', styles.lane)}>
                  <b className="strong">{row.code}</b>
                  <PointScale
                    quantity="temperature"
                    from={row.from}
                    to={row.max}
                    extended={row.extended}
                    variant="row"
                  />
                  <span className={cx('soft nowrap', styles.range)}>
                    {units === 'imperial' ? row.imperial : row.text}
                  </span>
                </LocalizedLink>
              </li>
            ))}
          </ul>
          <p className={home.note}>{t('home:temperaturesNote', { material: sleeve })}</p>
        </div>
      </Container>
    </section>
  );
}
