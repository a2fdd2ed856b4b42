import type { Product } from '#content/schema/product.ts';

import type { CardView } from '#app/shared/page/views.ts';
import { detailPath } from './detail-path.ts';
import type { Language } from '#contract/address.ts';

import { compactRows } from '#facts/rows.ts';

import { specView } from '#app/shared/facts/fact-views.server.ts';
import { pictureView } from '#app/shared/picture/picture-view.server.ts';

/** A product as its card shows it. */
export function productCard(product: Product, language: Language): CardView {
  const name = product.name[language];
  return {
    id: product.id,
    code: product.code,
    name,
    image: {
      ...pictureView(product.image, language),
      alt: `${product.code} ${name}`,
    },
    specs: compactRows(product.facts).map((row) => specView(row, language, { compact: true })),
    category: product.category,
    path: detailPath(product),
  };
}
