/** Structured data of pages for search engines: schema.org types as JSON-LD (spec §2). */
import { type Language, localizedHref } from '#contract/address.ts';

/** One JSON-LD object, without its `@context`. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** Facts about the supplier, in one language. */
export interface OrganizationInput {
  brand: { name: string; description: string };
  contact: {
    telephone: string;
    telephoneHref: string;
    fax: string;
    email: string;
    address: { street: string; building: string };
  };
}

/**
 * The supplier as schema.org's Organization.
 *
 * @param origin of the site, no trailing slash
 */
export function organizationData(
  { brand, contact }: OrganizationInput,
  origin: string,
): StructuredData {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    description: brand.description,
    url: `${origin}/`,
    telephone: contact.telephoneHref.replace(/^tel:/, ''),
    faxNumber: contact.fax,
    email: contact.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${contact.address.street}, ${contact.address.building}`,
      addressCountry: 'KR',
    },
  };
}

/**
 * A list of pages as schema.org's ItemList, in their order.
 *
 * @param origin of the site, no trailing slash
 */
export function itemListData(
  items: readonly { name: string; to: string }[],
  language: Language,
  origin: string,
): StructuredData {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: origin + localizedHref(to, language),
    })),
  };
}

/** Facts about a product, in one language. */
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

/** Currency of the offer, which carries no price: it is on request (spec §9). */
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
