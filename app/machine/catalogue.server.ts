/** The catalogue for programs: every product with its facts as records, from the content alone. */
import { electricRangeFacts, specialMediumFacts } from '#content/facts-of.ts';
import { rangeNames } from '#content/finder-texts.ts';
import {
  brand,
  categories,
  electricRange,
  findCategory,
  findSubcategory,
  products,
  specialMediumRange,
} from '#content/index.ts';
import type { Category } from '#content/schema/category.ts';
import type { Localized } from '#content/schema/localized.ts';
import type { Product } from '#content/schema/product.ts';

import { LANGUAGES, localizedHref } from '#contract/address.ts';
import { isStated, type Subject } from '#facts/facts.ts';
import { type FactKey, keyEntry } from '#facts/keys.ts';
import { recordOf } from '#facts/record.ts';

import { translator } from '#app/i18n/translate.ts';
import { filesOfProduct } from '#app/shared/files/files.server.ts';

import { type Catalogue, type ProductRecord, SCHEMA_FILE } from './catalogue-schema.ts';
import { RULES } from './rules.ts';

const both = (print: (language: 'ko' | 'en') => string): Localized => ({
  ko: print('ko'),
  en: print('en'),
});

/** @param origin of the site, no trailing slash */
export function catalogue(origin: string): Catalogue {
  const address = (path: string) => both((language) => origin + localizedHref(path, language));
  return {
    $schema: origin + SCHEMA_FILE,
    supplier: { name: brand.name, url: `${origin}/`, inquiry: address('/contact') },
    price: both((language) => translator(language)('product:priceOnRequest')),
    rules: [...RULES],
    products: [
      ...products.map((product) => productRecord(product, origin, address(product.path))),
      ...ranges(address),
    ],
  };
}

function productRecord(product: Product, origin: string, url: Localized): ProductRecord {
  const { id, displayCode, name, description, caveat, facts } = product;
  return {
    id,
    code: displayCode,
    kind: 'product',
    name,
    category: categoryOf(findCategory(product.category)),
    description,
    mustKnow: caveat,
    url,
    ...claims(facts, id),
    files: filesOf(product, origin),
  };
}

/** What is stated as a whole, of no single product. */
function ranges(address: (path: string) => Localized): ProductRecord[] {
  const special = findSubcategory('special', 'hydraulic-pneumatic-actuators');
  const electric = findCategory('electric');
  const records: [string, typeof rangeNames.electric | typeof rangeNames.fluid, Subject, string][] =
    [
      [
        'electric-range',
        rangeNames.electric,
        electricRangeFacts(electricRange),
        electric?.path ?? '/products/electric',
      ],
      [
        '4ho-4po',
        rangeNames.fluid,
        specialMediumFacts(specialMediumRange),
        special.kind === 'found' ? special.subcategory.path : '/products/special',
      ],
    ];
  return records.map(([id, { name }, subject, path]) => ({
    id,
    code: subject.code,
    kind: 'range',
    name,
    category: categoryOf(categories.find((each) => path.startsWith(each.path))),
    description: name,
    url: address(path),
    ...claims(subject, id),
    files: [],
  }));
}

function categoryOf(category: Category | undefined): ProductRecord['category'] {
  if (!category) throw new Error('content: a product without a category');
  return { id: category.id, name: category.name };
}

/** What is stated, and what is not. */
function claims({ facts }: Subject, owner: string): Pick<ProductRecord, 'facts' | 'notStated'> {
  const open = new Set(facts.filter((fact) => !isStated(fact)).map(({ key }) => key));
  return {
    facts: facts.filter(isStated).map((fact) => recordOf(fact, owner)),
    notStated: [...open].map((key: FactKey) => ({ key, name: keyEntry(key).label })),
  };
}

/** Files of a product, each once: a PDF for each language. */
function filesOf(product: Product, origin: string): ProductRecord['files'] {
  const rows = filesOfProduct(product, 'ko');
  const english = new Map(filesOfProduct(product, 'en').map((row) => [row.id, row.title]));
  return rows.flatMap(({ id, kind, title, ofSize, files }) =>
    files.map(({ href, format }) => {
      const language = LANGUAGES.find((each) => href.endsWith(`-${each}.pdf`));
      return {
        kind,
        format,
        url: origin + href,
        title: { ko: title, en: english.get(id) ?? title },
        ...(language && { language }),
        ...(ofSize !== undefined && { dn: ofSize }),
      };
    }),
  );
}
