/** Everything that the content report lists, of the content and the messages as they are. */
import { everyEntry } from '#content/cross-checks.ts';
import { raw } from '#content/entries.ts';
import { claims, openQuestions } from '#content/singles.ts';
import { picture, pictureIds } from '#content/pictures.ts';

import { ko } from '#app/i18n/messages/ko.ts';
import { en } from '#app/i18n/messages/en.ts';
import { messagePairs } from '#tools/texts/message-pairs.ts';

import { figureItems } from './figures.ts';
import { reportItems, type ReportEntry, type ReportItem } from './report-items.ts';

/** The items in the order of the sections. */
export function allReportItems(): ReportItem[] {
  const entries: ReportEntry[] = everyEntry(raw).map(({ file, entry }) => ({
    file: `content/${file}`,
    entry,
  }));
  for (const [namespace, messages] of Object.entries(ko)) {
    entries.push({
      file: `app/i18n/messages/*/${namespace}.ts`,
      entry: messagePairs(messages, en[namespace as keyof typeof en]),
    });
  }
  return [
    ...reportItems({
      entries,
      claims,
      openQuestions,
      isPlaceholder: (id) => picture(id).placeholder,
      drawnPictures: pictureIds.length,
    }),
    ...figureItems(),
  ];
}
