import '#app/i18n/every-language.ts';

import { brand, contact, products } from '#content/index.ts';
import { picture } from '#content/pictures.ts';
import type { Address } from '#content/schema/address.ts';
import type { Category } from '#content/schema/category.ts';
import type { Product } from '#content/schema/product.ts';
import { type Language, LANGUAGES, switchHref } from '#contract/address.ts';
import {
  documentHeaders,
  parseRoutesManifest,
  type RoutesManifest,
} from '#contract/routes-manifest.ts';

import { dataFileOf } from '#app/shared/page/data-file.ts';
import { frameSizes, sizeChoices } from '#app/shared/product/size-choices.server.ts';
import { supplies } from '#app/shared/product/supplies.server.ts';

import { headerPolicy } from './csp.ts';
import type { NotFoundShape, Prerendered } from './prerender.ts';

/** The address kinds whose last segment is a product code or id, which matches in any letter case (readings.md). */
const ANY_CASE: ReadonlySet<Address['kind']> = new Set(['product', 'product-short']);

/**
 * The 404 documents of the site, most specific first: an unknown subcategory where the category does not fall back, an
 * unknown product, and everything else (spec §8).
 */
export function notFoundShapes(categories: readonly Category[]): NotFoundShape[] {
  const strict = categories.filter((category) => category.unknownSubcategory === 'not-found');
  return [
    ...strict.map(({ path }) => ({ pattern: `${path}/*`, sample: `${path}/unknown-subcategory` })),
    {
      pattern: '/products/*/*/*',
      sample: '/products/unknown-category/unknown-subcategory/unknown-product',
    },
    { pattern: '/**', sample: '/404' },
  ];
}

/** The drawing that a sheet shows of a product. */
function drawingOf({ model }: Product): { drawing?: string } {
  const { src, placeholder } = picture(`${model ?? ''}/tone`);
  return placeholder || !src.endsWith('.svg') ? {} : { drawing: src };
}

/** Supplies that there is a choice of, as an inquiry has them. */
function framesOf(product: Product) {
  const frames = frameSizes(product);
  return frames ? { frames } : {};
}

function suppliesIn(product: Product) {
  const english = supplies(product, 'en');
  return supplies(product, 'ko').map(({ text, supply: { phase } }, place) => ({
    phase,
    ko: text,
    en: english[place]?.text ?? text,
  }));
}

/** Name and category, as an inquiry has them. */
const namesIn = (
  language: Language,
  { name, category }: Product,
  categories: readonly Category[],
): string[] => [
  name[language],
  ...categories.flatMap((each) => (each.id === category ? [each.name[language]] : [])),
];

/** What the server and the nginx recipe need to know of the site. */
export function routesManifest(
  addresses: readonly Address[],
  categories: readonly Category[],
  prerendered: Prerendered,
  policy: string,
  buildId: string,
  {
    siteUrl,
    vitals,
    fileNames,
    samples,
  }: Pick<RoutesManifest, 'siteUrl' | 'vitals' | 'fileNames' | 'samples'>,
): RoutesManifest {
  return parseRoutesManifest({
    version: 1,
    buildId,
    siteUrl,
    languages: ['ko', 'en'],
    defaultLanguage: 'ko',
    documents: Object.fromEntries(
      addresses.map(({ path, kind }) => [
        path,
        {
          ...prerendered.documents.get(path),
          ...(ANY_CASE.has(kind) ? { anyCase: true } : {}),
        },
      ]),
    ),
    fallbacks: categories.flatMap(({ path, subcategories, unknownSubcategory }) => {
      const document = subcategories[0]?.path;
      return unknownSubcategory === 'fallback' && document ? [{ under: path, document }] : [];
    }),
    notFound: prerendered.notFound,
    redirects: [
      // An unknown gallery id leads to the list (spec §8).
      { pattern: '/gallery/*', to: '/gallery', status: 302 },
      // Languages live in the query; many sites have them in the path, and that is what people try.
      ...LANGUAGES.map((language) => ({
        pattern: `/${language}`,
        to: switchHref('/', language),
        status: 302,
      })),
    ],
    immutable: ['/assets/'],
    contact: { telephone: contact.telephone, email: contact.email },
    supplier: { brand: brand.name, descriptor: brand.descriptor },
    form: {
      paths: addresses.flatMap(({ path, kind }) =>
        kind === 'contact' || kind === 'support' ? [path] : [],
      ),
      facts: dataFileOf('/products', 'ko', 1),
      products: Object.fromEntries(
        products.map((product) => [
          product.id,
          {
            code: product.displayCode,
            names: {
              ko: namesIn('ko', product, categories),
              en: namesIn('en', product, categories),
            },
            ...drawingOf(product),
            sizes: sizeChoices(product).map(({ dn }) => dn),
            ...framesOf(product),
            supplies: suppliesIn(product),
          },
        ]),
      ),
    },
    ...(vitals && { vitals }),
    fileNames,
    samples,
    headers: documentHeaders,
    policy: { header: headerPolicy(policy), styles: prerendered.styleHashes },
  });
}
