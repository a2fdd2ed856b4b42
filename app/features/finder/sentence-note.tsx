import type { Translate } from '#app/i18n/translate.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { conditions } from '#app/shared/fit/condition-labels.ts';
import type { FinderData } from '#app/shared/fit/finder-data.ts';
import type { ReadSentence } from '#app/shared/fit/finder-query.ts';
import { POINT_PARAMETERS } from '#app/prelude/point-address.ts';
import { keepEntry } from '#app/shared/inquiry/keep-entry.ts';
import { noteList } from '#app/shared/inquiry/kept-notes.ts';
import { POINT_FACETS } from '#app/shared/operating-point/point.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import type { UnitSystem } from '#app/shared/units/units.ts';
import { Alert } from '#app/ui/alert.tsx';

import styles from './finder.module.css';

/** What was made of a sentence, and the sentence itself. */
export interface TypedSentence extends ReadSentence {
  typed: string;
}

/** What was made of a sentence, over the results: nobody should take a list for the answer to words that were not understood. */
export function SentenceNote({ data, read }: { data: FinderData; read: TypedSentence }) {
  const { t } = useLocale();
  const system = useUnits();
  return (
    <Alert kind="info" announced className={styles.refused}>
      {linesOf(read, data, t, system).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Alert>
  );
}

/** What was understood, what goes into the inquiry alone, and what was not understood. */
export function linesOf(
  { asked, notes, unread }: TypedSentence,
  data: FinderData,
  t: Translate,
  system: UnitSystem,
): string[] {
  const labels = conditions({ sort: 'name', ...asked }, data, t, system).map(({ label }) => label);
  return [
    labels.length > 0 && t('finder:understood', { list: labels.join(' · ') }),
    ...notedLines(notes, unread, t),
  ].filter((line) => line !== false);
}

/** The same without what was understood. */
export const notedLines = (
  notes: readonly string[],
  unread: readonly string[],
  t: Translate,
): string[] =>
  [
    notes.length > 0 && t('finder:noted', { list: notes.join(', ') }),
    notes.some((note) => note.startsWith('JIS')) && t('finder:jis'),
    unread.length > 0 &&
      `${t('finder:notUnderstood', { list: unread.join(', ') })}. ${t('finder:sentenceKept')}`,
  ].filter((line) => line !== false);

/** Keeps the words in which a sentence gives its values: `145 psi`. */
export function keepWritten({ written }: Pick<TypedSentence, 'written'>): void {
  for (const facet of POINT_FACETS) keepEntry(facet, written[POINT_PARAMETERS[facet]] ?? '', 'si');
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
  const besides = noteList.get().filter((note) => note.startsWith(heading));
  const typedNote = unread.length > 0 ? [t('finder:asTyped', { sentence })] : [];
  noteList.set([...besides, ...notes, ...typedNote]);
}
