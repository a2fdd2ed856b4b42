import { useLocale } from '#app/i18n/use-locale.ts';
import { Alert } from '#app/ui/alert.tsx';
import { CardGrid } from '#app/ui/card.tsx';

import { BothLanguages } from '#app/i18n/both-languages.tsx';
import { CardTools } from './card-tools.tsx';
import styles from './product-grid.module.css';
import { ProductCard } from './product-card.tsx';
import type { CardView } from '#app/shared/page/views.ts';

/** Cards in the first row of a wide screen. */
const FIRST_ROW = 3;

/** Product cards in 3, 2 or 1 columns; an empty list says that it is being prepared (spec §8). */
export function ProductGrid({
  products,
  headingLevel = 2,
  first = false,
}: {
  products: readonly CardView[];
  headingLevel?: 2 | 3;
  /** The page begins with this grid. */
  first?: boolean;
}) {
  const { t } = useLocale();
  if (products.length === 0) {
    return (
      <Alert kind="info" title={t('catalogue:empty')}>
        <BothLanguages message="catalogue:empty" />
      </Alert>
    );
  }
  return (
    <div className={styles.grid}>
      <CardGrid>
        {products.map((card, index) => (
          <ProductCard
            key={card.id}
            card={card}
            headingLevel={headingLevel}
            eager={first && index < FIRST_ROW}
            extra={<CardTools card={card} />}
          />
        ))}
      </CardGrid>
    </div>
  );
}
