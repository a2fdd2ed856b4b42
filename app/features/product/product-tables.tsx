import type { ProductView } from '#app/shared/product/product-view.ts';
import { ConvertedTable } from '#app/shared/table/converted-table.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Section } from '#app/ui/section.tsx';

import { DimensionDrawing, ForScripts } from './dimension-drawing.tsx';
import styles from './product-tables.module.css';

/** Tables of a product: its rows per size, or the models of its series; sleeve elastomers of a pinch valve. */
export function ProductTables({ product }: { product: ProductView }) {
  const { t } = useLocale();
  const { variants, dimensions, elastomers } = product;
  return (
    <div className={styles.tables}>
      {variants && (
        <Section
          title={product.series ? t('product:models') : t('product:sizes')}
          lead={dimensions && <ForScripts>{t('product:dimensions.lead')}</ForScripts>}
        >
          {dimensions ? (
            <DimensionDrawing dimensions={dimensions} table={variants} />
          ) : (
            <ConvertedTable table={variants} />
          )}
        </Section>
      )}
      {elastomers && (
        <Section title={t('product:elastomers')}>
          <ConvertedTable table={elastomers} dense />
        </Section>
      )}
    </div>
  );
}
