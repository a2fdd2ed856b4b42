import { absentWords } from '#content/absent-words.ts';
import type { Language } from '#contract/address.ts';

import type { SearchEntry } from './search-entry.ts';

/** Kinds and properties that no product has; the words that ask for them are their names. */
export const absentEntries = (language: Language): SearchEntry[] =>
  absentWords.map(({ id, name, note, nearest, words }) => ({
    id: `absent-${id}`,
    group: 'absent',
    title: name[language],
    place: nearest?.title[language] ?? '',
    path: nearest?.path ?? '',
    text: note?.[language] ?? '',
    codes: [],
    names: [...words],
    aliases: [],
    wordAliases: [],
    weight: 1,
  }));
