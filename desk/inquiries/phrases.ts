/** What answers say again and again: written once, put into an answer with a press. */
import type { DatabaseSync } from 'node:sqlite';

import type { Language } from '#contract/address.ts';

export interface Phrase {
  /** 0: not stored yet. */
  readonly id: number;
  readonly language: Language;
  readonly title: string;
  readonly words: string;
}

export const TITLE_MAX = 60;
export const WORDS_MAX = 5_000;

const toPhrase = (row: Record<string, unknown>): Phrase => ({
  id: Number(row['id']),
  language: row['language'] === 'en' ? 'en' : 'ko',
  title: String(row['title']),
  words: String(row['words']),
});

/** All of them, by language and title. */
export const readPhrases = (database: DatabaseSync): Phrase[] =>
  database.prepare('SELECT * FROM desk_phrase ORDER BY language DESC, title').all().map(toPhrase);

/** Stores a new one, or the changed words of one; false where it lacks title or words. */
export function storePhrase(database: DatabaseSync, phrase: Phrase): boolean {
  const title = phrase.title.trim().slice(0, TITLE_MAX);
  const words = phrase.words.trim().slice(0, WORDS_MAX);
  if (title === '' || words === '') return false;
  const known = database
    .prepare('UPDATE desk_phrase SET language = ?, title = ?, words = ? WHERE id = ?')
    .run(phrase.language, title, words, phrase.id);
  if (known.changes === 0)
    database
      .prepare('INSERT INTO desk_phrase (language, title, words) VALUES (?, ?, ?)')
      .run(phrase.language, title, words);
  return true;
}

/** Takes one away. */
export const removePhrase = (database: DatabaseSync, id: number): void =>
  void database.prepare('DELETE FROM desk_phrase WHERE id = ?').run(id);

/** An answer with a phrase in it: before its closing words, where that is still there, else at its end. */
export function withPhrase(body: string, words: string, closing: string): string {
  const end = body.lastIndexOf(`\n${closing}`);
  if (end < 0) return `${body.trimEnd()}\n\n${words}`;
  return `${body.slice(0, end).trimEnd()}\n\n${words}\n${body.slice(end)}`;
}
