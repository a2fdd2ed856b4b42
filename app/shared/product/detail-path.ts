/** Where a product without a subcategory is linked to (spec §2, "Category pages"). */
const SUBCATEGORY_WITHOUT_ONE = 'ball-valves';

/** Address of a product's detail page: `/products/{category}/{subcategory, or ball-valves}/{lower-case code}`. */
export function detailPath(product: {
  category: string;
  subcategory?: string | undefined;
  code: string;
}): string {
  const { category, subcategory = SUBCATEGORY_WITHOUT_ONE, code } = product;
  return `/products/${category}/${subcategory}/${code.toLowerCase()}`;
}
