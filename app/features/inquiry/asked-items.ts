import { itemsOf } from '#app/shared/compare/compare-list.ts';
import { dnSize, type Entry, MAX_ENTRIES, newEntry } from '#app/shared/quote/entries.ts';
import type { QuoteProduct } from '#app/shared/quote/quote-product.ts';

/** What an address asks to inquire about. */
export interface AskedItems {
  entries: Entry[];
  /** Written there, but no product or no size of one. */
  unknown: string[];
}

type Product = Pick<QuoteProduct, 'name' | 'categoryId' | 'sizes'>;

/**
 * Reads `items` of a query, which names products and sizes as a comparison's does: `/contact?items=s40,pqvf.100`. A product
 * in a size that it is not listed in is kept without it.
 *
 * @param products by product id, which is the code in lower case
 */
export function askedItems(
  search: string,
  products: Readonly<Record<string, Product | undefined>>,
): AskedItems {
  const asked: AskedItems = { entries: [], unknown: [] };
  for (const written of itemsOf(search).slice(0, MAX_ENTRIES)) {
    const [id = '', dn] = written.split('.', 2);
    const product = Object.hasOwn(products, id) ? products[id] : undefined;
    const size = product?.sizes?.find((each) => each === `DN ${dn}`);
    if (!product || (dn !== undefined && size === undefined)) asked.unknown.push(written);
    if (!product) continue;
    asked.entries.push(
      newEntry({
        product: { code: id.toUpperCase(), name: product.name, category: product.categoryId },
        // Without a size of its own it takes that of the operating point.
        size: size === undefined ? 'point' : dnSize(Number(dn)),
      }),
    );
  }
  return asked;
}
