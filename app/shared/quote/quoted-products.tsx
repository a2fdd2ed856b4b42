import { useRef } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { RemovalNote, useRemoval } from '#app/shared/removal/removal-note.tsx';
import { announce } from '#app/ui/announce.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import { isSizeTwice, rowNames, takesOtherSize } from './list-rows.ts';
import { OtherSize } from './other-size.tsx';
import { QuoteItemFields } from './quote-item-fields.tsx';
import { isSameProduct, nameOf, type QuoteItem } from './quote-item.ts';
import { hasOtherSize, useIsListed, useIsUnlisted } from './point-sizes.ts';
import { productOf, type QuoteProduct } from './quote-text.ts';
import styles from './quoted-products.module.css';

/** Id of the field of a product's quantity, by its place in the list. */
export const quantityId = (index: number): string => `inquiry-quantity-${index + 1}`;

/** The products that the inquiry is about, each with size, quantity and note; each can be taken out. */
export function QuotedProducts({
  quote,
  products,
  ranges,
  dn,
  onEdit,
  onRemove,
  onOtherSize,
}: {
  quote: readonly QuoteItem[];
  products: Readonly<Record<string, QuoteProduct>>;
  /** Codes of what is asked about as a whole, such as a series. */
  ranges: readonly string[];
  /** The operating point's size, where it goes out with the inquiry. */
  dn: number | undefined;
  onEdit: (item: QuoteItem, edited: QuoteItem) => void;
  /** Gives what puts it back. */
  onRemove: (item: QuoteItem) => () => void;
  onOtherSize: (item: QuoteItem) => void;
}) {
  const { t } = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const { removal, onRemoved, onUndone } = useRemoval(place);
  const names = rowNames(quote);
  const isListed = useIsListed();
  const isUnlisted = useIsUnlisted();
  const remove = (item: QuoteItem) => {
    const product = nameOf(item);
    const undo = onRemove(item);
    onRemoved({ say: (words) => words('inquiry:quoteRemoved', { product }), undo });
  };
  const match = (item: QuoteItem, size: string) => {
    const matched = { ...item, size, follows: true as const };
    onEdit(item, matched);
    place.current?.focus();
    announce(t('inquiry:sizeMatched', { product: nameOf(matched) }));
  };
  /** The size of the operating point, where an entry can take it. */
  const takes = (item: QuoteItem) =>
    dn !== undefined &&
    isListed?.(item.productCode, dn) !== false &&
    !quote.some((other) => isSameProduct(other, { ...item, size: `DN ${dn}` }));
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={styles.quote}
      data-empty={(quote.length === 0 && !removal) || undefined}
    >
      <RemovalNote removal={removal} onUndone={onUndone} />
      <ul aria-label={t('inquiry:quoteTitle')} hidden={quote.length === 0}>
        {quote.map((item, index) => {
          const { productCode, productName, category } = item;
          const product = productOf(item, products);
          const row = names[index] ?? '';
          return (
            <li
              // By place: its size, which is part of its name, is edited here.
              key={`${category}/${productCode}/${index}`}
              className={styles.item}
              data-theme={product?.theme}
            >
              {product && (
                <div className={styles.picture}>
                  <Picture {...product.picture} fallback="hide" />
                </div>
              )}
              <div className={styles.text}>
                <p className={styles.head}>
                  <Badge>{nameOf(item)}</Badge>
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={t('inquiry:quoteRemoveNamed', { product: row })}
                    onClick={() => remove(item)}
                  >
                    {t('inquiry:quoteRemove')}
                  </button>
                </p>
                <h2 className={styles.name}>
                  <VisuallyHidden>{nameOf(item)} </VisuallyHidden>
                  {product?.name ?? productName}
                </h2>
                <p className={styles.details}>{product?.category ?? category}</p>
                {!product && !ranges.includes(productCode) && (
                  <p className={styles.differs}>{t('inquiry:unknownProduct')}</p>
                )}
              </div>
              <div className={styles.fields}>
                <QuoteItemFields
                  item={item}
                  product={row}
                  isSizeTwice={isSizeTwice(quote, item)}
                  quantityId={quantityId(index)}
                  sizes={product?.sizes}
                  onChange={(edited) => onEdit(item, edited)}
                />
                {takesOtherSize(quote, item) && (
                  <OtherSize product={row} onAdd={() => onOtherSize(item)} />
                )}
                {item.size === undefined &&
                  dn !== undefined &&
                  isUnlisted(item.productCode, dn) && (
                    <p className={styles.differs}>
                      {t('inquiry:sizeUnlisted', { point: `DN ${dn}` })}
                    </p>
                  )}
                {hasOtherSize(item, dn) && (
                  <p className={styles.differs}>
                    {t('inquiry:sizeDiffers', { point: `DN ${dn}`, size: item.size ?? '' })}{' '}
                    {takes(item) && (
                      <button
                        type="button"
                        className={styles.remove}
                        aria-label={t('inquiry:sizeMatchNamed', { product: row })}
                        onClick={() => match(item, `DN ${dn}`)}
                      >
                        {t('inquiry:sizeMatch')}
                      </button>
                    )}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {quote.length > 0 && (
        <p className={styles.more}>
          <TextLink as={LocalizedLink} to="/products">
            + {t('inquiry:addProducts')}
          </TextLink>
        </p>
      )}
    </div>
  );
}
