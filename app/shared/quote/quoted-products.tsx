import { useRef, useState } from 'react';

import type { QuoteItem } from './quote-item.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Picture } from '#app/ui/picture.tsx';

import { productOf, type QuoteProduct } from './quote-text.ts';
import styles from './quoted-products.module.css';

/** The products that the inquiry is about; each can be taken out. */
export function QuotedProducts({
  quote,
  products,
  onRemove,
}: {
  quote: readonly QuoteItem[];
  products: Readonly<Record<string, QuoteProduct>>;
  onRemove: (item: QuoteItem) => void;
}) {
  const { t } = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState('');
  const remove = (item: QuoteItem) => {
    setRemoved(t('inquiry:quoteRemoved', { product: item.productCode }));
    onRemove(item);
    // The button that had the focus is about to go.
    list.current?.focus();
  };
  return (
    <div className={styles.quote} data-empty={quote.length === 0 || undefined}>
      <ul ref={list} tabIndex={-1} aria-label={t('inquiry:quoteTitle')} hidden={quote.length === 0}>
        {quote.map((item) => {
          const { productCode, productName, category, quantity, note } = item;
          const product = productOf(item, products);
          const details = [
            product?.category ?? category,
            quantity === undefined ? '' : t('inquiry:quoteQuantity', { quantity }),
            note ?? '',
          ].filter((text) => text !== '');
          return (
            <li
              key={`${category}/${productCode}`}
              className={styles.item}
              data-theme={product?.theme}
            >
              {product && (
                <div className={styles.picture}>
                  <Picture {...product.picture} fallback="hide" />
                </div>
              )}
              <div className={styles.text}>
                <Badge>{productCode}</Badge>
                <h3 className={styles.name}>{product?.name ?? productName}</h3>
                <p className={styles.details}>{details.join(' · ')}</p>
                <p className={styles.details}>
                  {quote.length === 1 && `${t('inquiry:quoteText')} `}
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={t('inquiry:quoteRemoveNamed', { product: productCode })}
                    onClick={() => remove(item)}
                  >
                    {t('inquiry:quoteRemove')}
                  </button>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.announcement}>
        {removed}
      </p>
    </div>
  );
}
