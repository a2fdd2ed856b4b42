import { everyEntry } from '#content/cross-checks.ts';
import { raw } from '#content/entries.ts';
import { asWritten } from '#content/figures/placeholder.ts';
import * as finderTexts from '#content/finder-texts.ts';
import manifest from '#content/pictures/manifest.json' with { type: 'json' };
import { sleeveSteps } from '#content/sleeve-steps.ts';
import { textsOf, type PlacedText } from '#content/texts.ts';

import { products } from '#content/index.ts';

import { messages } from '#app/i18n/every-language.ts';
import { FIELD_ERROR_MESSAGES, FORM_ERROR_MESSAGES } from '#contract/error-messages.ts';
import { DETAIL } from '#desk/texts/detail.ts';
import { FACTS } from '#desk/texts/facts.ts';
import { FRAME } from '#desk/texts/frame.ts';
import { INQUIRIES } from '#desk/texts/inquiries.ts';
import { KEEPING } from '#desk/texts/keeping.ts';
import { TROUBLES } from '#desk/texts/troubles.ts';
import { FIELD_LABELS, TEXTS as ANSWERS } from '#server/forms/answer-texts.ts';
import { TEXTS as MAIL } from '#server/forms/mail.ts';
import { PARTS_SEEN } from '#tools/sheets/parts-seen.ts';

/** Interface messages as content has them: `{ ko, en }` at the leaves. */
export function messagePairs(korean: unknown, english: unknown): unknown {
  if (typeof korean === 'string') return { ko: korean, en: english };
  return Object.fromEntries(
    Object.entries(korean as Record<string, unknown>).map(([key, value]) => [
      key,
      messagePairs(value, (english as Record<string, unknown> | undefined)?.[key]),
    ]),
  );
}

const entryTexts = (shape: (entry: unknown) => unknown): PlacedText[] =>
  everyEntry(raw).flatMap(({ file, entry }) => textsOf(`content/${file}`, shape(entry)));

/** The texts of the content as they were written: figures as placeholders, without the tables made from data. */
export const writtenTexts: readonly PlacedText[] = [
  ...entryTexts(asWritten),
  ...textsOf('content/finder-texts.ts', asWritten({ ...finderTexts })),
  ...textsOf('content/sleeve-steps.ts', sleeveSteps),
];

/** Every text of the content's entries, and of the finder and the gallery's steps. */
export const contentTexts: readonly PlacedText[] = [
  ...entryTexts((entry) => entry),
  ...textsOf('content/finder-texts.ts', { ...finderTexts }),
  ...textsOf('content/sleeve-steps.ts', sleeveSteps),
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

/** What the server answers and mails, the words of the staff's desk and of the data sheets' balloons; sentences with a gap are functions and left out. */
export const serviceTexts: readonly PlacedText[] = [
  ...textsOf('contract/error-messages.ts', { ...FIELD_ERROR_MESSAGES, ...FORM_ERROR_MESSAGES }),
  ...textsOf('server/forms/answer-texts.ts', { FIELD_LABELS, ANSWERS }),
  ...textsOf('server/forms/mail.ts', MAIL),
  ...textsOf('tools/sheets/parts-seen.ts', PARTS_SEEN),
  ...textsOf('desk/texts', { DETAIL, FACTS, FRAME, INQUIRIES, KEEPING, TROUBLES }),
];

/** The alternative text of every picture. */
export const pictureTexts: readonly PlacedText[] = textsOf(
  'content/pictures/manifest.json',
  manifest,
);
