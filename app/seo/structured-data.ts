/**
 * Structured data of pages for search engines: schema.org types as JSON-LD (spec §2). Each object is written against
 * schema-dts, so that a property that schema.org lacks does not compile. What search engines ask beyond schema.org, and where
 * a site without prices cannot follow, is in docs/search-engines.md.
 */
import type {
  BreadcrumbList,
  DataDownload,
  DefinedTermSet,
  ItemList,
  Organization,
  Product,
  ProductGroup,
  ProductModel,
  PropertyValue,
  TechArticle,
  WebSite,
} from 'schema-dts';

import { type Language, localizedHref } from '#contract/address.ts';
import { internationalNumber } from '#contract/telephone.ts';
import type { Localized } from '#facts/values.ts';

/** One JSON-LD object, without its `@context`. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** Facts about the supplier, in one language. */
export interface OrganizationInput {
  brand: { name: string; description: string };
  contact: {
    telephone: string;
    fax: string;
    email: string;
    address: { road: string; district: string; city: string; building: string };
  };
}

const organizationId = (origin: string) => `${origin}/#organization`;

/**
 * The supplier as schema.org's Organization. Telephone and fax are international, district and city fields of their own.
 *
 * @param origin of the site, no trailing slash
 */
export function organizationData(
  { brand, contact }: OrganizationInput,
  origin: string,
): StructuredData {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brand.name,
    description: brand.description,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    telephone: internationalNumber(contact.telephone),
    faxNumber: internationalNumber(contact.fax),
    email: contact.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${contact.address.road}, ${contact.address.building}`,
      addressLocality: contact.address.district,
      addressRegion: contact.address.city,
      addressCountry: 'KR',
    },
  } satisfies Organization;
}

/** The site itself, in the language of the page. @param origin no trailing slash */
export function webSiteData(name: string, language: Language, origin: string): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name,
    url: origin + localizedHref('/', language),
    inLanguage: language,
    publisher: { '@id': organizationId(origin) },
  } satisfies WebSite;
}

/** A named address of the site, without language. */
export interface Named {
  name: string;
  to: string;
}

/** The way from the home page to a page, the page itself last. @param origin no trailing slash */
export function breadcrumbData(
  trail: readonly Named[],
  language: Language,
  origin: string,
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, to }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: origin + localizedHref(to, language),
    })),
  } satisfies BreadcrumbList;
}

/**
 * A list of pages as schema.org's ItemList, in their order. Their addresses have to be canonical.
 *
 * @param origin of the site, no trailing slash
 */
export function itemListData(
  items: readonly Named[],
  language: Language,
  origin: string,
): StructuredData {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, to }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      url: origin + localizedHref(to, language),
    })),
  } satisfies ItemList;
}

/** Facts about a product, in one language. */
export interface ProductDataInput {
  name: string;
  /** With its code in the other language. */
  alternateName: string;
  /** As printed, without brand: `S30`. */
  code: string;
  description: string;
  category: string;
  /** Absent where the maker is not stated. */
  brand?: string;
  /** Paths of the pictures, the most telling first; vector drawings are not shown by search engines. */
  images: readonly string[];
  path: string;
  properties: readonly PropertyValue[];
  /** The series that it is a model of; `varies`: ids of the properties by which its models differ. */
  series?: { name: string; code: string; path: string; varies: readonly string[] };
  /** Sizes with properties of their own. */
  sizes: readonly { name: string; properties: readonly PropertyValue[] }[];
  /** 문의 (KRW) / On request (KRW): there is no price figure (spec §1). */
  priceOnRequest: string;
  /** Name of the supplier, whose home page says the rest of it (`organizationData`). */
  seller: string;
  /** Files about the product: data sheets. */
  files?: readonly { name: string; path: string; type: string }[];
}

/** Currency of the offer, which carries no price: it is on request (spec §9). */
const PRICE_CURRENCY = 'KRW';

/**
 * A product as schema.org's Product; only what is stated. The offer names its currency and says in words that the price is on
 * request: a figure such as 0 would be false.
 *
 * @param origin of the site, no trailing slash
 */
export function productData(
  input: ProductDataInput,
  language: Language,
  origin: string,
): StructuredData {
  const url = origin + localizedHref(input.path, language);
  const files = input.files ?? [];
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: `${input.brand === undefined ? '' : `${input.brand} `}${input.code} ${input.name}`,
    alternateName: input.alternateName,
    sku: input.code,
    model:
      input.sizes.length === 0
        ? input.code
        : input.sizes.map(
            ({ name, properties }) =>
              ({
                '@type': 'ProductModel',
                name,
                isVariantOf: { '@type': 'ProductGroup', '@id': `${url}#sizes`, name: input.code },
                additionalProperty: [...properties],
              }) satisfies ProductModel,
          ),
    ...(input.series && {
      isVariantOf: {
        '@type': 'ProductGroup',
        '@id': `${origin}${input.series.path}#series`,
        name: input.series.name,
        productGroupID: input.series.code,
        url: origin + localizedHref(input.series.path, language),
        variesBy: [...input.series.varies],
      } satisfies ProductGroup,
    }),
    description: input.description,
    category: input.category,
    image: input.images.map((image) => origin + image),
    url,
    ...(input.brand !== undefined && { brand: { '@type': 'Brand', name: input.brand } }),
    additionalProperty: [...input.properties],
    ...(files.length > 0 && {
      subjectOf: files.map(
        ({ name, path, type }) =>
          ({
            '@type': 'DataDownload',
            name,
            contentUrl: origin + path,
            encodingFormat: type,
            inLanguage: language,
          }) satisfies DataDownload,
      ),
    }),
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: PRICE_CURRENCY,
      priceSpecification: {
        '@type': 'PriceSpecification',
        priceCurrency: PRICE_CURRENCY,
        description: input.priceOnRequest,
      },
      description: input.priceOnRequest,
      seller: {
        '@type': 'Organization',
        '@id': organizationId(origin),
        name: input.seller,
        url: `${origin}/`,
      },
    },
  } satisfies Product;
}

