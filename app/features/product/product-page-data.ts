import type { ShownProduct } from '#app/blocks/product-data.ts';
import type { PageData } from '#app/data/page.ts';

/** A product's page, in one language. */
export interface ProductPageData extends PageData {
  kind: 'product';
  product: ShownProduct;
  breadcrumb: { label: string; to: string }[];
}
