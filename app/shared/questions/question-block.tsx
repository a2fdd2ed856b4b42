import { useEffect, useId, useRef } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';

import { cx } from '#app/ui/cx.ts';
import fold from '#app/ui/fold.module.css';

import { isSameQuestion, pageQuestionOf } from '#app/shared/quote/entries.ts';

import { dispatch } from '#app/shared/quote/quote-list.ts';

import { AskAllButton, AskChip, type LabelledQuestion } from './ask-button.tsx';
import { useQuestions } from './question-list.ts';
import styles from './question-block.module.css';

/** So many questions are shown at once; more stand behind one line, which names the first ones by their first word. */
const OPEN_AT_MOST = 4;
const NAMED = 3;
const firstWord = (question: string): string => question.split(/ ?[·,(]/)[0] ?? '';

/** All that can be asked about a product, or of a page (`of`): one block, each question a press. */
export function QuestionBlock({
  code = '',
  size,
  of,
  questions,
}: {
  code?: string;
  /** Of the product, and with what it is supplied: `AP8, air 6 bar`. */
  size?: string | undefined;
  /** What the page is about: without a product's code a question says it itself. */
  of?: string;
  questions: readonly string[];
}) {
  const { t } = useLocale();
  const heading = useId();
  const all = questions.map((label) => ({
    code,
    size,
    about: of === undefined ? label : pageQuestionOf(of, label),
    label,
  }));
  const asked = useQuestions().filter((question) =>
    code === '' ? all.some((own) => isSameQuestion(own, question)) : question.code === code,
  );
  const last = useRef(size);
  useEffect(() => {
    // What is asked already is asked of the size chosen now; a page that is only opened changes nothing.
    if (size !== undefined && (size !== '' || last.current !== size))
      dispatch({ type: 'size', product: code, size: size === '' ? null : { text: size } });
    last.current = size;
  }, [code, size]);
  if (questions.length === 0) return null;
  const title = t('quote:questionsTitle');
  const chips = (
    <>
      <div className={cx('grid middle relative', styles.all)}>
        <AskAllButton questions={all} />
      </div>
      <AskChips questions={all} />
    </>
  );
  return (
    <section aria-labelledby={heading} className={cx('screenOnly scripted', styles.block)}>
      {questions.length <= OPEN_AT_MOST ? (
        <>
          <h2 id={heading}>
            {title} <span className="light soft">{questions.length}</span>
          </h2>
          {chips}
        </>
      ) : (
        // What has been asked is in sight.
        <details className={fold.fold} open={asked.length > 0}>
          <summary className="chevron">
            <h2 id={heading}>
              {title} <span className="light soft">{questions.length}</span>
            </h2>{' '}
            <span className={cx('shrink anywhere soft dense leading', styles.named)}>
              {t('quote:questionsNamed', {
                list: questions.slice(0, NAMED).map(firstWord).join(', '),
                count: Math.max(0, questions.length - NAMED),
              })}
            </span>
          </summary>
          {chips}
        </details>
      )}
      {asked.length > 0 && (
        <p className="soft caption top12">
          {t('quote:questionsSaid')} ·{' '}
          <LocalizedLink to="/contact" className="dark-ink strong underlined relative roomy">
            {t('quote:questionsSend')} →
          </LocalizedLink>
        </p>
      )}
    </section>
  );
}

/** Questions as buttons of a finger's height. */
export function AskChips({ questions }: { questions: readonly LabelledQuestion[] }) {
  return (
    <ul className={cx('grid gap8', styles.chips)}>
      {questions.map((question) => (
        <li key={question.about}>
          <AskChip {...question} />
        </li>
      ))}
    </ul>
  );
}
