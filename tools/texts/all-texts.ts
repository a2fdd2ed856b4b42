import { raw } from '#content/entries.ts';
import * as finderTexts from '#content/finder-texts.ts';
import manifest from '#content/pictures/manifest.json' with { type: 'json' };
import { sleeveSteps } from '#content/sleeve-steps.ts';
import { textsOf, type PlacedText } from '#content/texts.ts';

import { en } from '#app/i18n/messages/en.ts';
import { ko } from '#app/i18n/messages/ko.ts';

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

/** Every text of the content's entries, and of the finder and the gallery's steps. */
export const contentTexts: readonly PlacedText[] = [
  ...[raw.categories, raw.products, raw.documents, raw.gallery, raw.singles].flatMap((entries) =>
    entries.flatMap(({ file, entry }) => textsOf(`content/${file}`, entry)),
  ),
  ...textsOf('content/finder-texts.ts', { ...finderTexts }),
  ...textsOf('content/sleeve-steps.ts', sleeveSteps),
];

/** Every word of the interface. */
export const messageTexts: readonly PlacedText[] = Object.entries(ko).flatMap(
  ([namespace, messages]) =>
    textsOf(
      `app/i18n/messages/*/${namespace}.ts`,
      messagePairs(messages, en[namespace as keyof typeof en]),
    ),
);

/** The alternative text of every picture. */
export const pictureTexts: readonly PlacedText[] = textsOf(
  'content/pictures/manifest.json',
  manifest,
);
