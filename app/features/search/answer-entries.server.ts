import contact from '#content/company/contact.ts';
import { searchAnswers } from '#content/search-answers.ts';
import type { Language } from '#contract/address.ts';

import type { SearchEntry } from './search-entry.ts';

const filled = (text: string): string =>
  text.replaceAll(
    /\{\{(telephone|fax|email)\}\}/g,
    (_, key: 'telephone' | 'fax' | 'email') => contact[key],
  );

/** What is answered by a page rather than found in a text; the words that ask for it are its names. */
export const answerEntries = (language: Language): SearchEntry[] =>
  searchAnswers.map(({ id, title, text, path, words }) => ({
    id: `answer-${id}`,
    group: 'answer',
    title: filled(title[language]),
    place: filled(text[language]),
    path,
    text: '',
    codes: [],
    names: [...words],
    aliases: [],
    wordAliases: [],
    weight: 1,
  }));
