import { type RefObject, useEffect, useState } from 'react';

import { QuoteLink } from '#app/shared/quote/quote-link.tsx';
import type { ProductView } from '#app/shared/product/product-view.ts';
import bottom from '#app/ui/bottom-bar.module.css';
import { cx } from '#app/ui/cx.ts';
import { useClearance } from '#app/ui/use-clearance.ts';

import styles from './request-bar.module.css';
import { type QuoteChoice, requestOf } from './quote-state.ts';

/** On a phone the quote block's solid button once more, in place of the shortcuts, once the block has left the view upwards. */
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
  return passed && <Bar {...request} />;
}

interface Request {
  product: ProductView;
  choice: QuoteChoice;
}

function Bar({ product, choice }: Request) {
  const { code, name } = product;
  const place = useClearance('--request');
  return (
    <div ref={place} className={cx('screenOnly', bottom.bar)} data-bottom-bar>
      <span className={cx('dense', styles.name)}>
        <b>{code}</b> {name}
      </span>
      <QuoteLink request={requestOf(product, choice)} variant="solid" size="small" arrow />
    </div>
  );
}
