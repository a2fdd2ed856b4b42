import type { NamedPath, ProductView } from '#app/shared/product/product-view.ts';
import type { PageData } from '#app/shared/page/page-data.ts';

/** A product's page, in one language. */
export interface ProductPageData extends PageData {
  kind: 'product';
  product: ProductView;
  breadcrumb: { label: string; to: string }[];
}

/** Why there is no product to show (spec §4, "Product detail load"). */
export interface MissingProduct {
  missing: 'product';
  reason: 'invalid_params' | 'product_not_found';
  /** All products, of which the address may mean one. */
  products: NamedPath[];
}
