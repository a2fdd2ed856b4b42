import { readProducts, type UnusedPart } from '#contract/asked-products.ts';

import { dnSize, type Entry, newEntry } from '#app/shared/quote/entries.ts';
import type { QuoteProducts } from '#app/shared/quote/quote-product.ts';

/** The products that an address asks for, as entries of the quote list (contract/asked-query.ts). */
export function askedEntries(
  search: string,
  products: QuoteProducts,
): { entries: readonly Entry[]; unused: readonly UnusedPart[] } {
  const known = (id: string) => (Object.hasOwn(products, id) ? products[id] : undefined);
  const asked = readProducts(search, (id) => {
    const product = known(id);
    return product && { ...product, phases: product.supplies.map(({ phase }) => phase) };
  });
  return {
    unused: asked.unused,
    entries: asked.products.map(({ id, dn, frame, pieces, phase }) => {
      const { name = '', categoryId = '', supplies = [] } = known(id) ?? {};
      return newEntry({
        product: { code: id.toUpperCase(), name, category: categoryId },
        // Without a size of its own it takes that of the operating point.
        size: frame !== undefined ? { text: frame } : dn === undefined ? 'point' : dnSize(dn),
        quantity: String(pieces ?? ''),
        supply: supplies.find((supply) => supply.phase === phase) ?? null,
      });
    }),
  };
}
