import type { Product } from '#content/schema/product.ts';

import type { ShownCard } from '#app/blocks/shown.ts';
import { detailPath } from '#app/data/detail-path.ts';
import type { Language } from '#app/i18n/locale.ts';

import { cardSpecs } from './product-specs.ts';
import { shownPicture } from './shown-picture.ts';

/** A product as its card shows it. */
export function productCard(product: Product, language: Language): ShownCard {
  const name = product.name[language];
  return {
    id: product.id,
    code: product.code,
    name,
    image: {
      ...shownPicture(product.image, language),
      alt: `${product.code} ${name}`,
    },
    specs: cardSpecs(product.technical, language),
    category: product.category,
    path: detailPath(product),
  };
}
