import { searchAnswers } from '#content/search-answers.ts';
import type { Language } from '#contract/address.ts';

import type { SearchEntry } from './search-entry.ts';

/** What is answered by a page rather than found in a text; the words that ask for it are its names. */
export const answerEntries = (language: Language): SearchEntry[] =>
  searchAnswers.map(({ id, title, text, path, words }) => ({
    id: `answer-${id}`,
    group: 'answer',
    title: title[language],
    place: text[language],
    path,
    text: '',
    codes: [],
    names: [...words],
    aliases: [],
    wordAliases: [],
    weight: 1,
  }));
