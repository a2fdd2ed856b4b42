import { RATING_SERIES, ratingStations } from '#app/shared/fit/rating-series.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import type { FigureView } from '#app/shared/product/product-view.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import { imperialText } from '#app/shared/units/units.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { FlangeLadder } from '#app/ui/flange-ladder.tsx';
import { Ladder, LadderLegend } from '#app/ui/ladder.tsx';
import { Scale, ScaleLegend } from '#app/ui/scale.tsx';

import { figureParts } from './figure-parts.ts';
import styles from './key-figures.module.css';

/** Flanges of the series that the ladder shows, so that gaps are seen (ISO 5211). */
const FLANGES = ['F05', 'F07', 'F10', 'F12', 'F14'];

/** What matters most of a product: large light numerals, each over what it is drawn on, with the operating point's needle. */
export function KeyFigures({ figures }: { figures: readonly FigureView[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure.label} className={isLong(figure) ? styles.wide : undefined}>
          <dt className={styles.label}>{figure.label}</dt>
          <Numerals text={figure.text} />
          <Drawn figure={figure} wide={figure === figures.at(-1)} />
        </div>
      ))}
    </dl>
  );
}

/** More stations than the series has do not fit beside another figure. */
const isLong = ({ pn }: FigureView) =>
  pn !== undefined && ratingStations('pn', pn).length > RATING_SERIES.pn.length;

function Numerals({ text }: { text: string }) {
  const { t } = useLocale();
  const converted = useUnits() === 'imperial' ? imperialText(text) : undefined;
  return (
    <dd className={styles.value}>
      {figureParts(converted ?? text).map(({ words, numerals }, index) =>
        numerals ? <b key={index}>{words}</b> : <span key={index}>{words}</span>,
      )}
      {converted !== undefined && <small> {t('units:converted')}</small>}
    </dd>
  );
}

function Drawn({ figure: { range, pn, flanges }, wide }: { figure: FigureView; wide: boolean }) {
  const point = useOperatingPoint();
  if (range)
    return (
      <dd aria-hidden="true">
        <Scale {...range} needle={point[range.quantity]} />
        <ScaleLegend quantity={range.quantity} variant={wide ? 'row' : 'bar'} />
      </dd>
    );
  if (pn) {
    const stations = ratingStations('pn', pn);
    return (
      <dd aria-hidden="true">
        <Ladder stations={stations} stated={pn} needle={point.pn} />
        <LadderLegend stations={stations} />
      </dd>
    );
  }
  return flanges ? (
    <dd aria-hidden="true">
      <FlangeLadder stations={FLANGES} stated={flanges} labels />
    </dd>
  ) : null;
}
