import {
  brand as supplier,
  findProduct,
  findProductById,
  type ProductLookup,
  products,
} from '#content/index.ts';

import type { MissingProduct, ProductPageData } from './product-page-data.ts';
import { BRAND_NAMES } from '#facts/choices.ts';

import type { SpecView } from '#app/shared/page/views.ts';
import type { Language } from '#contract/address.ts';
import { translator } from '#app/i18n/translate.ts';
import { previewFile } from '#app/seo/page-head.ts';
import { productData, propertyId } from '#app/seo/structured-data.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

import { headOf, SITE_ORIGIN } from '#app/shared/page/page-head.server.ts';
import { productDetail } from './product-detail.server.ts';
import { ofEverySize, properties, sizeProperties } from './structured-properties.server.ts';

type Found = Extract<ProductLookup, { kind: 'found' }>;

/** Data of `/products/{category}/{subcategory}/{productCode}`. */
export function productPage(request: PageRequest): ProductPageData | MissingProduct {
  const { category, subcategory, code } = request.params;
  return pageOf(findProduct(category, subcategory, code), request);
}

/** Data of `/products/{productId}`: the same page, with the canonical of the full address. */
export function productPageById(
  request: PageRequest,
  productId: string | undefined,
): ProductPageData | MissingProduct {
  return pageOf(findProductById(productId), request);
}

function pageOf(found: ProductLookup, { language }: PageRequest): ProductPageData | MissingProduct {
  if (found.kind !== 'found')
    return {
      missing: 'product',
      reason: found.kind,
      products: products.map(({ code, path }) => ({ name: code, path })),
    };
  const t = translator(language);
  const product = productDetail(found, language);
  const { brand, description } = found.product;
  const { product: content, subcategory, category } = found;
  const title = `${product.badge} ${product.name}`;
  return {
    kind: 'product',
    product,
    sheet: product.code,
    breadcrumb: [
      { label: t('chrome:home'), to: '/' },
      { label: product.category.name, to: product.category.path },
      { label: product.subcategory.name, to: product.subcategory.path },
      { label: product.code, to: product.path },
    ],
    head: headOf(language, {
      path: product.path,
      title,
      theme: category.theme,
      trail: [
        { name: category.name[language], to: category.path },
        { name: subcategory.name[language], to: subcategory.path },
      ],
      description: description[language],
      further: [statedSentence(product.specs, description[language])],
      keywords: keywordsOf(found, language),
      structuredData: [
        productData(
          {
            name: product.name,
            code: content.code,
            description: `${description[language]} ${content.caveat[language]}`,
            category: product.category.name,
            images: [
              previewFile(product.path, language),
              ...product.images
                .map(({ image }) => image.src)
                .filter((src) => !src.endsWith('.svg'))
                .slice(0, 1),
            ],
            path: product.path,
            alternateName: `${content.code} ${content.name[language === 'ko' ? 'en' : 'ko']}`,
            properties: properties(ofEverySize(content.facts), { language }, SITE_ORIGIN),
            sizes: sizeProperties(content.facts, { language }, SITE_ORIGIN).map((size) => ({
              ...size,
              name: `${product.badge} ${size.name}`,
            })),
            ...seriesOf(found, language),
            seller: supplier.name[language],
            files: product.documents.rows.flatMap(({ title: name, files }) =>
              files.slice(0, 1).map(({ href }) => ({ name, path: href, type: 'application/pdf' })),
            ),
            priceOnRequest: t('product:priceOnRequest'),
            ...(brand && { brand: BRAND_NAMES[brand][language] }),
          },
          language,
          SITE_ORIGIN,
        ),
      ],
    }),
  };
}

/** The models of the 480 series are pages of their own; they differ by torque, time, flange and size. */
function seriesOf({ product, subcategory }: Found, language: Language) {
  if (product.technical.family !== 'quarter-turn-actuator') return {};
  return {
    series: {
      name: subcategory.name[language],
      code: product.document,
      path: subcategory.path,
      varies: (['torque', 'strokeTime', 'mounting', 'threePhase'] as const).map((key) =>
        propertyId(key, SITE_ORIGIN),
      ),
    },
  };
}

/** The first specification rows, as a sentence that the description does not say already. */
function statedSentence(specs: readonly SpecView[], description: string): string {
  const rows = specs
    .filter(({ value }) => !isSaid(value, description))
    .slice(0, 4)
    .map(({ label, value }) => `${label} ${value}`);
  return rows.length === 0 ? '' : `${rows.join(', ')}.`;
}

/** Whether a text says a value, in other words as well: `DN 15부터 DN 100까지` for `DN 15–100`. */
function isSaid(value: string, text: string): boolean {
  const numbers = value.match(/\d[\d,./]*\d|\d/g);
  return text.includes(value) || (numbers?.every((number) => text.includes(number)) ?? false);
}

/** A word that states a figure: `F10`, `DIN 2633`, `1,100 Nm`. */
const FIGURE = /^(?:F|G|DN|PN|DIN|IP)\s?\d|\d\s?(?:Nm|bar|mm|°C)$/;

/**
 * Keywords of a product: its own and those of its group that hold for it, each once. Left out are the codes of the other
 * products, figures that are not among its own, and kinds that only others have: 삼방 볼 밸브 of a valve with two ends.
 */
export function keywordsOf({ subcategory, product }: Found, language: Language): string[] {
  const { code } = product;
  const name = product.name[language];
  const others = products.filter(
    ({ id }) => id !== product.id && subcategory.products.includes(id),
  );
  const figures = Object.values(product.specifications[language]).join(', ');
  const holds = (word: string): boolean =>
    !others.some((other) => other.code === word) &&
    (!FIGURE.test(word) || figures.includes(word)) &&
    (has(name, word) || !others.some((other) => has(other.name[language], word)));
  const words = [code, name, ...subcategory.keywords[language].filter(holds)];
  return words.filter((word, at) => words.findIndex((other) => same(other, word)) === at);
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const has = (name: string, word: string): boolean =>
  name.toLowerCase().includes(word.toLowerCase());
