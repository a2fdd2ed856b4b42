import { quantityText, readQuantity } from '#contract/quantity.ts';

import type { Translate } from '#app/i18n/translate.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { SentProduct } from '#app/shared/inquiry/sent-inquiries.ts';
import type { QuoteProducts } from '#app/shared/quote/quote-product.ts';
import { NoBreakText } from '#app/shared/text/no-break-text.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { cx } from '#app/ui/cx.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { Result } from '#facts/result.ts';

import styles from './receipt.module.css';

const KINDS = {
  'in-range': 'success',
  'not-stated': 'open',
  'out-of-range': 'fact',
} as const satisfies Record<Result, string>;

const COLUMNS = ['number', 'tag', 'product', 'size', 'pieces', 'verdict', 'questions'] as const;

/** Places in a plant come with a list that was pasted. */
const columnsOf = (sent: readonly SentProduct[]) =>
  COLUMNS.filter((column) => column !== 'tag' || sent.some(({ tag }) => tag !== ''));

/** The table as text, its columns separated by tabs: for a spreadsheet. */
export const productsText = (sent: readonly SentProduct[], t: Translate): string => {
  const columns = columnsOf(sent);
  return [
    columns.map((column) => t(`inquiry:receipt.column.${column}`)),
    ...sent.map(({ tag, code, name, pasted, size, pieces, verdict, questions }, place) => {
      const cells: Record<(typeof COLUMNS)[number], string> = {
        number: String(place + 1),
        tag,
        product: [`${code} ${name}`.trim(), pasted].filter((part) => part !== '').join(' · '),
        size,
        pieces,
        verdict: verdict ? `${verdict.word} ${verdict.reason}`.trim() : '',
        questions: questions.join(', '),
      };
      return columns.map((column) => cells[column]);
    }),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n');
};

/** The products of a receipt, as they were asked about. */
export function ReceiptProducts({
  sent,
  products,
}: {
  sent: readonly SentProduct[];
  products: QuoteProducts;
}) {
  const { t, language } = useLocale();
  const columns = columnsOf(sent);
  return (
    <table className={cx('table stacks anywhere', styles.products)}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`inquiry:receipt.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sent.map(({ id, tag, code, name, pasted, size, pieces, verdict, questions }, place) => {
          const picture = products[id]?.picture;
          const quantity = readQuantity(pieces);
          return (
            <tr key={`${place} ${code}`}>
              <td className="fromTablet">{place + 1}</td>
              {columns.includes('tag') && <td>{tag}</td>}
              <th scope="row" className="regular">
                <span className="flex-row gap14">
                  {picture && <Picture {...picture} alt="" fallback="hide" />}
                  <span>
                    <b className="body">{code}</b> {name}
                    {pasted !== '' && <small className="block caption soft">{pasted}</small>}
                  </span>
                </span>
              </th>
              <td>
                <NoBreakText text={size} />
              </td>
              <td>{quantity && quantityText(quantity, language)}</td>
              <td>
                {verdict && (
                  <span className="flex-row wrap gap6">
                    <Badge kind={KINDS[verdict.result]}>{verdict.word}</Badge> {verdict.reason}
                  </span>
                )}
              </td>
              <td>{questions.join(', ')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
