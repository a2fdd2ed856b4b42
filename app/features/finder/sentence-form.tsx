import { useId, useState } from 'react';

import { LanguageField } from '#app/i18n/language-field.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { announce } from '#app/ui/announce.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, TextInput } from '#app/ui/field.tsx';

import { conditions } from '#app/shared/fit/condition-labels.ts';
import type { FinderData } from '#app/shared/fit/finder-data.ts';
import { type FinderQuery, SENTENCE, sentenceQuery } from '#app/shared/fit/finder-query.ts';
import { noteList } from '#app/shared/inquiry/kept-notes.ts';
import { sentenceParts } from '#app/shared/operating-point/condition-text.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import type { UnitSystem } from '#app/shared/units/units.ts';
import type { Translate } from '#app/i18n/translate.ts';
import styles from './sentence-form.module.css';
import type { ChangeQuery } from './use-finder.ts';

/** Longest sentence that is read (`condition-text.ts`). */
const LONGEST = 200;

/**
 * All conditions in one line, as an inquiry says them: `80 °C at DN150, 10 bar`. They replace what was asked for
 * before, and stand as conditions like any other from then on.
 */
export function SentenceForm({
  data,
  change,
  onShowResults,
}: {
  data: FinderData;
  change: ChangeQuery;
  /** Leads to the list. */
  onShowResults: () => void;
}) {
  const { t } = useLocale();
  const id = useId();
  const system = useUnits();
  const [text, setText] = useState('');
  const [unread, setUnread] = useState(false);
  const [read, setRead] = useState<ReadSentence>();
  return (
    <form
      method="get"
      action="/products#finder"
      className={styles.form}
      data-controlled
      onSubmit={(event) => {
        event.preventDefault();
        const asked = sentenceQuery(text, data.choices);
        const parts = sentenceParts(text);
        const understood = Object.keys(asked).length > 0;
        const nothing = !understood && parts.notes.length === 0;
        setUnread(nothing);
        setRead({ ...parts, asked });
        const lines = linesOf({ ...parts, asked }, data, t, system);
        announce((nothing ? [t('finder:sentenceUnread'), ...lines] : lines).join(' '));
        if (nothing) return;
        noteList.set(parts.notes);
        if (!understood) return;
        // A new sentence is a new question: what was asked before does not stay behind it.
        change(({ sort }) => ({ sort, ...asked }));
        setText('');
        onShowResults();
      }}
    >
      <LanguageField />
      <Field
        id={id}
        label={t('finder:sentence')}
        error={unread ? t('finder:sentenceUnread') : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            name={SENTENCE}
            value={text}
            maxLength={LONGEST}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={t('finder:sentenceExample')}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit">{t('finder:find')}</Button>
      {read && (
        <ul className={styles.understood}>
          {linesOf(read, data, t, system).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </form>
  );
}

type ReadSentence = ReturnType<typeof sentenceParts> & { asked: Omit<FinderQuery, 'sort'> };

/** What of the sentence was understood, what goes into the inquiry alone, and what was not understood. */
function linesOf(
  { asked, notes, unread }: ReadSentence,
  data: FinderData,
  t: Translate,
  system: UnitSystem,
): string[] {
  const labels = conditions({ sort: 'name', ...asked }, data, t, system).map(({ label }) => label);
  return [
    labels.length > 0 && t('finder:understood', { list: labels.join(' · ') }),
    notes.length > 0 && t('finder:noted', { list: notes.join(', ') }),
    notes.some((note) => note.startsWith('JIS')) && t('finder:jis'),
    unread.length > 0 && t('finder:notUnderstood', { list: unread.join(', ') }),
  ].filter((line) => line !== false);
}
