import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import type { FigureView } from '#app/shared/product/product-view.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import { imperialText } from '#app/shared/units/units.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Scale, ScaleLegend } from '#app/ui/scale.tsx';

import { areShort, drawnFigure, figureParts } from './figure-parts.ts';
import styles from './key-figures.module.css';

/** What matters most of a product: large light numerals in a row, over the axis of one of them with the operating point's needle. */
export function KeyFigures({ figures }: { figures: readonly FigureView[] }) {
  const point = useOperatingPoint();
  const range = drawnFigure(figures)?.range;
  return (
    <>
      <dl className={areShort(figures) ? styles.short : styles.figures}>
        {figures.map(({ label, text }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <Numerals text={text} />
          </div>
        ))}
      </dl>
      {range && (
        <div className={styles.axis} aria-hidden="true">
          <Scale {...range} needle={point[range.quantity]} />
          <ScaleLegend quantity={range.quantity} variant="row" />
        </div>
      )}
    </>
  );
}

function Numerals({ text }: { text: string }) {
  const { t } = useLocale();
  const converted = useUnits() === 'imperial' ? imperialText(text) : undefined;
  return (
    <dd className={styles.value}>
      {figureParts(converted ?? text).map(({ words, numerals }, index) => {
        const Element = numerals ? 'b' : words.startsWith('(') ? 'small' : 'span';
        return <Element key={index}>{words}</Element>;
      })}
      {converted !== undefined && <small> {t('units:converted')}</small>}
    </dd>
  );
}
