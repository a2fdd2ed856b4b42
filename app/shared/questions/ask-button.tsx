import { useState } from 'react';

import type { Translate } from '#app/i18n/translate.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import styles from './ask-button.module.css';
import {
  isSameQuestion,
  MAX_QUESTIONS,
  type Question,
  toggleQuestions,
  useQuestions,
} from './question-list.ts';

/** Asks questions, or takes them back where they are asked; returns what is to be said of it. */
function toggle(
  questions: readonly Question[],
  asked: boolean,
  what: string,
  t: Translate,
): string {
  if (!toggleQuestions(questions, !asked)) return t('quote:questionsFull', { max: MAX_QUESTIONS });
  return t(asked ? 'quote:questionRemoved' : 'quote:questionAdded', { what });
}

/** Beside a value that is not stated: adds the question to the next inquiry, and a second press takes it back. */
export function AskButton({
  code,
  about,
  named = false,
}: Question & {
  /** Says what it asks for: beside several values that are missing. */
  named?: boolean;
}) {
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
          setSaid(toggle([own], asked, what, t));
        }}
      >
        {named ? (
          t(asked ? 'quote:questionAskedNamed' : 'quote:questionNamed', { what: about })
        ) : (
          <>
            {t(asked ? 'quote:questionAsked' : 'quote:question')}
            <VisuallyHidden> {what}</VisuallyHidden>
          </>
        )}
      </button>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}

/** Asks for everything that is not stated at once; a second press takes it all back. */
export function AskAllButton({ questions }: { questions: readonly Question[] }) {
  const { t } = useLocale();
  const [said, setSaid] = useState('');
  const listed = useQuestions();
  const count = questions.filter((own) =>
    listed.some((other) => isSameQuestion(other, own)),
  ).length;
  const all = count === questions.length;
  return (
    <p className={styles.all}>
      <span>{t('quote:questionsMissing', { count: questions.length, asked: count })}</span>
      <TextLink
        as="button"
        type="button"
        aria-pressed={all}
        onClick={() => {
          setSaid(toggle(questions, all, t('quote:questionAll'), t));
        }}
      >
        {t(all ? 'quote:questionAsked' : 'quote:questionAll')}
      </TextLink>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </p>
  );
}