/** A property of products as schema.org's DefinedTerm: `code` is its anchor on the glossary's page. */
export interface DefinedProperty {
  code: string;
  name: Localized;
  definition: string;
}

/** Address of what a property means, the same in both languages. @param origin no trailing slash */
export const propertyId = (code: string, origin: string): string => `${origin}/glossary#${code}`;

/** Terms of a glossary and the properties of products as schema.org's DefinedTermSet. @param origin no trailing slash */
export function definedTermsData(
  name: string,
  terms: readonly string[],
  properties: readonly DefinedProperty[],
  language: Language,
  origin: string,
): StructuredData {
  return {
    '@type': 'DefinedTermSet',
    name,
    url: origin + localizedHref('/glossary', language),
    inLanguage: language,
    hasDefinedTerm: [
      ...terms.map((term) => ({ '@type': 'DefinedTerm' as const, name: term })),
      ...properties.map((property) => ({
        '@type': 'DefinedTerm' as const,
        '@id': propertyId(property.code, origin),
        termCode: property.code,
        name: property.name[language],
        alternateName: property.name[language === 'ko' ? 'en' : 'ko'],
        description: property.definition,
      })),
    ],
  } satisfies DefinedTermSet;
}

/** A technical document or guide, in one language. */
export interface ArticleInput {
  title: string;
  description: string;
  path: string;
  /** Path of its picture. */
  image: string;
}

/** A technical document as schema.org's TechArticle. @param origin no trailing slash */
export function articleData(
  { title, description, path, image }: ArticleInput,
  language: Language,
  origin: string,
): StructuredData {
  const url = origin + localizedHref(path, language);
  return {
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    inLanguage: language,
    image: origin + image,
    isPartOf: { '@id': `${origin}/#website` },
    publisher: { '@id': organizationId(origin) },
  } satisfies TechArticle;
}
