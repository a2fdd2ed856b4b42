import { findCategory, findProductById } from '#content/index.ts';

import type { MissingSubcategory } from '#app/features/catalogue/catalogue-data.ts';
import type { MissingProduct, ProductPageData } from '#app/features/product/product-page-data.ts';
import { MISSING_PAGE, type MissingPage } from '#app/shared/page/page-data.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

import type { CatalogueRouteData } from './catalogue-tool.server.ts';
import { productPageById } from '#app/features/product/product.server.ts';
import { subcategoryPage } from '#app/features/catalogue/catalogue.server.ts';

/**
 * Data of `/products/{x}`: a category id wins and shows its first subcategory; otherwise `x` is a product id, in any letter
 * case, and the product's detail is shown (readings.md, "Language, page and address").
 */
export function categoryPage(
  request: PageRequest,
): CatalogueRouteData | ProductPageData | MissingSubcategory | MissingProduct | MissingPage {
  const { category: id } = request.params;
  if (id !== undefined && findCategory(id)) return subcategoryPage(request);
  if (findProductById(id).kind === 'found') return productPageById(request, id);
  return MISSING_PAGE;
}
