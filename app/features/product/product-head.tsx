import { useRef, useState } from 'react';

import { useLocation } from '#app/router/router-provider.tsx';
import type { ProductView } from '#app/shared/product/product-view.ts';
import { useOwnEntries } from '#app/shared/quote/own-entries.ts';
import { quantityText } from '#app/shared/quote/quote-item.ts';
import { useQuoteList } from '#app/shared/quote/quote-list.ts';
import { supplyIn } from '#app/shared/quote/supply-notes.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import { KeyFigures } from './key-figures.tsx';
import { ProductSheet } from './product-sheet.tsx';
import { QuoteBlock, type QuoteChoice, sizesOf } from './quote-block.tsx';
import styles from './product-head.module.css';
import { supplyAsked } from './supply-asked.ts';

/** Top of a product's page: its code as a figure, its drawing sheet, its leading figures, and how to ask for it. */
export function ProductHead({ product, quote }: { product: ProductView; quote: QuoteState }) {
  const { code, badge, name } = product;
  const brand = badge.slice(0, badge.length - code.length);
  return (
    <div className={styles.head}>
      <div className={styles.names}>
        <p className={styles.code}>
          {brand !== '' && <span className={styles.brand}>{brand}</span>}
          {code}
        </p>
        <h1 className={styles.title}>
          <VisuallyHidden>{code} </VisuallyHidden>
          {name}
        </h1>
      </div>
      <ProductSheet product={product} />
      <div className={styles.text}>
        <p className={styles.lead}>{product.description}</p>
        <KeyFigures figures={product.figures} />
        {product.reservations.map((reservation) => (
          <p key={reservation} className={styles.reservation}>
            {reservation}
          </p>
        ))}
        <QuoteBlock product={product} {...quote} />
      </div>
    </div>
  );
}

/**
 * What is chosen for a quote, and the block that it is chosen in. A visitor who comes with a supply, from the sizing or the
 * finder, finds it chosen. Of a product that is on the quote list it is what the list
 * says, however long ago that was, or from which page.
 */
export function useQuoteState(product: ProductView) {
  const { code, category, supplies } = product;
  const [entered, choose] = useState<QuoteChoice>({ supply: undefined, quantity: '' });
  const block = useRef<HTMLElement>(null);
  const own = { productCode: code, productName: '', category: category.id };
  const { isOwn } = useOwnEntries(own, sizesOf(product))();
  const listed = useQuoteList().find(isOwn);
  const { search } = useLocation();
  const supply = entered.supply ?? supplyAsked(supplies, search)?.text;
  const choice = listed
    ? {
        supply: supplyIn(listed, supplies) ?? supply,
        quantity: quantityText(listed),
      }
    : { ...entered, supply };
  return { choice, choose, block };
}

type QuoteState = ReturnType<typeof useQuoteState>;
