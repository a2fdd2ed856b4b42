import type { ReactNode } from 'react';

import { ratingStations } from '#app/shared/fit/rating-series.ts';
import { type OperatingPoint, spanIn } from '#app/shared/operating-point/point.ts';
import { PointScale } from '#app/shared/operating-point/point-scale.tsx';
import { pointText } from '#app/shared/operating-point/point-text.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import type { FigureAxis, FigureView } from '#app/shared/product/product-view.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { FlangeLadder } from '#app/ui/flange-ladder.tsx';
import { Ladder, LadderLegend } from '#app/ui/ladder.tsx';
import { AxisNumbers, Scale, ScaleLegend } from '#app/ui/scale.tsx';
import { axisNumbers, INCH_NUMBERS } from '#app/ui/scale-axis.ts';

import styles from './key-figures.module.css';

/** What matters most of a product: large light numerals, each over its axis with the operating point's needle. */
export function KeyFigures({ figures }: { figures: readonly FigureView[] }) {
  return (
    <dl className={cx('figures grid', styles.figures)}>
      {figures.map((figure, index) => (
        <Figure key={figure.label} figure={figure} wide={isWide(figures, index)} />
      ))}
    </dl>
  );
}

/** Letters of numerals that half a row holds: `16/25/40`. */
const HALF = 8;
const isLong = ({ axis, parts }: FigureView): boolean =>
  axis?.kind === 'range' ||
  parts.some(({ kind, text }) => kind === 'numerals' && text.length > HALF);

/** Ranges on the site's axes and long lists take a row; others stand in pairs, the last one without a partner takes its row too. */
function isWide(figures: readonly FigureView[], index: number): boolean {
  const figure = figures[index];
  if (!figure || isLong(figure)) return true;
  const start = figures.findLastIndex((each, at) => at < index && isLong(each)) + 1;
  const next = figures[index + 1];
  return (index - start) % 2 === 0 && (next === undefined || isLong(next));
}

function Figure({ figure, wide }: { figure: FigureView; wide: boolean }) {
  const { t } = useLocale();
  const units = useUnits();
  const point = useOperatingPoint();
  const { label, facet, axis } = figure;
  const converted = units === 'imperial' ? figure.imperial : undefined;
  const parts = converted ?? figure.parts;
  const asked = facet && spanIn(point, facet);
  return (
    <div className={cx('grid baseline', styles.figure, wide && 'across', wide && styles.wide)}>
      <dt className="dense soft leading">
        {label}
        {parts.flatMap(({ kind, text }) => (kind === 'note' ? text : []))}
      </dt>
      <dd className={cx('medium quiet lead', styles.value)}>
        {parts.map(({ kind, text }, index) =>
          kind === 'numerals' ? (
            <b key={index}>{text}</b>
          ) : (
            kind === 'words' && <span key={index}>{text}</span>
          ),
        )}
        {converted && <small className="dense"> {t('units:converted')}</small>}
      </dd>
      {asked !== undefined && (
        <dd className={cx('caption strong nowrap needle-mark', styles.asked)}>
          {pointText(facet!, asked, units)}
        </dd>
      )}
      {axis && (
        <dd className={cx('across container', styles.axis)} aria-hidden="true">
          {drawing(figure, axis, point, converted !== undefined)}
        </dd>
      )}
    </div>
  );
}

/** The axis of a figure with its numbers, and the needle at the operating point. */
function drawing(
  { facet }: FigureView,
  axis: FigureAxis,
  point: OperatingPoint,
  isConverted: boolean,
): ReactNode {
  switch (axis.kind) {
    case 'range':
      return (
        <>
          <PointScale {...axis.range} />
          {axis.inch ? (
            <AxisNumbers numbers={INCH_NUMBERS} />
          ) : (
            <ScaleLegend quantity={axis.range.quantity} variant="row" />
          )}
        </>
      );
    case 'pn':
    case 'ansi': {
      const stations = ratingStations(axis.kind, axis.stated);
      return (
        <>
          <Ladder stations={stations} stated={axis.stated} needle={point[axis.kind]} />
          <LadderLegend stations={stations} />
        </>
      );
    }
    case 'flanges':
      return <FlangeLadder stations={axis.stations} stated={axis.stated} labels />;
    case 'local': {
      const other = isConverted ? axis.imperial : undefined;
      const own = { ...axis.axis, ...(other && { max: other.max, divisions: other.divisions }) };
      return (
        <>
          <Scale
            quantity={own}
            from={axis.from}
            to={axis.to}
            // Of a supply the pressure of the line says nothing.
            needle={facet === 'bar' ? point.bar : undefined}
          />
          <AxisNumbers numbers={axisNumbers({ ...own, max: other?.number ?? own.max })} />
        </>
      );
    }
  }
}
