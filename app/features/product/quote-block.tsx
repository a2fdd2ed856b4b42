import { useId } from 'react';

import { typedFrame } from '#contract/asked-query.ts';
import type { ProductView } from '#app/shared/product/product-view.ts';
import { dnSize, isWrong, MAX_QUANTITY, MAX_SIZE } from '#app/shared/quote/entries.ts';
import { ownEntries } from '#app/shared/quote/press.ts';
import { QuoteLink } from '#app/shared/quote/quote-link.tsx';
import { dispatch, quoteStore } from '#app/shared/quote/quote-list.ts';
import { QuoteToggle } from '#app/shared/quote/quote-toggle.tsx';
import { usePress } from '#app/shared/quote/use-press.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { TextInput } from '#app/ui/field.tsx';
import { Stepper } from '#app/ui/stepper.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import { type QuoteChoice, type QuoteState, requestOf, sizesOf } from './quote-state.ts';
import styles from './quote-block.module.css';

/** Everything of a quote in one block: supply, size, quantity, one solid button, the price. */
export function QuoteBlock({
  product,
  choice,
  sizeText,
  choose,
  block,
}: QuoteState & { product: ProductView }) {
  const { t } = useLocale();
  const [group, sizeId, quantityId, wrongId] = [useId(), useId(), useId(), useId()];
  const { code, supplies, sizes, frames, price } = product;
  const { supply, quantity } = choice;
  const wrong = isWrong(quantity);
  const request = requestOf(product, choice);
  const press = usePress(request, sizesOf(product))();
  /** What is entered here reaches the quote list too, where the product is on it already. */
  const change = (next: Partial<Pick<QuoteChoice, 'supply' | 'quantity'>>) => {
    choose(next, choice);
    // The quantity shown is that of the first entry; a supply is the product's, in every size.
    const own = ownEntries(quoteStore.get(), press);
    for (const { id } of next.supply ? own : own.slice(0, 1))
      dispatch({ type: 'change', id, to: next });
  };
  return (
    <section
      ref={block}
      className="bare paper frame"
      aria-label={t('product:requestQuote')}
      data-controlled
    >
      <div className={cx('flex wrap middle scripted between screenOnly', styles.choices)}>
        {supplies.length > 0 && (
          <fieldset className={cx('flex-row gap6 dense strong nowrap', styles.choice)}>
            <legend>{t('product:supply')}</legend>
            <div className="flex wrap pills">
              {supplies.map(({ name, text, supply: each }) => (
                <label key={text}>
                  <input
                    type="radio"
                    name={group}
                    checked={each.phase === supply?.phase}
                    onChange={() => change({ supply: each })}
                  />
                  {name}
                  <VisuallyHidden>{text.slice(name.length)}</VisuallyHidden>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {frames && (
          <div className={cx('flex-row gap6 dense strong nowrap', styles.choice)}>
            <label htmlFor={sizeId}>{t('product:frame')}</label>
            <TextInput
              id={sizeId}
              className={styles.size}
              // Which sizes there are the supplier says: none is offered as if there were.
              placeholder={`${frames.prefix}${frames.from}–${frames.prefix}${frames.to}`}
              autoComplete="off"
              maxLength={MAX_SIZE}
              value={sizeText}
              onChange={({ target: { value } }) => {
                const text = typedFrame(frames, value);
                choose({ size: text === '' ? null : { text } }, choice);
              }}
            />
          </div>
        )}
        {sizes.length > 0 && (
          <div className={cx('flex-row gap6 dense strong nowrap', styles.choice)}>
            <label htmlFor={sizeId}>{t('product:size')}</label>
            <select
              id={sizeId}
              className={cx('body strong white outlined rounded', styles.size)}
              value={sizeText}
              // Another size is another entry of the list.
              onChange={({ target: { value } }) => {
                const size = sizes.find(({ text }) => text === value);
                choose({ size: size && dnSize(size.dn, size.text) }, choice);
              }}
            >
              {sizeText === '' && <option value="">{t('product:chooseSize')}</option>}
              {sizes.map(({ text }) => (
                <option key={text}>{text}</option>
              ))}
            </select>
          </div>
        )}
        <div className={cx('flex-row gap6 dense strong nowrap', styles.choice)}>
          <label htmlFor={quantityId}>{t('quote:quantity')}</label>
          <Stepper
            id={quantityId}
            {...(wrong && { 'aria-invalid': true, 'aria-describedby': wrongId })}
            counts={t('quote:quantity')}
            text={quantity}
            min={1}
            max={MAX_QUANTITY}
            lessLabel={t('quote:less', { product: code })}
            moreLabel={t('quote:more', { product: code })}
            onChange={(text) => change({ quantity: text })}
          />
        </div>
        {wrong && (
          <p id={wrongId} role="status" className={cx('dense medium error', styles.wrong)}>
            {t('quote:badQuantity')}
          </p>
        )}
      </div>
      <div className={cx('flex wrap middle screenOnly', styles.actions)}>
        <QuoteLink request={request} variant="solid" arrow />
        <QuoteToggle
          sizes={sizesOf(product)}
          look="text"
          request={request}
          onBadQuantity={() => document.getElementById(quantityId)?.focus()}
        />
      </div>
      <dl className={cx('bare flex between gap16 caption quiet above', styles.price)}>
        <dt>{price.label}</dt>
        <dd>{price.value}</dd>
      </dl>
    </section>
  );
}
