import { data } from 'react-router';

import { findCategory, findProductById } from '#content/index.ts';

import type { ProductPageData } from '#app/features/product/product-page-data.ts';

import type { CatalogueRouteData } from './catalogue-tool.ts';
import { productPageById } from './product.ts';
import { subcategoryPage } from './subcategory.ts';

/**
 * Data of `/products/{x}`: a category id wins and shows its first subcategory; otherwise `x` is a product id, in any letter
 * case, and the product's detail is shown (readings.md, "Language, page and address").
 *
 * @throws a 404 response of kind `page` where it is neither
 */
export function categoryPage(request: Request, id: string): CatalogueRouteData | ProductPageData {
  if (findCategory(id)) return subcategoryPage(request, { category: id });
  if (findProductById(id).kind === 'found') return productPageById(request, id);
  throw data({ kind: 'page' }, { status: 404 });
}
