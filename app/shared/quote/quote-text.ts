import type { PictureProps } from '#app/ui/picture.tsx';
import { isRecord, type QuoteItem, quoteItem } from './quote-item.ts';
import type { SupplyWords } from './supply-notes.ts';

/** A product as the list of a quote request shows it, in the page's language. */
export interface QuoteProduct {
  /** With the brand before the code in sirca-valves: `SIRCA HT600`. */
  badge: string;
  name: string;
  category: string;
  /** `pinch-valve`. */
  categoryId: string;
  /** Value of `data-theme`. */
  theme: string;
  picture: PictureProps;
  /** Sizes that it is listed in: `DN 80`. */
  sizes?: string[];
  /** Supplies that its note may name. */
  supplies?: readonly SupplyWords[];
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
 * What the page knows of an item's product.
 *
 * @param products by product id, which is the code in lower case
 */
export function productOf<T>(
  { productCode }: QuoteItem,
  products: Readonly<Record<string, T | undefined>>,
): T | undefined {
  return products[productCode.toLowerCase()];
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
    return {
      ...item,
      productCode: product.badge,
      productName: product.name,
      category: product.category,
    };
  });
