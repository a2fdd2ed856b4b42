import { listed, MAX_ENTRIES, type QuoteRequest } from './entries.ts';
import { adding, ownEntries, takingOff } from './press.ts';
import { dispatch, quoteStore, useQuote } from './quote-list.ts';
import { usePress } from './use-press.ts';
import { quoteDialog } from '#app/shared/dialog-state/dialog-state.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { latestPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { announce } from '#app/ui/announce.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import styles from './quote-toggle.module.css';

/** Puts a product on the quote list, or takes it off again. */
export function QuoteToggle({
  request,
  sizes,
  look = 'cell',
  onBadQuantity,
}: {
  /** With a size: that size alone. Without one: the product, in the operating point's size where it has it. */
  request: QuoteRequest;
  /** DN, where the page knows them. */
  sizes?: readonly number[] | undefined;
  /** The quantity is invalid: nothing is added, and its field, which says so, takes the focus. */
  onBadQuantity?: () => void;
  /** `cell` of a card's foot, `text` beside a solid button, `main` where it is what a region is for, `small` where room is short. */
  look?: 'cell' | 'text' | 'main' | 'small';
}) {
  const { t } = useLocale();
  const pressAt = usePress(request, sizes);
  const quote = useQuote();
  const own = ownEntries(quote, pressAt());
  const isListed = own.length > 0;
  const isFull = !isListed && listed(quote).length >= MAX_ENTRIES;
  const { product, size } = request;
  const name = size && size !== 'point' ? `${product.code} ${size.text}` : product.code;
  const press = () => {
    // Pressed again, it is as it was: with its sizes, quantities and notes.
    const action = isListed
      ? takingOff(own, pressAt())
      : adding(quoteStore.get(), pressAt(latestPoint()));
    if (action === 'wrong quantity') {
      onBadQuantity?.();
      return;
    }
    if (action === 'full') {
      // The list says why, and entries can be taken off there.
      quoteDialog.show(true);
      // When it is open: the page beneath it is not heard.
      requestAnimationFrame(() => announce(t('quote:full', { max: MAX_ENTRIES })));
      return;
    }
    const count = t('quote:count', { count: listed(dispatch(action)).length });
    announce(t(isListed ? 'quote:saidRemoved' : 'quote:saidAdded', { product: name, count }));
  };
  const isButton = look === 'main' || look === 'small';
  const Element = isButton ? Button : 'button';
  return (
    <Element
      type="button"
      {...(isButton && {
        size: look === 'small' ? look : 'normal',
        variant: look === 'main' && !isListed ? 'solid' : 'outline',
      })}
      data-listed={isListed || undefined}
      className={cx(
        'scripted relative flex middle gap8 screenOnly',
        styles.toggle,
        !isButton && styles[look],
      )}
      title={isFull ? t('quote:full', { max: MAX_ENTRIES }) : undefined}
      onClick={press}
    >
      {isListed ? (
        t('quote:added')
      ) : look === 'small' ? (
        <>
          <span className="untilTablet">{t('quote:addShort')}</span>
          <span className="fromTablet">{t('quote:add')}</span>
        </>
      ) : (
        t(look === 'cell' ? 'quote:addShort' : 'quote:add')
      )}
      {/* The name is what is read: "Quote S30", "Added S30". */}
      <VisuallyHidden> {name}</VisuallyHidden>
      {(look === 'cell' || look === 'small' || isListed) && (
        <Icon name={isListed ? 'check' : 'add'} />
      )}
    </Element>
  );
}
