import type { ProductView } from '#app/shared/product/product-view.ts';
import { cx } from '#app/ui/cx.ts';

import { KeyFigures } from './key-figures.tsx';
import { ProductSheet } from './product-sheet.tsx';
import { QuoteBlock } from './quote-block.tsx';
import type { QuoteState } from './quote-state.ts';
import styles from './product-head.module.css';

/** Top of a product's page: its name, its leading figures, its drawing sheet, and how to ask for it. */
export function ProductHead({ product, quote }: { product: ProductView; quote: QuoteState }) {
  const { code, badge, name } = product;
  const brand = badge.slice(0, badge.length - code.length);
  return (
    <div className={cx('opening stack', styles.head)}>
      <h1 className={styles.title}>
        <span className={cx('block light', styles.code)}>
          {brand !== '' && (
            <span className={cx('lead strong category-ink', styles.brand)}>{brand}</span>
          )}
          {code}
        </span>{' '}
        {name}
      </h1>
      <KeyFigures figures={product.figures} />
      <ProductSheet product={product} />
      <QuoteBlock product={product} {...quote} />
    </div>
  );
}
