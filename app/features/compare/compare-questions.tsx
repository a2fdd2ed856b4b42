import { groupBy } from '#facts/group.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { AskAllButton, AskButton } from '#app/shared/questions/ask-button.tsx';
import type { Question } from '#app/shared/quote/entries.ts';
import { cx } from '#app/ui/cx.ts';

import styles from './compare-questions.module.css';

/** So many questions are named on the closed line. */
const NAMED = 3;

const listOf = (questions: readonly Question[]): string =>
  [...groupBy(questions, ({ code }) => code)]
    .map(([code, own]) => `${code} ${own.map(({ about }) => about).join('·')}`)
    .join(', ');

/** Everything that one product does not state and another one does: one line, which opens. */
export function CompareQuestions({ questions }: { questions: readonly Question[] }) {
  const { t } = useLocale();
  if (questions.length === 0) return null;
  const products = [...groupBy(questions, ({ code }) => code)];
  const list = listOf(questions.slice(0, NAMED));
  const count = questions.length - NAMED;
  return (
    <details className={cx('outlined screenOnly', styles.questions)}>
      <summary className="chevron flex-row">
        <h2>
          {t('comparison:questions')} {questions.length}
        </h2>{' '}
        <span className={cx('shrink dense soft anywhere leading', styles.named)}>
          {count > 0 ? t('quote:questionsNamed', { list, count }) : list}
        </span>
      </summary>
      <AskAllButton questions={questions} />
      <dl>
        {products.map(([code, own]) => (
          <div key={code} className={cx('flex-row wrap gap8 above', styles.product)}>
            <dt>{code}</dt>
            {own.map(({ about }) => (
              <dd key={about}>
                <AskButton code={code} about={about} look="named" />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
