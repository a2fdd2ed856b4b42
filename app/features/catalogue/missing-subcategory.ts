import { languageOf } from '#contract/address.ts';

import { translator } from '#app/i18n/translate.ts';

import type { CatalogueData, SubcategoryNotFoundData } from './catalogue-data.ts';

/** The 404's data for an unknown subcategory, in the browser: what stands around any page of the category. */
export function missingSubcategory(category: CatalogueData, address: URL): SubcategoryNotFoundData {
  const { theme, category: own, subcategories, otherCategories, breadcrumb } = category;
  const t = translator(languageOf(address.search));
  return {
    kind: 'subcategory',
    theme,
    category: own,
    subcategories,
    otherCategories,
    breadcrumb: [
      ...breadcrumb.slice(0, -1),
      { label: t('catalogue:subcategoryNotFound'), to: address.pathname },
    ],
  };
}
