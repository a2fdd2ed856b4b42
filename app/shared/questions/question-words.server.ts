import { documents, gallery, products } from '#content/index.ts';
import type { Localized } from '#content/schema/localized.ts';
import type { Product } from '#content/schema/product.ts';
import { openRows } from '#content/tables.ts';
import { keyEntry } from '#facts/keys.ts';

import type { Language } from '#contract/address.ts';
import { MAX_QUESTION, pageQuestionOf } from '#app/shared/quote/entries.ts';
import { type MessageKey, translator } from '#app/i18n/translate.ts';

import { questionPairs } from './questions-of.server.ts';

/** Messages that an "Ask" button names its question by. */
const MESSAGES: readonly MessageKey[] = [
  'finder:column.size',
  'finder:column.temperature',
  'finder:column.mounting',
  'finder:column.supply',
  'finder:column.torque',
  'comparison:quantity.size',
  'comparison:quantity.temperature',
  'comparison:quantity.pn',
  'comparison:quantity.ansi',
  'comparison:quantity.torque',
];

/** Those of a product's page. */
const OF_PRODUCT: readonly MessageKey[] = [
  'product:togetherRows.electric',
  'product:togetherRows.pneumatic',
  'product:togetherRows.hydraulic',
  'product:togetherRows.ball',
  'product:togetherRows.butterfly',
  'product:togetherRows.positioner',
  'product:togetherRows.retrofit',
];

/**
 * What a question is called in the language of the page, by what it is called in the other one: whoever asks on a Korean page
 * and goes on in English sends English questions. Questions in the visitor's own words stay as they are.
 */
export function questionWords(language: Language): Record<string, string> {
  const pairs = [
    ...messagesOf([...MESSAGES, ...OF_PRODUCT]),
    ...products.flatMap(labelsOf),
    ...gallery.flatMap(({ ending }) => ending?.question ?? []),
    ...documents.flatMap(({ name, pages }) =>
      pages
        .flatMap(({ content }) => openRows(content))
        .map((row) => ({
          ko: pageQuestionOf(name.ko, row.ko),
          en: pageQuestionOf(name.en, row.en),
        })),
    ),
  ];
  return wordsOf(pairs, language);
}

/** The same of what a product's page asks, so that a change of language leaves no question twice. */
export const questionWordsOf = (product: Product, language: Language): Record<string, string> =>
  wordsOf([...labelsOf(product), ...messagesOf(OF_PRODUCT)], language);

function messagesOf(keys: readonly MessageKey[]): Localized[] {
  const [ko, en] = [translator('ko'), translator('en')];
  return keys.map((key) => ({ ko: ko(key), en: en(key) }));
}

/** What can be asked about a product, and the labels of its facts, which the comparison asks by. */
const labelsOf = (product: Product): Localized[] => [
  ...questionPairs(product),
  ...product.facts.facts.map(({ key }) => keyEntry(key).label),
];

function wordsOf(pairs: readonly Localized[], language: Language): Record<string, string> {
  const other = language === 'ko' ? 'en' : 'ko';
  return Object.fromEntries(
    pairs.flatMap((pair) =>
      pair.ko !== pair.en && pair[other].length <= MAX_QUESTION
        ? [[pair[other], pair[language]] as const]
        : [],
    ),
  );
}
