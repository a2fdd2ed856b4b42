import { useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import styles from './ask-button.module.css';
import { isSameQuestion, type Question, toggleQuestion, useQuestions } from './question-list.ts';

/** Beside a value that is not stated: adds the question to the next inquiry, and a second press takes it back. */
export function AskButton({ code, about }: Question) {
  const { t } = useLocale();
  const [said, setSaid] = useState('');
  const own = { code, about };
  const asked = useQuestions().some((other) => isSameQuestion(other, own));
  const what = [code, about].filter((part) => part !== '').join(' ');
  return (
    <>
      <button
        type="button"
        aria-pressed={asked}
        className={styles.ask}
        onClick={() => {
          toggleQuestion(own);
          setSaid(t(asked ? 'quote:questionRemoved' : 'quote:questionAdded', { what }));
        }}
      >
        {t(asked ? 'quote:questionAsked' : 'quote:question')}
        <VisuallyHidden> {what}</VisuallyHidden>
      </button>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
