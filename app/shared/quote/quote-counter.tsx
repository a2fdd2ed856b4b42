import { countOf, listed, questionsOf } from './entries.ts';
import { useQuote } from './quote-list.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import styles from './quote-counter.module.css';
import { quoteDialog } from '#app/shared/dialog-state/dialog-state.ts';

const hidden = (words: string) => <VisuallyHidden>{words}</VisuallyHidden>;

/** How many products and questions go out with the next inquiry; opens the quote list. */
export function QuoteCounter({ place }: { place: 'strip' | 'phone' }) {
  const { t } = useLocale();
  const quote = useQuote();
  const products = listed(quote).length;
  const questions = questionsOf(quote.entries).length;
  const all = countOf(quote);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-empty={all === 0 || undefined}
      className={cx('scripted', place === 'strip' && 'underlines', styles.counter, styles[place])}
      onClick={() => quoteDialog.show(true)}
    >
      <Icon name="list" />
      {place === 'strip' ? <span>{t('quote:title')}</span> : hidden(t('quote:title'))}
      <span className={cx('smallest strong', styles.number)} aria-hidden="true">
        {all}
      </span>
      {hidden(`, ${t('quote:count', { count: products })}`)}
      {questions > 0 && hidden(`, ${t('quote:questions', { count: questions })}`)}
    </button>
  );
}
