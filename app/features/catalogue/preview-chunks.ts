import { type Language, localizedHref } from '#contract/address.ts';

import { isProductPage, type ProductView } from '#app/shared/product/product-view.ts';
import { loadPageData } from '#app/shared/page/load-data.ts';
import { ChunkLoadError, lazyChunk, type LazyChunk } from '#app/ui/lazy-chunk.ts';

/** The preview's own code: on its way as soon as a card is pointed at. */
export const previewBody = lazyChunk(() => import('./preview-body.tsx'));

const products = new Map<string, LazyChunk<ProductView>>();

/**
 * The data of a product's preview: the data file of its detail page, so that what was fetched for the preview is there
 * when the page is opened, and a catalogue page holds no data of products in full.
 *
 * @param path canonical address of the product
 */
export function previewProduct(path: string, language: Language): LazyChunk<ProductView> {
  const href = localizedHref(path, language);
  let chunk = products.get(href);
  if (!chunk) {
    chunk = lazyChunk(async () => {
      const page = await loadPageData(new URL(href, location.href));
      if (!isProductPage(page)) throw new ChunkLoadError('missing');
      return page.product;
    });
    products.set(href, chunk);
  }
  return chunk;
}
