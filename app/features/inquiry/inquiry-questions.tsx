import { useRef } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { removeQuestions } from '#app/shared/questions/question-list.ts';
import { type Question, subjectOf } from '#app/shared/quote/entries.ts';
import { RemovalNote, useRemoval } from '#app/shared/removal/removal-note.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';

import styles from './inquiry-page.module.css';

/** The questions of all products in one list; each can be removed. */
export function InquiryQuestions({ questions }: { questions: readonly Question[] }) {
  const { t } = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const { removal, onRemoved, onUndone } = useRemoval(place);
  return (
    <div ref={place} tabIndex={-1} className={styles.part}>
      <RemovalNote removal={removal} onUndone={onUndone} />
      {questions.length > 0 && (
        <section aria-labelledby="inquiry-questions">
          <div className={cx('flex baseline gap16 dense', styles.partHead)}>
            <h2 id="inquiry-questions">
              {t('inquiry:questionsTitle')} <span>{questions.length}</span>
            </h2>
          </div>
          <ul className={cx('flex wrap gap8 edge', styles.chips)}>
            {questions.map((asked) => {
              const { code, about } = asked;
              const question = code === '' ? about : `${subjectOf(asked)}: ${about}`;
              return (
                <li key={question} className="flex-row dense">
                  {code !== '' && <small className="caption quiet">{subjectOf(asked)} </small>}
                  <span className="strong anywhere">{about}</span>
                  <button
                    type="button"
                    className="centred rigid square"
                    aria-label={t('inquiry:questionRemove', { question })}
                    onClick={() =>
                      onRemoved({
                        say: (words) => words('inquiry:questionRemoved', { question }),
                        undo: removeQuestions([asked]),
                      })
                    }
                  >
                    <Icon name="close" />
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
