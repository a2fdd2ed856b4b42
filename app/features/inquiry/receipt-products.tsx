import { productOf, type QuoteProduct } from '#app/shared/quote/quote-text.ts';
import { NoBreakText } from '#app/shared/text/no-break-text.tsx';
import { Picture } from '#app/ui/picture.tsx';

import { receiptEntries } from './receipt-entries.ts';
import styles from './receipt.module.css';
import type { SentInquiry } from './sent-inquiries.ts';

/** The products of a receipt, as they stand in the text that went out. */
export function ReceiptProducts({
  lines,
  quote,
  products,
}: {
  lines: readonly string[];
  quote: SentInquiry['quote'];
  products: Readonly<Record<string, QuoteProduct>>;
}) {
  return (
    <ul className={styles.products}>
      {receiptEntries(lines, quote).map(({ parts, more }, index) => {
        const item = quote[index];
        const product = item && productOf(item, products);
        const [code = '', name = '', ...rest] = parts;
        return (
          <li key={`${index} ${code}`} className={styles.product} data-theme={product?.theme}>
            <div className={styles.picture}>
              {product && <Picture {...product.picture} alt="" fallback="hide" />}
            </div>
            <div>
              <h3 className={styles.code}>
                <NoBreakText text={code} /> <span className={styles.productName}>{name}</span>
              </h3>
              {[rest.join(' · '), ...more].map((line) => (
                <p key={line}>
                  <NoBreakText text={line} />
                </p>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
