import { useId, useState } from 'react';

import { LanguageField } from '#app/i18n/language-field.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { announce } from '#app/ui/announce.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, TextInput } from '#app/ui/field.tsx';

import type { FinderData } from '#app/shared/fit/finder-data.ts';
import { readSentence, SENTENCE } from '#app/shared/fit/finder-query.ts';
import { LONGEST_SENTENCE } from '#app/shared/operating-point/condition-text.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import styles from './sentence-form.module.css';
import { keepNotes, keepWritten, linesOf, type TypedSentence } from './sentence-note.tsx';
import type { ChangeQuery } from './use-finder.ts';

/**
 * All conditions in one line, as an inquiry says them: `80 °C at DN150, 10 bar`. They replace what was asked for
 * before, and stand as conditions like any other from then on.
 */
export function SentenceForm({
  data,
  change,
  onRead,
  onShowResults,
}: {
  data: FinderData;
  change: ChangeQuery;
  /** What was made of a sentence: it stands with the results. */
  onRead: (read: TypedSentence | undefined) => void;
  /** Leads to the list. */
  onShowResults: () => void;
}) {
  const { t } = useLocale();
  const id = useId();
  const system = useUnits();
  const [text, setText] = useState('');
  const [unread, setUnread] = useState(false);
  return (
    <form
      method="get"
      action="/products#finder"
      className={styles.form}
      data-controlled
      onSubmit={(event) => {
        event.preventDefault();
        const read = { ...readSentence(text, data.choices), typed: text };
        const understood = Object.keys(read.asked).length > 0;
        const nothing = !understood && read.notes.length === 0;
        setUnread(nothing);
        onRead(nothing ? undefined : read);
        announce(
          (nothing
            ? [
                t('finder:sentenceUnread'),
                t('finder:notUnderstood', { list: read.unread.join(', ') }),
              ]
            : linesOf(read, data, t, system)
          ).join(' '),
        );
        if (nothing) return;
        keepNotes(read, t);
        if (!understood) return;
        keepWritten(read);
        // A new sentence is a new question: what was asked before does not stay behind it.
        change(({ sort }) => ({ sort, ...read.asked }));
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
            maxLength={LONGEST_SENTENCE}
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
    </form>
  );
}
