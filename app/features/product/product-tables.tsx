import type { ProductView } from '#app/shared/product/product-view.ts';
import { ConvertedTable } from '#app/shared/table/converted-table.tsx';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import { DimensionDrawing } from './dimension-drawing.tsx';
import { Fold } from './fold.tsx';
import styles from './product-tables.module.css';

/** Tables of a product: its rows per size, or the models of its series; sleeve elastomers of a pinch valve. */
export function ProductTables({ product }: { product: ProductView }) {
  const { t } = useLocale();
  const { variants, dimensions, elastomers, series } = product;
  return (
    <>
      {variants && series && (
        <section className={cx('open', styles.series)}>
          <div className={cx('plain flex between baseline dense', styles.head)}>
            <h2>{t('product:models')}</h2>
            <TextLink as={LocalizedLink} to={product.listPath}>
              {t('product:toSeries')}
            </TextLink>
          </div>
          <ConvertedTable table={variants} titled />
        </section>
      )}
      {variants && !series && (
        <Fold title={t('product:sizes')}>
          {dimensions ? (
            <DimensionDrawing dimensions={dimensions} table={variants} />
          ) : (
            <ConvertedTable table={variants} />
          )}
        </Fold>
      )}
      {elastomers && (
        <Fold title={t('product:elastomers')}>
          <ConvertedTable table={elastomers} dense />
        </Fold>
      )}
    </>
  );
}
