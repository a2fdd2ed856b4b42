import { Bullets } from '#app/shared/text/bullets.tsx';
import { Paragraphs } from '#app/shared/text/paragraphs.tsx';
import type { ProductView } from '#app/shared/product/product-view.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

import styles from './product-features.module.css';

/** Overview and key features, side by side. */
export function ProductFeatures({ product }: { product: ProductView }) {
  const { t } = useLocale();
  return (
    <div className={styles.columns}>
      <section>
        <h2 className={styles.title}>{t('product:overview')}</h2>
        <Paragraphs texts={product.overview} />
      </section>
      <section>
        <h2 className={styles.title}>{t('product:features')}</h2>
        <Bullets items={product.features} />
      </section>
    </div>
  );
}
