import type { ShownProduct } from '#app/blocks/product-data.ts';
import { ShownDataTable } from '#app/blocks/shown-data-table.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Section } from '#app/ui/section.tsx';

/** Tables of a product: its rows per size, or the models of its series; sleeve elastomers of a pinch valve. */
export function ProductTables({ product }: { product: ShownProduct }) {
  const { t } = useLocale();
  return (
    <>
      {product.variants && (
        <Section title={product.series ? t('product:models') : t('product:sizes')}>
          <ShownDataTable table={product.variants} />
        </Section>
      )}
      {product.elastomers && (
        <Section title={t('product:elastomers')}>
          <ShownDataTable table={product.elastomers} dense />
        </Section>
      )}
    </>
  );
}
