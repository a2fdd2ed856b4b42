import { LOCALES } from '#app/i18n/use-locale.ts';
import { loadPageData } from '#app/shared/page/load-data.ts';
import { lazyChunk } from '#app/ui/lazy-chunk.ts';
import type { Language } from '#contract/address.ts';

import type { QuoteProducts } from './quote-product.ts';

interface ListData {
  products: QuoteProducts;
  /** Codes of what is asked about as a whole. */
  ranges: readonly string[];
  /** Words for what no product is. */
  absent: readonly string[];
}

/** Names and pictures in the page's language, from the data of the inquiry page. */
const listData = (language: Language) =>
  lazyChunk(
    async () =>
      (await loadPageData(new URL(LOCALES[language].href('/contact'), location.href))) as ListData,
  );
export const LIST_DATA = { ko: listData('ko'), en: listData('en') };
