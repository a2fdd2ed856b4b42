import { globSync, readFileSync } from 'node:fs';

import { everyEntry } from '#content/cross-checks.ts';
import { raw } from '#content/entries.ts';
import { asWritten } from '#content/figures/placeholder.ts';
import * as drawnWords from '#content/drawn-words.ts';
import * as finderTexts from '#content/finder-texts.ts';
import manifest from '#content/pictures/manifest.json' with { type: 'json' };
import { searchAnswers } from '#content/search-answers.ts';
import { sleeveSteps } from '#content/sleeve-steps.ts';
import { textsOf, type PlacedText } from '#content/texts.ts';

import { products } from '#content/index.ts';

import { NAMES as PARTS } from '#app/features/product/part-names.ts';
import { messages } from '#app/i18n/every-language.ts';
import { FIELD_ERROR_MESSAGES, FORM_ERROR_MESSAGES } from '#contract/error-messages.ts';
import { REPLY } from '#desk/inquiries/reply-mail.ts';
import { COUNTS } from '#desk/texts/counts.ts';
import { DETAIL } from '#desk/texts/detail.ts';
import { FACTS } from '#desk/texts/facts.ts';
import { FRAME } from '#desk/texts/frame.ts';
import { INQUIRIES } from '#desk/texts/inquiries.ts';
import { KEEPING } from '#desk/texts/keeping.ts';
import { NOTICE } from '#desk/texts/notice.ts';
import { REPLY_PAGE } from '#desk/texts/reply.ts';
import { TROUBLES } from '#desk/texts/troubles.ts';
import { USERS_PAGE } from '#desk/texts/users.ts';
import { FIELD_LABELS } from '#contract/field-labels.ts';
import { TEXTS as ANSWERS } from '#server/forms/answer-texts.ts';
import { TEXTS as CONFIRMATION } from '#server/forms/confirmation-mail.ts';
import { TEXTS as MAIL } from '#server/forms/mail.ts';
import { PAGES as ERROR_PAGES } from '#tools/release/error-pages.ts';
import { PARTS_SEEN } from '#tools/sheets/parts-seen.ts';

import { messagePairs } from './message-pairs.ts';

const DESK = {
  COUNTS,
  DETAIL,
  FACTS,
  FRAME,
  INQUIRIES,
  KEEPING,
  NOTICE,
  REPLY_PAGE,
  TROUBLES,
  USERS_PAGE,
};

const entryTexts = (shape: (entry: unknown) => unknown): PlacedText[] =>
  everyEntry(raw).flatMap(({ file, entry }) => textsOf(`content/${file}`, shape(entry)));

/** Title and text of each answer; the words that ask for it are what people type. */
const answers = Object.fromEntries(
  searchAnswers.map(({ id, title, text }) => [id, { title, text }]),
);

/** The texts of the content as they were written: figures as placeholders, without the tables made from data. */
export const writtenTexts: readonly PlacedText[] = [
  ...entryTexts(asWritten),
  ...textsOf('content/finder-texts.ts', asWritten({ ...finderTexts })),
  ...textsOf('content/sleeve-steps.ts', sleeveSteps),
  ...textsOf('content/search-answers.ts', answers),
];

/** Every text of the content's entries, of the finder, the gallery's steps and the answers of the search. */
export const contentTexts: readonly PlacedText[] = [
  ...entryTexts((entry) => entry),
  ...textsOf('content/finder-texts.ts', { ...finderTexts }),
  ...textsOf('content/sleeve-steps.ts', sleeveSteps),
  ...textsOf('content/search-answers.ts', answers),
];

/** What is made from the data of the products: labels and values of their specifications, and the tables per size. */
export const madeTexts: readonly PlacedText[] = products.flatMap(
  ({ id, specifications, variantTable }) =>
    textsOf('content/specifications.ts', { [id]: { specifications, variantTable } }),
);

/** Every word of the interface, also of the namespaces that load with their feature. */
export const messageTexts: readonly PlacedText[] = Object.entries(messages.ko).flatMap(
  ([namespace, korean]) =>
    textsOf(
      `app/i18n/messages/*/${namespace}.ts`,
      messagePairs(korean, messages.en[namespace as keyof typeof messages.en]),
    ),
);

/** Sentences with gaps are functions: filled with a number, their words can be read like others. */
const withGapsFilled = (value: unknown): unknown => {
  if (typeof value === 'function')
    return (value as (...gaps: unknown[]) => unknown)(...Array<number>(value.length).fill(2));
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withGapsFilled);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withGapsFilled(item)]),
  );
};

/** What the server answers and mails, the words of the staff's desk and of the data sheets' balloons. */
export const serviceTexts: readonly PlacedText[] = [
  ...textsOf('contract/error-messages.ts', { ...FIELD_ERROR_MESSAGES, ...FORM_ERROR_MESSAGES }),
  ...textsOf('contract/field-labels.ts', FIELD_LABELS),
  ...textsOf('server/forms/answer-texts.ts', ANSWERS),
  ...textsOf('server/forms/mail.ts', MAIL),
  ...textsOf('server/forms/confirmation-mail.ts', CONFIRMATION),
  ...textsOf('tools/release/error-pages.ts', ERROR_PAGES),
  ...textsOf('tools/sheets/parts-seen.ts', PARTS_SEEN),
  ...textsOf('desk/texts', withGapsFilled(DESK)),
  ...textsOf('desk/inquiries/reply-mail.ts', withGapsFilled(REPLY)),
];

/** The alternative text of every picture. */
export const pictureTexts: readonly PlacedText[] = textsOf(
  'content/pictures/manifest.json',
  manifest,
);

/** The words that are drawn in pictures, and the names of the parts in 3D. */
export const drawnTexts: readonly PlacedText[] = [
  ...textsOf('content/drawn-words.ts', withGapsFilled({ ...drawnWords })),
  ...textsOf('app/features/product/part-names.ts', PARTS),
];

/** Code whose Korean is what people type, not what the site says. */
const TYPED_WORDS =
  /\.test\.|i18n\/messages\/|features\/search\/|operating-point\/sentence|units\/|facts\/measure|tests\/facts\/measure/;
const LITERAL = /'([^'\\]*)'|`([^`]*)`/g;
const isKorean = (text: string): boolean => /[가-힣]/.test(text);

/** Labels that stand in the code of the app and of the facts, a line at a time: its Korean, and what stands beside it in English. */
export const codeTexts: readonly PlacedText[] = globSync('{app,facts}/**/*.{ts,tsx}')
  .filter((file) => !TYPED_WORDS.test(file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        if (/^\s*(?:\*|\/[/*])/.test(line)) return [];
        const texts = [...line.matchAll(LITERAL)].map(([, plain, gaps]) => plain ?? gaps ?? '');
        const ko = texts.filter(isKorean).join(' ');
        const en = texts.filter((text) => !isKorean(text)).join(' ');
        return ko === '' ? [] : [{ file, field: `line ${index + 1}`, ko, en }];
      }),
  );
