import { useId, useState } from 'react';

import { LanguageField } from '#app/i18n/language-field.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, TextInput } from '#app/ui/field.tsx';

import { SENTENCE, sentenceQuery } from '#app/shared/fit/finder-query.ts';
import styles from './sentence-form.module.css';
import type { ChangeQuery } from './use-finder.ts';

/** Longest sentence that is read (`condition-text.ts`). */
const LONGEST = 200;

/**
 * All conditions in one line, as an inquiry says them: `80 °C at DN150, 10 bar`. They join what is asked for already, and
 * stand as conditions like any other from then on.
 */
export function SentenceForm({
  change,
  onShowResults,
}: {
  change: ChangeQuery;
  /** Leads to the list. */
  onShowResults: () => void;
}) {
  const { t } = useLocale();
  const id = useId();
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
        const asked = sentenceQuery(text);
        const understood = Object.keys(asked).length > 0;
        setUnread(!understood);
        if (!understood) return;
        change((query) => ({ ...query, ...asked }));
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
    </form>
  );
}
