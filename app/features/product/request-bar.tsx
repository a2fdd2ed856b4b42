import { type RefObject, useEffect, useState } from 'react';

import { QuoteLink } from '#app/shared/quote/quote-link.tsx';
import type { ProductView } from '#app/shared/product/product-view.ts';
import { useClearance } from '#app/ui/use-clearance.ts';

import styles from './request-bar.module.css';
import { type QuoteChoice, sizesOf } from './quote-block.tsx';

/** On a phone the quote block's solid button once more, above the bottom bar, once the block has left the view upwards. */
export function RequestBar({
  block,
  ...request
}: Request & {
  block: RefObject<HTMLElement | null>;
}) {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!block.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPassed(!entry.isIntersecting);
      },
      // All that is still to come counts as in view: a jump past the block is noticed too.
      { rootMargin: '0px 0px 1000000px' },
    );
    observer.observe(block.current);
    return () => observer.disconnect();
  }, [block]);
  return <div className={styles.place}>{passed && <Bar {...request} />}</div>;
}

interface Request {
  product: ProductView;
  choice: QuoteChoice;
}

function Bar({ product, choice: { supply, quantity } }: Request) {
  const { code, name, category } = product;
  const place = useClearance<HTMLDivElement>('--request');
  return (
    <div ref={place} className={styles.bar}>
      <span className={styles.name}>
        <b>{code}</b> {name}
      </span>
      <QuoteLink
        productCode={code}
        productName={name}
        category={category.id}
        sizes={sizesOf(product)}
        quantity={quantity}
        note={supply}
        variant="solid"
        size="small"
        arrow
      />
    </div>
  );
}
