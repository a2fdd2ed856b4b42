import type { ShownProduct } from '#app/blocks/product-data.ts';
import { ShownDataTable } from '#app/blocks/shown-data-table.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Section } from '#app/ui/section.tsx';

import styles from './product-tables.module.css';

/** Tables of a product: its rows per size, or the models of its series; sleeve elastomers of a pinch valve. */
export function ProductTables({ product }: { product: ShownProduct }) {
  const { t } = useLocale();
  const { variants, dimensionDrawing: drawing, elastomers } = product;
  return (
    <div className={styles.tables}>
      {variants && (
        <Section title={product.series ? t('product:models') : t('product:sizes')}>
          <div className={drawing ? styles.beside : undefined}>
            {drawing && (
              <Picture
                src={drawing.src}
                alt={drawing.alt}
                width={drawing.width}
                height={drawing.height}
                sources={drawing.sources}
              />
            )}
            <ShownDataTable table={variants} />
          </div>
        </Section>
      )}
      {elastomers && (
        <Section title={t('product:elastomers')}>
          <ShownDataTable table={elastomers} dense />
        </Section>
      )}
    </div>
  );
}
