import type { Translate } from '#app/i18n/translate.ts';
import type { ReadSentence } from '#app/shared/fit/finder-query.ts';
import { keepEntry } from '#app/shared/inquiry/keep-entry.ts';
import { noteList } from '#app/shared/inquiry/kept-notes.ts';
import { POINT_FACETS } from '#app/shared/operating-point/point.ts';

/** What was made of a sentence, and the sentence itself. */
interface TypedSentence extends ReadSentence {
  typed: string;
}

/** What goes into the inquiry alone, and what was not understood. */
export const notedLines = (
  notes: readonly string[],
  unread: readonly string[],
  t: Translate,
): string[] =>
  [
    notes.length > 0 && t('finder:noted', { list: notes.join(', ') }),
    unread.length > 0 &&
      `${t('finder:notUnderstood', { list: unread.join(', ') })}. ${t('finder:sentenceKept')}`,
  ].filter((line) => line !== false);

/** Keeps the words in which a sentence gives its values: `145 psi`. */
export function keepWritten({ written }: Pick<TypedSentence, 'written'>): void {
  for (const facet of POINT_FACETS) keepEntry(facet, written[facet] ?? '', 'si');
}

/**
 * Keeps what no filter knows for the inquiry, in place of what an earlier sentence said; where words were not understood, the sentence
 * as it was typed. The note of the conditions in force stays (`use-kept-conditions.ts`).
 */
export function keepNotes(
  { notes, unread, typed }: Pick<TypedSentence, 'notes' | 'unread' | 'typed'>,
  t: Translate,
): void {
  const sentence = typed.replace(/\s+/g, ' ').trim();
  const heading = t('finder:askedBesides', { list: '' });
  const typedNote = unread.length > 0 ? [t('finder:asTyped', { sentence })] : [];
  noteList.update((kept) => [
    ...kept.filter((note) => note.startsWith(heading)),
    ...notes,
    ...typedNote,
  ]);
}
