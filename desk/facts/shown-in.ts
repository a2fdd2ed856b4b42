/** Every place that shows a confirmed fact: for whoever withdraws it. */
import type { DatabaseSync } from 'node:sqlite';

import { confirmedOf } from '#content/confirmed.ts';
import { findCategory, pages, products } from '#content/index.ts';
import type { Product } from '#content/schema/product.ts';
import { type Language, LANGUAGES } from '#contract/address.ts';
import { namedProduct } from '#desk/inquiries/product-links.ts';
import { PROPOSALS } from '#desk/texts/proposals.ts';
import { type FactKey, keyEntry } from '#facts/keys.ts';

import type { Proposal } from './proposals.ts';

export interface ShownIn {
  readonly kind: 'page' | 'sheet' | 'finder' | 'machine' | 'answer';
  readonly name: string;
  /** Address on the site, Korean form. */
  readonly path?: string;
  /** Address at the desk. */
  readonly desk?: string;
}

/** Whether the content that this desk came with has the fact. */
export const isInContent = (proposal: Proposal): boolean =>
  confirmedOf(proposal.product).some(
    ({ key, document, date, value }) =>
      key === proposal.key &&
      document === proposal.document &&
      date === proposal.date &&
      JSON.stringify(value) === JSON.stringify(proposal.value),
  );

/** What is on cards is also in the tables of its group, on the sheets of the products beside it, and on the home page. */
const isOnCards = (key: FactKey): boolean => keyEntry(key).shown.includes('card');

/** The places on the site where a fact of this product and key may stand. */
export function placesOnSite(product: Product, key: FactKey, language: Language): ShownIn[] {
  const t = PROPOSALS[language];
  const { axis, label } = keyEntry(key);
  const { id, path, displayCode, category, subcategory } = product;
  const family = findCategory(category);
  const group = family?.subcategories.find((each) => each.id === subcategory);
  const beside = products.filter(
    (each) => each.category === category && each.subcategory === subcategory,
  );
  const onCards: ShownIn[] =
    isOnCards(key) && group
      ? [
          { kind: 'page', name: t.cards(group.name[language]), path: group.path },
          // The page of a category shows its first group.
          ...(family && group === family.subcategories[0]
            ? [{ kind: 'page', name: t.cards(family.name[language]), path: family.path } as const]
            : []),
          { kind: 'page', name: pages.home.title[language], path: '/' },
        ]
      : [];
  const sheets =
    isOnCards(key) && group
      ? [...beside.flatMap(sheetsOf), `document-${group.document}`]
      : sheetsOf(product);
  return [
    { kind: 'page', name: displayCode, path },
    ...onCards,
    ...[...new Set(sheets)].flatMap((sheet) =>
      LANGUAGES.map((each): ShownIn => {
        const file = `${sheet}-${each}.pdf`;
        return { kind: 'sheet', name: file, path: `/files/${file}` };
      }),
    ),
    ...(axis === undefined
      ? []
      : [
          {
            kind: 'finder',
            name: (isOnCards(key) ? t.finderColumn : t.finderChoice)(label[language]),
            path: '/products',
          } as const,
        ]),
    { kind: 'finder', name: t.compareRow(label[language]), path: `/compare?items=${id}` },
    ...['/catalogue.json', '/catalogue.csv', '/catalogue.xlsx', `${path}.md`].map(
      (file) => ({ kind: 'machine', name: file, path: file }) as const,
    ),
  ];
}

/** Sheets of a series, beside those of its products. */
const SERIES: Partial<Record<Product['technical']['family'], string>> = {
  'quarter-turn-actuator': '480',
  'pneumatic-actuator': 'ap',
};

/** Data sheets of a product, of its single sizes and of its series, by the name of their files without language. */
const sheetsOf = ({ id, technical }: Product): string[] => [
  id,
  ...(technical.family === 'pinch-valve-flanged'
    ? technical.dimensions.map(({ dn }) => `${id}-dn${dn}`)
    : []),
  ...[SERIES[technical.family]].filter((each) => each !== undefined),
];

/** The customers' sheets that have been sent with this value. */
function answersWith(database: DatabaseSync, proposal: Proposal, language: Language): ShownIn[] {
  const own = products.find(({ id }) => id === proposal.product);
  return database
    .prepare(
      `SELECT a.inquiry_id AS inquiry, r.revision, a.code, a.value, i.receipt FROM answer a
       JOIN inquiry i ON i.id = a.inquiry_id
       JOIN answer_revision r ON r.inquiry_id = a.inquiry_id AND r.revision >= a.revision
       WHERE a.key = ? AND a.value IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM answer b WHERE b.inquiry_id = a.inquiry_id AND b.question = a.question
           AND b.key = a.key AND b.revision > a.revision AND b.revision <= r.revision)
       ORDER BY a.inquiry_id, r.revision`,
    )
    .all(proposal.key)
    .filter(
      ({ code, value }) =>
        namedProduct(String(code))?.path === own?.path &&
        String(value) === JSON.stringify(proposal.value),
    )
    .map(({ inquiry, revision, receipt }) => ({
      kind: 'answer',
      // The inquiry itself is revision A.
      name: PROPOSALS[language].revision(
        String(receipt ?? `#${String(inquiry)}`),
        String.fromCodePoint('A'.codePointAt(0)! + Number(revision)),
      ),
      desk: `/inquiries/${String(inquiry)}`,
    }));
}

/** Everything that shows a proposal's value: the site once it is in its content, and what customers were sent. */
export function shownIn(database: DatabaseSync, proposal: Proposal, language: Language): ShownIn[] {
  const product = products.find(({ id }) => id === proposal.product);
  return [
    ...(product && isInContent(proposal) ? placesOnSite(product, proposal.key, language) : []),
    ...answersWith(database, proposal, language),
  ];
}
