import type { PictureProps } from '#app/ui/picture.tsx';
import { isRecord, type QuoteItem, quoteItem } from './quote-item.ts';
import type { Translate } from '#app/i18n/translate.ts';

/** A product as the list of a quote request shows it, in the page's language. */
export interface QuoteProduct {
  /** With the brand before the code in sirca-valves: `SIRCA HT600`. */
  badge: string;
  name: string;
  category: string;
  /** Value of `data-theme`. */
  theme: string;
  picture: PictureProps;
}

const MAX_ITEMS = 200;

/**
 * The products in a navigation state: one product (`{ productCode, productName, category }`), or a list of them
 * (`{ quote: [...] }`). What does not have that shape is left out.
 */
export function quoteFromState(state: unknown): QuoteItem[] {
  if (!isRecord(state)) return [];
  const items = Array.isArray(state['quote']) ? state['quote'] : [state];
  return items.slice(0, MAX_ITEMS).flatMap((item) => quoteItem(item) ?? []);
}

/**
 * What the page knows of an item's product. A size of a product (`PQVF DN 100`) is known by the product.
 *
 * @param products by product id, which is the code in lower case
 */
export function productOf<T>(
  { productCode }: QuoteItem,
  products: Readonly<Record<string, T | undefined>>,
): T | undefined {
  const id = productCode.toLowerCase();
  return products[id] ?? products[id.split(' ')[0] ?? ''];
}

type ProductWords = Pick<QuoteProduct, 'badge' | 'name' | 'category'>;

/**
 * The list with its products in words of the page's language, where the page knows them: brand and code, name, category.
 */
export const quoteInWords = (
  quote: readonly QuoteItem[],
  products: Readonly<Record<string, ProductWords | undefined>>,
): QuoteItem[] =>
  quote.map((item) => {
    const product = productOf(item, products);
    if (!product) return item;
    const [, size = ''] = /^\S+(\s.*)?$/.exec(item.productCode) ?? [];
    return {
      ...item,
      productCode: product.badge + size,
      productName: product.name,
      category: product.category,
    };
  });

/**
 * The inquiry as it goes out: the products, one a line, then the sender's words. The six fields carry it to any form
 * service (readings.md, "Inquiry").
 *
 * @param quote in words of the page's language (`quoteInWords`)
 *
 * ```
 * [Quote request]
 * 1. SIRCA S30 | Ball valve | SIRCA valves | Quantity 6 | Note: steam
 *
 * [Inquiry]
 * …
 * ```
 */
export function inquiryText(words: string, quote: readonly QuoteItem[], t: Translate): string {
  if (quote.length === 0) return words;
  const lines = quote.map((item, index) => {
    const { productCode, productName, category, quantity, note } = item;
    const parts = [
      productCode,
      productName,
      category,
      quantity === undefined ? '' : t('inquiry:quoteQuantity', { quantity }),
      note === undefined ? '' : t('inquiry:quoteNote', { note }),
    ];
    return `${index + 1}. ${parts.filter((part) => part !== '').join(' | ')}`;
  });
  return [t('inquiry:quoteHeading'), ...lines, '', t('inquiry:quoteHeadingInquiry'), words].join(
    '\n',
  );
}
