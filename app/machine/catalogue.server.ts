/** The catalogue for programs: every product with its facts as records, from the content alone. */
import { electricRangeFacts, specialMediumFacts } from '#content/facts-of.ts';
import { rangeNames } from '#content/finder-texts.ts';
import {
  brand,
  electricRange,
  findCategory,
  products,
  specialMediumRange,
} from '#content/index.ts';
import type { Category } from '#content/schema/category.ts';
import type { Product } from '#content/schema/product.ts';

import { LANGUAGES, localizedHref } from '#contract/address.ts';
import { isStated, type Subject } from '#facts/facts.ts';
import { both, isHandedOut, recordOf } from '#app/shared/facts/fact-record.server.ts';
import { questionText } from '#facts/print.ts';
import type { Localized } from '#facts/values.ts';

import { translator } from '#app/i18n/translate.ts';
import { filesOfProduct } from '#app/shared/files/files.server.ts';
import { sizeChoices } from '#app/shared/product/size-choices.server.ts';
import { supplies } from '#app/shared/product/supplies.server.ts';

import { type Catalogue, type ProductRecord, SCHEMA_FILE } from './catalogue-schema.ts';
import { RULES } from './rules.ts';

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
      ...RANGES.map((range) => rangeRecord(range, address)),
    ],
  };
}

function productRecord(product: Product, origin: string, url: Localized): ProductRecord {
  const { id, code, name, description, caveat, facts } = product;
  return {
    id,
    code,
    kind: 'product',
    name,
    category: categoryOf(findCategory(product.category)),
    description,
    mustKnow: caveat,
    url,
    orderedIn: {
      sizes: sizeChoices(product).map(({ dn }) => dn),
      phases: supplies(product, 'en').map(({ supply: { phase } }) => phase),
    },
    ...claims(facts, id),
    files: filesOf(product, origin),
  };
}

/** What is stated as a whole, of no single product. */
const RANGES = [
  {
    id: 'electric-range',
    name: rangeNames.electric.name,
    subject: electricRangeFacts(electricRange),
    category: 'electric',
    path: '/products/electric',
  },
  {
    id: '4ho-4po',
    name: rangeNames.fluid.name,
    subject: specialMediumFacts(specialMediumRange),
    category: 'special',
    path: '/products/special/hydraulic-pneumatic-actuators',
  },
];

const rangeRecord = (
  { id, name, subject, category, path }: (typeof RANGES)[number],
  address: (path: string) => Localized,
): ProductRecord => ({
  id,
  code: subject.code,
  kind: 'range',
  name,
  category: categoryOf(findCategory(category)),
  description: name,
  url: address(path),
  orderedIn: { sizes: [], phases: [] },
  ...claims(subject, id),
  files: [],
});

function categoryOf(category: Category | undefined): ProductRecord['category'] {
  if (!category) throw new Error('content: a product without a category');
  return { id: category.id, name: category.name };
}

/** What is stated, and what is not. */
const claims = ({ facts }: Subject, owner: string): Pick<ProductRecord, 'facts' | 'notStated'> => ({
  facts: facts.filter(isHandedOut).map((fact) => recordOf(fact, owner)),
  notStated: facts
    .filter((fact) => !isStated(fact))
    .map(({ key, scope: { at } }) => ({
      key,
      name: both((language) => questionText({ key, ...(at && { at }) }, { language })),
    })),
});

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
