import { findCategory, findProductById } from '#content/index.ts';

import { productPageById } from '#app/features/product/product.server.ts';
import { MISSING_PAGE } from '#app/shared/page/page-data.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

import { subcategoryWithTool } from './subcategory.server.ts';

/**
 * Data of `/products/{x}`: a category id wins and shows its first subcategory; otherwise `x` is a product id, in any letter
 * case, and the product's detail is shown (readings.md, "Language, page and address").
 */
export function categoryPage(request: PageRequest) {
  const { category: id } = request.params;
  if (id !== undefined && findCategory(id)) return subcategoryWithTool(request);
  if (findProductById(id).kind === 'found') return productPageById(request, id);
  return MISSING_PAGE;
}
