import type { ReactNode } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import type { ModelsView, ModelView } from '#app/shared/product/models-view.ts';
import { Measured } from '#app/shared/units/measured.tsx';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import { cx } from '#app/ui/cx.ts';
import { FlangeLadder } from '#app/ui/flange-ladder.tsx';
import { AxisNumbers, Scale, ScaleLegend } from '#app/ui/scale.tsx';
import type { ScaleAxis } from '#app/ui/scale-axis.ts';

import styles from './model-picker.module.css';

/** Local axis of the time for a quarter turn. */
const TIME_AXIS: ScaleAxis = { min: 0, max: 60, unit: 's', kind: 'linear', divisions: 6 };

/** Column of the time in the content's table (`quarterTurnTable`). */
const TIME = 3;

/** What the series reaches, in large numerals, with the chosen model on each scale. */
export function ModelFigures({
  models: { torque, time, flanges, table },
  chosen,
}: {
  models: ModelsView;
  chosen: ModelView | undefined;
}) {
  const { t } = useLocale();
  const point = useOperatingPoint();
  return (
    <dl className={cx('grid gap16', styles.figures)}>
      <Figure
        label={t('product:series.torque')}
        {...torque}
        chosen={chosen && { text: chosen.torqueText, imperial: chosen.torqueImperial }}
      >
        <Scale
          quantity="torque"
          from={torque.from}
          to={torque.to}
          needle={chosen?.torque ?? point.torque}
        />
        <ScaleLegend quantity="torque" variant="row" />
      </Figure>
      <Figure
        label={table.columns[TIME]?.label ?? ''}
        {...time}
        chosen={chosen && { text: chosen.timeText }}
      >
        <Scale quantity={TIME_AXIS} from={time.from} to={time.to} needle={chosen?.seconds} />
        <AxisNumbers
          numbers={[0, 20, 40, 60].map((value) => ({
            text: String(value),
            at: Math.round((value / TIME_AXIS.max) * 1000) / 10,
          }))}
        />
      </Figure>
      <Figure
        label={t('product:series.flange')}
        number={`${flanges[0]}–${flanges.at(-1)}`}
        chosen={chosen && { text: chosen.flanges.join('/') }}
      >
        <FlangeLadder stations={flanges} stated={flanges} labels marked={chosen?.flanges} />
      </Figure>
    </dl>
  );
}

function Figure({
  label,
  number,
  unit = '',
  imperial,
  chosen,
  children,
}: {
  label: string;
  number: string;
  unit?: string;
  imperial?: { number: string; unit: string };
  chosen: { text: string; imperial?: string | undefined } | undefined;
  children: ReactNode;
}) {
  const { t } = useLocale();
  const converted = useUnits() === 'imperial' ? imperial : undefined;
  const shown = converted ?? { number, unit };
  return (
    <div className={cx('grid baseline', styles.figure)}>
      <dt className="soft dense">{label}</dt>
      <dd className={styles.value}>
        <span className={cx('light', styles.number)}>{shown.number}</span>
        {shown.unit !== '' && <span className="quiet medium lead"> {shown.unit}</span>}
        {converted !== undefined && <small> {t('units:converted')}</small>}
      </dd>
      <dd className={cx('dense', styles.chosen)} aria-hidden={chosen === undefined}>
        {chosen !== undefined && (
          <b className={cx('one-unit', styles.here)}>
            <Measured {...chosen} />
          </b>
        )}
      </dd>
      <dd className={styles.axis} aria-hidden="true">
        {children}
      </dd>
    </div>
  );
}
