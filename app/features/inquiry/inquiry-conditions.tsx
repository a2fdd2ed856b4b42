import { useRef } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { pointDialog } from '#app/shared/dialog-state/dialog-state.ts';
import type { Entered } from '#app/shared/inquiry/entered.ts';
import { noteList, useKeptNotes } from '#app/shared/inquiry/kept-notes.ts';
import { type KeptSizing } from '#app/shared/inquiry/kept-sizing.ts';
import { enteredMark, sizingLine } from '#app/shared/inquiry/inquiry-text.ts';
import { isEmptyPoint, pointFacets } from '#app/shared/operating-point/point.ts';
import { headingOf, pointText } from '#app/shared/operating-point/point-text.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { type Question, removeQuestions } from '#app/shared/questions/question-list.ts';
import { type Removal, RemovalNote, useRemoval } from '#app/shared/removal/removal-note.tsx';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import { cx } from '#app/ui/cx.ts';

import styles from './inquiry-conditions.module.css';
import { leaveOut, type LeftOut } from './use-inquiry-content.ts';

export interface InquiryConditionsProps {
  sizing: KeptSizing | undefined;
  /** Values that were entered in other units. */
  entered: Entered;
  questions: readonly Question[];
  leftOut: readonly LeftOut[];
}

/** What goes out besides products and words: the operating point, the torque calculation, and the open questions. */
export function InquiryConditions({ sizing, entered, questions, leftOut }: InquiryConditionsProps) {
  const { t } = useLocale();
  const point = useOperatingPoint();
  const notes = useKeptNotes();
  const system = useUnits();
  return (
    <div className={styles.conditions}>
      {(!isEmptyPoint(point) || notes.length > 0) && (
        <section aria-labelledby="inquiry-point">
          <div className={styles.head}>
            <h2 id="inquiry-point" className={styles.title}>
              {t('inquiry:pointTitle')}
            </h2>
            {!isEmptyPoint(point) && (
              <button
                type="button"
                className={styles.action}
                onClick={() => pointDialog.show(true)}
              >
                {t('inquiry:pointEdit')}
              </button>
            )}
          </div>
          <dl className={cx(styles.rows, leftOut.includes('point') && styles.left)}>
            {pointFacets(point).map((facet) => (
              <div key={facet}>
                <dt>{t(`point:facet.${headingOf(facet)}`)}</dt>
                <dd className={styles.needle}>
                  {pointText(facet, point[facet] ?? 0, system)}
                  {/* Imperial values are shown as they were entered. */}
                  {(system === 'si' || facet === 'size') && enteredMark(entered[facet], t)}
                </dd>
              </div>
            ))}
          </dl>
          {notes.length > 0 && (
            <ul className={styles.rows}>
              {notes.map((note) => (
                <li key={note}>
                  <span>{t('inquiry:quoteNote', { note })}</span>
                  <button
                    type="button"
                    className={styles.action}
                    aria-label={t('inquiry:questionRemove', { question: note })}
                    onClick={() => noteList.set(notes.filter((other) => other !== note))}
                  >
                    {t('inquiry:quoteRemove')}
                  </button>
                </li>
              ))}
            </ul>
          )}
          {!isEmptyPoint(point) && <LeaveOut part="point" leftOut={leftOut} />}
        </section>
      )}
      {sizing && (
        <section aria-labelledby="inquiry-sizing">
          <h2 id="inquiry-sizing" className={cx(styles.title, styles.head)}>
            {t('inquiry:sizingTitle')}
          </h2>
          <p className={cx(styles.line, leftOut.includes('sizing') && styles.left)}>
            {sizingLine(sizing, t, entered)}
          </p>
          {point.torque !== undefined &&
            !isNear(point.torque, sizing.required) &&
            leftOut.length === 0 && (
              <p className={styles.differs} role="status">
                {t('inquiry:sizingDiffers', {
                  point: pointText('torque', point.torque, system),
                  sizing: pointText('torque', sizing.required, system),
                })}
              </p>
            )}
          <LeaveOut part="sizing" leftOut={leftOut} />
        </section>
      )}
      <Questions questions={questions} />
    </div>
  );
}

/** Whether two values of the same quantity differ by no more than conversion and rounding do. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 0.005 * Math.max(a, b);

function LeaveOut({ part, leftOut }: { part: LeftOut; leftOut: readonly LeftOut[] }) {
  const { t } = useLocale();
  const left = leftOut.includes(part);
  return (
    <p className={styles.note}>
      {part === 'point' && (
        <span role="status">{t(left ? 'inquiry:pointOut' : 'inquiry:pointIn')}</span>
      )}{' '}
      <button type="button" className={styles.action} onClick={() => leaveOut(part, !left)}>
        {t(left ? 'inquiry:putIn' : 'inquiry:leaveOut')}
      </button>
    </p>
  );
}

/** The open questions. Each can be taken back, or all of them. */
function Questions({ questions }: { questions: readonly Question[] }) {
  const { t } = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const { removal, onRemoved, onUndone } = useRemoval(place);
  const remove = (those: readonly Question[], say: Removal['say']) =>
    onRemoved({ say, undo: removeQuestions(those) });
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={styles.questions}
      data-empty={(questions.length === 0 && !removal) || undefined}
    >
      <RemovalNote removal={removal} onUndone={onUndone} />
      {questions.length > 0 && (
        <section aria-labelledby="inquiry-questions">
          <div className={styles.head}>
            <h2 id="inquiry-questions" className={styles.title}>
              {t('inquiry:questionsTitle')}
            </h2>
            {questions.length > 1 && (
              <button
                type="button"
                className={styles.action}
                onClick={() => {
                  const count = questions.length;
                  remove(questions, (words) => words('inquiry:questionsRemoved', { count }));
                }}
              >
                {t('inquiry:questionsRemoveAll')}
              </button>
            )}
          </div>
          <ul className={styles.rows}>
            {questions.map((asked) => {
              const question = wordsOf(asked);
              return (
                <li key={question}>
                  <span>{question}</span>
                  <button
                    type="button"
                    className={styles.action}
                    aria-label={t('inquiry:questionRemove', { question })}
                    onClick={() =>
                      remove([asked], (words) => words('inquiry:questionRemoved', { question }))
                    }
                  >
                    {t('inquiry:quoteRemove')}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}

const wordsOf = ({ code, about }: Question): string => (code === '' ? about : `${code}: ${about}`);
