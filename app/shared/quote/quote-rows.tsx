import { type RefObject } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import type { Removal } from '#app/shared/removal/removal-note.tsx';
import type { OperatingPoint } from '#app/shared/operating-point/point.ts';
import { announce } from '#app/ui/announce.ts';

import { idOf, MAX_ENTRIES } from './entries.ts';
import { dispatch, removeEntry } from './quote-list.ts';
import type { QuoteProducts } from './quote-product.ts';
import { QuoteRow } from './quote-row.tsx';
import { cx } from '#app/ui/cx.ts';
import styles from './quote-row.module.css';
import type { Row } from './rows.ts';

export interface QuoteRowsProps {
  rows: readonly Row[];
  /** Absent until they have come. */
  products: QuoteProducts | undefined;
  /** Codes of what is asked about as a whole, such as a series. */
  ranges: readonly string[];
  /** The operating point; in the inquiry what of it goes along. */
  point: OperatingPoint;
  withQuantity?: boolean;
  /** Takes the focus when a button that had it goes. */
  place: RefObject<HTMLElement | null>;
  onRemoved: (removal: Removal) => void;
}

/** The products of the quote list, in its dialog and in the inquiry. */
export function QuoteRows({
  rows,
  products,
  ranges,
  point,
  withQuantity = true,
  place,
  onRemoved,
}: QuoteRowsProps) {
  const { t } = useLocale();
  if (rows.length === 0) return null;
  return (
    <>
      {rows.length >= MAX_ENTRIES && (
        <p className={cx('warning medium', styles.wrong)}>
          {t('quote:full', { max: MAX_ENTRIES })}
        </p>
      )}
      <ul aria-label={t('quote:products')} className="edges ruled">
        {rows.map((row) => {
          const { entry, name } = row;
          const { code } = entry.product;
          const product = products?.[idOf(entry.product)];
          return (
            <li key={entry.id} className={cx('grid relative middle', styles.row)}>
              <QuoteRow
                row={row}
                product={product}
                isKnown={!products || product !== undefined || ranges.includes(code) || code === ''}
                withQuantity={withQuantity}
                point={point}
                onRemove={() => {
                  const undo = removeEntry(entry);
                  onRemoved({ say: (words) => words('quote:removed', { product: name }), undo });
                }}
                onMatch={(size) => {
                  const { size: dn = null } = point;
                  dispatch({ type: 'change', id: entry.id, to: { size: 'point', dn } });
                  place.current?.focus();
                  announce(t('quote:sizeMatched', { product: `${code} ${size}` }));
                }}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
