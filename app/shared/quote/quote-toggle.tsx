import { isSameProduct, type QuoteItem } from './quote-item.ts';
import { addQuote, removeQuote, useQuoteList } from './quote-list.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import styles from './quote-toggle.module.css';

/** Puts a product on the quote list, or takes it off again. */
export function QuoteToggle({
  item,
  look = 'cell',
}: {
  item: QuoteItem;
  /** `cell` of a card's foot, `button` beside others, `small` where room is short, `sign` without visible words. */
  look?: 'cell' | 'button' | 'small' | 'sign';
}) {
  const { t } = useLocale();
  const listed = useQuoteList().some((other) => isSameProduct(other, item));
  return (
    <button
      type="button"
      data-listed={listed || undefined}
      className={cx(styles.toggle, styles[look])}
      title={look === 'sign' ? t('quote:add') : undefined}
      onClick={() => (listed ? removeQuote(item) : addQuote(item))}
    >
      {look === 'sign' ? (
        <VisuallyHidden>{t(listed ? 'quote:added' : 'quote:add')}</VisuallyHidden>
      ) : (
        // Both words keep their room, so that nothing moves.
        <span className={styles.words}>
          <span className={styles.word} data-shown={!listed}>
            {t(look === 'cell' ? 'quote:addShort' : 'quote:add')}
          </span>
          <span className={styles.word} data-shown={listed}>
            {t('quote:added')}
          </span>
        </span>
      )}
      {/* The name is what is read: "Quote S30", "Added S30". */}
      <VisuallyHidden> {item.productCode}</VisuallyHidden>
      <Icon name={listed ? 'check' : 'add'} />
    </button>
  );
}
