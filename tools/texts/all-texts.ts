import { everyEntry } from '#content/cross-checks.ts';
import { raw } from '#content/entries.ts';
import { asWritten } from '#content/figures/placeholder.ts';
import * as finderTexts from '#content/finder-texts.ts';
import manifest from '#content/pictures/manifest.json' with { type: 'json' };
import { sleeveSteps } from '#content/sleeve-steps.ts';
import { textsOf, type PlacedText } from '#content/texts.ts';

import { en } from '#app/i18n/messages/en.ts';
import { finder as finderEn } from '#app/i18n/messages/en/finder.ts';
import { inquiry as inquiryEn } from '#app/i18n/messages/en/inquiry.ts';
import { point as pointEn } from '#app/i18n/messages/en/point.ts';
import { ko } from '#app/i18n/messages/ko.ts';
import { finder as finderKo } from '#app/i18n/messages/ko/finder.ts';
import { inquiry as inquiryKo } from '#app/i18n/messages/ko/inquiry.ts';
import { point as pointKo } from '#app/i18n/messages/ko/point.ts';

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

/** Every word of the interface, also of the namespaces that load with their feature. */
export const messageTexts: readonly PlacedText[] = [
  ...Object.entries(ko).map(
    ([namespace, korean]) => [namespace, korean, en[namespace as keyof typeof en]] as const,
  ),
  ['finder', finderKo, finderEn] as const,
  ['inquiry', inquiryKo, inquiryEn] as const,
  ['point', pointKo, pointEn] as const,
].flatMap(([namespace, korean, english]) =>
  textsOf(`app/i18n/messages/*/${namespace}.ts`, messagePairs(korean, english)),
);

/** The alternative text of every picture. */
export const pictureTexts: readonly PlacedText[] = textsOf(
  'content/pictures/manifest.json',
  manifest,
);
