import { type Language, localizedHref } from '#contract/address.ts';

import type { StructuredData } from './page-head.ts';

/** What the structured data of a product is made of, in one language. */
export interface ProductDataInput {
  name: string;
  /** As shown, brand included. */
  code: string;
  description: string;
  category: string;
  /** Absent where the maker is not stated. */
  brand?: string;
  /** Path of the picture. */
  image: string;
  path: string;
  specs: readonly { label: string; value: string; missing?: string }[];
  /** 문의 / On request: there is no price figure (spec §1). */
  priceOnRequest: string;
}

/** Structured data's price: on request, in Korean won (spec §9). */
const PRICE_CURRENCY = 'KRW';

/**
 * A product as schema.org's Product. Rows without a value are left out.
 *
 * @param origin of the site, no trailing slash
 */
export function productData(
  input: ProductDataInput,
  language: Language,
  origin: string,
): StructuredData {
  const url = origin + localizedHref(input.path, language);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: `${input.code} ${input.name}`,
    sku: input.code,
    description: input.description,
    category: input.category,
    image: origin + input.image,
    url,
    inLanguage: language,
    ...(input.brand !== undefined && { brand: { '@type': 'Brand', name: input.brand } }),
    additionalProperty: input.specs
      .filter(({ missing }) => !missing)
      .map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: PRICE_CURRENCY,
      description: input.priceOnRequest,
      seller: { '@id': `${origin}/#organization` },
    },
  };
}
