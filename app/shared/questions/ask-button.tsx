import { useState } from 'react';

import type { Translate } from '#app/i18n/translate.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { announce } from '#app/ui/announce.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import styles from './ask-button.module.css';
import { isSameQuestion, MAX_QUESTIONS, type Question } from '#app/shared/quote/entries.ts';
import { toggleQuestions, useQuestions } from './question-list.ts';

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

/** Whether a question goes out with the next inquiry, and what presses its button. */
function useAsk(own: Question) {
  const { t } = useLocale();
  const listed = useQuestions();
  const asked = listed.some((other) => isSameQuestion(other, own));
  const [refused, setRefused] = useState(false);
  const what = [own.code, own.about].filter((part) => part !== '').join(' ');
  return {
    asked,
    what,
    button: {
      type: 'button',
      'aria-pressed': asked,
      'data-listed': asked || undefined,
      onClick: () => setRefused(!toggle([own], asked, what, t)),
    },
    full: refused && listed.length >= MAX_QUESTIONS && (
      <span className={cx('block caption', styles.full)}>
        {t('quote:questionsFull', { max: MAX_QUESTIONS })}
      </span>
    ),
  } as const;
}

/** Beside a value that is not stated: adds the question to the next inquiry, and a second press takes it back. */
export function AskButton({
  code,
  about,
  look = 'short',
}: Question & {
  /** `named` says what it asks for: beside several values that are missing. */
  look?: 'short' | 'named';
}) {
  const { t } = useLocale();
  const { asked, what, button, full } = useAsk({ code, about });
  return (
    <>
      <button
        {...button}
        className={cx(
          'middle gap8 relative dense anywhere outlined screenOnly between target paper medium rounded',
          styles.chip,
          'scripted',
        )}
      >
        {look === 'named' ? (
          t(asked ? 'quote:questionAskedNamed' : 'quote:questionNamed', { what: about })
        ) : (
          <>
            {t(asked ? 'quote:questionAsked' : 'quote:question')}
            <VisuallyHidden> {what}</VisuallyHidden>
          </>
        )}
        <Icon name={asked ? 'check' : 'add'} />
      </button>
      {full}
    </>
  );
}

/** A question with what its chip says of it. */
export interface LabelledQuestion extends Question {
  label: string;
}

/** The question alone, in a block of them. */
export function AskChip({ label, ...question }: LabelledQuestion) {
  const { asked, button, full } = useAsk(question);
  return (
    <>
      <button
        {...button}
        className={cx(
          'middle gap8 relative dense anywhere outlined screenOnly between target paper medium rounded',
          styles.chip,
        )}
      >
        {label}
        <Icon name={asked ? 'check' : 'add'} />
      </button>
      {full}
    </>
  );
}

/** Asks for everything at once; a second press takes it all back. */
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
    <p className={cx('scripted flex wrap strong screenOnly dense', styles.all)}>
      {refused && isFull && <span>{t('quote:questionsFull', { max: MAX_QUESTIONS })}</span>}
      <TextLink
        as="button"
        data-listed={all || undefined}
        onClick={() => setRefused(!toggle(questions, all, t('quote:questionAll'), t))}
      >
        {t(all ? 'quote:questionNone' : 'quote:questionAll')}
      </TextLink>
    </p>
  );
}
