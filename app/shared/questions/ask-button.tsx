import { useState } from 'react';

import type { Translate } from '#app/i18n/translate.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { announce } from '#app/ui/announce.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import styles from './ask-button.module.css';
import {
  isSameQuestion,
  MAX_QUESTIONS,
  type Question,
  toggleQuestions,
  useQuestions,
} from './question-list.ts';

/**
 * Asks questions, or takes them back where they are asked, and says so.
 *
 * @returns false where an inquiry does not take so many
 */
function toggle(
  questions: readonly Question[],
  asked: boolean,
  what: string,
  t: Translate,
): boolean {
  const hasRoom = toggleQuestions(questions, !asked);
  announce(
    hasRoom
      ? t(asked ? 'quote:questionRemoved' : 'quote:questionAdded', { what })
      : t('quote:questionsFull', { max: MAX_QUESTIONS }),
  );
  return hasRoom;
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
  const own = { code, about };
  const listed = useQuestions();
  const asked = listed.some((other) => isSameQuestion(other, own));
  const [refused, setRefused] = useState(false);
  const what = [code, about].filter((part) => part !== '').join(' ');
  return (
    <>
      <button
        type="button"
        aria-pressed={asked}
        data-listed={asked || undefined}
        className={styles.ask}
        onClick={() => {
          setRefused(!toggle([own], asked, what, t));
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
      {refused && listed.length >= MAX_QUESTIONS && (
        <span className={styles.full}>{t('quote:questionsFull', { max: MAX_QUESTIONS })}</span>
      )}
    </>
  );
}

/** Asks for everything that is not stated at once; a second press takes it all back. */
export function AskAllButton({ questions }: { questions: readonly Question[] }) {
  const { t } = useLocale();
  const [refused, setRefused] = useState(false);
  const listed = useQuestions();
  const count = questions.filter((own) =>
    listed.some((other) => isSameQuestion(other, own)),
  ).length;
  const all = count === questions.length;
  const isFull = listed.length + questions.length - count > MAX_QUESTIONS;
  return (
    <p className={styles.all}>
      <span>
        {refused && isFull
          ? t('quote:questionsFull', { max: MAX_QUESTIONS })
          : t('quote:questionsMissing', { count: questions.length, asked: count })}
      </span>
      <TextLink
        as="button"
        type="button"
        aria-pressed={all}
        data-listed={all || undefined}
        onClick={() => {
          setRefused(!toggle(questions, all, t('quote:questionAll'), t));
        }}
      >
        {t(all ? 'quote:questionAsked' : 'quote:questionAll')}
      </TextLink>
    </p>
  );
}
