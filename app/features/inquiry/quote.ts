import type { Translate } from '#app/i18n/translate.ts';

/** A product that somebody asks a quote for: what navigation state hands over (spec §2, §7). */
export interface QuoteItem {
  productCode: string;
  /** In the language that it was chosen in. */
  productName: string;
  /** Category id: `pinch-valve`. */
  category: string;
  /** Number of pieces, where one was chosen. */
  quantity?: number;
  note?: string;
}

/** Longest text taken from navigation state: state is what any page of this origin wrote. */
const MAX_TEXT = 500;
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

function quoteItem(value: unknown): QuoteItem | undefined {
  if (!isRecord(value)) return undefined;
  const [productCode, productName, category] = [
    text(value['productCode']),
    text(value['productName']),
    text(value['category']),
  ];
  if (productCode === '') return undefined;
  const { quantity } = value;
  const note = text(value['note']);
  return {
    productCode,
    productName,
    category,
    ...(typeof quantity === 'number' &&
      Number.isSafeInteger(quantity) &&
      quantity > 0 && { quantity }),
    ...(note !== '' && { note }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** One line: the list that goes out has one product a line. */
const text = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT) : '';

/** Whether two entries are the same product. */
export const isSameProduct = (a: QuoteItem, b: QuoteItem): boolean =>
  a.productCode.toLowerCase() === b.productCode.toLowerCase() && a.category === b.category;

/** The list with more products added; one that is in it already takes the newer quantity and note. */
export function addToQuote(list: readonly QuoteItem[], added: readonly QuoteItem[]): QuoteItem[] {
  const result = [...list];
  for (const item of added) {
    const index = result.findIndex((other) => isSameProduct(other, item));
    if (index === -1) result.push(item);
    else result[index] = { ...result[index], ...item };
  }
  return result;
}

/** The list with its products named in the page's language, where the page knows them. */
export const namedInLanguage = (
  quote: readonly QuoteItem[],
  products: Readonly<Record<string, { name: string } | undefined>>,
): QuoteItem[] =>
  quote.map((item) => ({
    ...item,
    productName: products[item.productCode.toLowerCase()]?.name ?? item.productName,
  }));

/**
 * The inquiry as it goes out: the products, one a line, then the sender's words. The six fields carry it to any form
 * service (readings.md, "Inquiry").
 *
 * ```
 * [Quote request]
 * 1. PQVF | Pinch valve | pinch-valve | Quantity 6 | Note: slurry
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
