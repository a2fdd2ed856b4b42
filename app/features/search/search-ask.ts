import { translator } from '#app/i18n/translate.ts';
import { noteList } from '#app/shared/inquiry/kept-notes.ts';
import { pageQuestion, toggleQuestions } from '#app/shared/questions/question-list.ts';
import type { Language } from '#contract/address.ts';

import type { SearchHit } from './search-entry.ts';

/** The last row of any search: the inquiry, which takes the words along. */
export function askHit(query: string, language: Language): SearchHit[] {
  const words = query.trim();
  if (words === '') return [];
  const t = translator(language);
  return [
    {
      id: 'ask',
      group: 'ask',
      title: t('search:ask'),
      place: t('search:askWords', { query: words }),
      path: '/contact',
      text: '',
    },
  ];
}

/** Puts the words among the questions of the next inquiry, once; where there are too many, among its notes. */
export function askWords(query: string): void {
  const asked = pageQuestion(query);
  if (asked && !toggleQuestions([asked], true)) noteList.update((notes) => [asked.about, ...notes]);
}
