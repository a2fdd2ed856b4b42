import { type RefObject, useId } from 'react';

import type { ProductView } from '#app/shared/product/product-view.ts';
import { removeQuestions, useQuestions } from '#app/shared/questions/question-list.ts';
import { MAX_QUANTITY, quantityOf, withQuantity } from '#app/shared/quote/quote-item.ts';
import { useOwnEntries } from '#app/shared/quote/own-entries.ts';
import { editQuote, quoteList, useQuoteList } from '#app/shared/quote/quote-list.ts';
import { QuoteLink } from '#app/shared/quote/quote-link.tsx';
import { supplyIn, withSupply } from '#app/shared/quote/supply-notes.ts';
import { QuoteToggle } from '#app/shared/quote/quote-toggle.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Stepper } from '#app/ui/stepper.tsx';

import styles from './quote-block.module.css';

/** What a quote for the product is asked with: supply, number of pieces, and what the visitor has entered of both. */
export interface QuoteChoice {
  supply: string | undefined;
  quantity: string;
}

/** The sizes that the page of a product knows, DN. */
export const sizesOf = ({ dimensions }: ProductView): number[] | undefined =>
  dimensions?.sizes.map(({ dn }) => dn);

/** Everything of a quote in one block: supply, quantity, the open questions, the price, one solid button. */
export function QuoteBlock({
  product,
  choice,
  choose,
  block,
}: {
  product: ProductView;
  choice: QuoteChoice;
  choose: (choice: QuoteChoice) => void;
  block: RefObject<HTMLElement | null>;
}) {
  const { t } = useLocale();
  // Two products stand in one document while one is rendered ahead.
  const [group, quantityId, wrongId] = [useId(), useId(), useId()];
  const { code, name, category, supplies, price } = product;
  const { supply, quantity } = choice;
  const wrong = quantity.trim() !== '' && quantityOf(quantity) === undefined;
  const own = { productCode: code, productName: name, category: category.id };
  const item = supply === undefined ? own : { ...own, note: supply };
  // What the list's note says already, perhaps in the other language, is not handed over again.
  const sizes = sizesOf(product);
  const { isOwn } = useOwnEntries(own, sizes)();
  const isSupplyListed = useQuoteList().some(
    (listed) => isOwn(listed) && supplyIn(listed, supplies) !== undefined,
  );
  /** What is entered here reaches the quote list too, where the product is on it already. */
  const change = (next: QuoteChoice) => {
    choose(next);
    const entries = quoteList.get().filter(isOwn);
    entries.forEach((listed, index) => {
      // The quantity shown is that of the first; a supply is the product's, in every size.
      const isCounted = index === 0 && next.quantity !== quantity;
      const counted = isCounted ? withQuantity(listed, next.quantity) : listed;
      const isSupplied = next.supply !== undefined && next.supply !== supply;
      const edited = isSupplied ? withSupply(counted, supplies, next.supply!) : counted;
      if (edited !== listed) editQuote(listed, edited);
    });
  };
  return (
    <section
      ref={block}
      className={styles.block}
      aria-label={t('product:requestQuote')}
      data-controlled
    >
      <div className={styles.choices}>
        {supplies.length > 0 && (
          <fieldset className={styles.choice}>
            <legend>{t('product:supply')}</legend>
            <div className={styles.supplies}>
              {supplies.map(({ text: each }) => (
                <label key={each}>
                  <input
                    type="radio"
                    name={group}
                    checked={each === supply}
                    onChange={() => change({ ...choice, supply: each })}
                  />
                  {each}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <div className={styles.choice}>
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
            onChange={(text) => change({ ...choice, quantity: text })}
          />
        </div>
        {wrong && (
          <p id={wrongId} role="status" className={styles.wrong}>
            {t('quote:badQuantity')}
          </p>
        )}
      </div>
      <dl className={styles.lines}>
        <div>
          <dt>{t('product:questions')}</dt>
          <OpenQuestions code={code} />
        </div>
        <div>
          <dt>{price.label}</dt>
          <dd>{price.value}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <QuoteLink
          {...(isSupplyListed ? own : item)}
          sizes={sizes}
          quantity={quantity}
          variant="solid"
          arrow
        />
        <QuoteToggle
          sizes={sizes}
          look="button"
          item={withQuantity(item, quantity)}
          onBadQuantity={() => document.getElementById(quantityId)?.focus()}
        />
      </div>
    </section>
  );
}

/** The questions about the product that go out with the next inquiry, each of which can be taken back. */
function OpenQuestions({ code }: { code: string }) {
  const { t } = useLocale();
  const own = useQuestions().filter((question) => question.code === code);
  if (own.length === 0) return <dd className={styles.none}>{t('product:noQuestion')}</dd>;
  return own.map((question) => (
    <dd key={question.about}>
      {question.about}{' '}
      <button
        type="button"
        className={styles.leave}
        aria-label={t('product:leaveOut', { what: question.about })}
        onClick={() => removeQuestions([question])}
      >
        {t('quote:remove')}
      </button>
    </dd>
  ));
}
