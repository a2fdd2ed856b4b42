import { useOwnEntries } from './own-entries.ts';
import { nameOf, type QuoteItem } from './quote-item.ts';
import { addQuote, MAX_QUOTE_ITEMS, quoteList, useQuoteList } from './quote-list.ts';
import { putBack, takeOff } from './taken-off.ts';
import { quoteDialog } from '#app/shared/dialog-state/dialog-state.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { latestPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { announce } from '#app/ui/announce.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import styles from './quote-toggle.module.css';

/** Puts a product on the quote list, or takes it off again. */
export function QuoteToggle({
  item,
  sizes,
  look = 'cell',
  onBadQuantity,
}: {
  /** With a size: that size alone. Without one: the product, in the operating point's size where it has it. */
  item: QuoteItem;
  /** DN, where the page knows them. */
  sizes?: readonly number[] | undefined;
  /** What was entered for the quantity is none: nothing is added, and its field, which says so, takes the focus. */
  onBadQuantity?: () => void;
  /** `cell` of a card's foot, `button` beside others, `main` where it is what a region is for, `small` where room is short, `sign` without visible words. */
  look?: 'cell' | 'button' | 'main' | 'small' | 'sign';
}) {
  const { t } = useLocale();
  const ownEntries = useOwnEntries(item, sizes);
  const all = useQuoteList();
  const listed = all.filter(ownEntries().isOwn);
  const isFull = listed.length === 0 && all.length >= MAX_QUOTE_ITEMS;
  const press = () => {
    if (listed.length === 0 && item.entered !== undefined && onBadQuantity) {
      onBadQuantity();
      return;
    }
    const { pointSize, isOwn } = ownEntries(latestPoint());
    if (listed.length > 0) takeOff(item, listed);
    // Pressed again, it is as it was: with its sizes, quantities and notes.
    else if (isFull || !putBack(item, pointSize, isOwn)) {
      if (!addQuote(item.size === undefined ? { ...item, ...pointSize } : item)) {
        // The list says why, and entries can be taken off there.
        quoteDialog.show(true);
        // When it is open: the page beneath it is not heard.
        requestAnimationFrame(() => announce(t('quote:full', { max: MAX_QUOTE_ITEMS })));
        return;
      }
    }
    const count = t('quote:count', { count: quoteList.get().length });
    announce(
      t(listed.length > 0 ? 'quote:saidRemoved' : 'quote:saidAdded', {
        product: nameOf(item),
        count,
      }),
    );
  };
  return (
    <button
      type="button"
      data-listed={listed.length > 0 || undefined}
      className={cx(styles.toggle, styles[look])}
      title={
        isFull
          ? t('quote:full', { max: MAX_QUOTE_ITEMS })
          : look === 'sign'
            ? t(listed.length > 0 ? 'quote:remove' : 'quote:add')
            : undefined
      }
      onClick={press}
    >
      {look === 'sign' ? (
        <VisuallyHidden>{t(listed.length > 0 ? 'quote:added' : 'quote:add')}</VisuallyHidden>
      ) : (
        // Both words keep their room, so that nothing moves.
        <span className={styles.words}>
          <span className={styles.word} data-shown={listed.length === 0}>
            {t(look === 'cell' ? 'quote:addShort' : 'quote:add')}
          </span>
          <span className={styles.word} data-shown={listed.length > 0}>
            {t('quote:added')}
          </span>
        </span>
      )}
      {/* The name is what is read: "Quote S30", "Added S30". */}
      <VisuallyHidden> {nameOf(item)}</VisuallyHidden>
      <Icon name={listed.length > 0 ? 'check' : 'add'} />
    </button>
  );
}
