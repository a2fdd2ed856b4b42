import { productOf, type QuoteProduct } from '#app/shared/quote/quote-text.ts';
import { NoBreakText } from '#app/shared/text/no-break-text.tsx';
import { Picture } from '#app/ui/picture.tsx';

import styles from './receipt.module.css';
import type { SentInquiry } from './sent-inquiries.ts';

/**
 * The products of a receipt, as they stand in the text that went out: one a line, `1. S30 | Ball valve | …`, with whatever
 * belongs to it on the lines below.
 */
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
      {entriesOf(lines).map(({ parts, more }, index) => {
        const item = quote[index];
        const product = item && productOf(item, products);
        const [code = '', name = '', ...rest] = parts;
        return (
          <li key={parts.join('|')} className={styles.product} data-theme={product?.theme}>
            <div className={styles.picture}>
              {product && <Picture {...product.picture} alt="" fallback="hide" />}
            </div>
            <div>
              <h3 className={styles.code}>
                <NoBreakText text={code} /> <span>{name}</span>
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

interface Entry {
  readonly parts: string[];
  /** Lines below it. */
  readonly more: string[];
}

function entriesOf(lines: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const numbered = /^\d+\. (.*)$/.exec(line)?.[1];
    if (numbered !== undefined) entries.push({ parts: numbered.split(' | '), more: [] });
    else entries.at(-1)?.more.push(line.trim());
  }
  return entries;
}
