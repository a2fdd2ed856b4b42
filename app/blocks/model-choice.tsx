import { useId, useState } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useVerdict } from '#app/shared/fit/use-fit-data.ts';
import { VerdictMark, VerdictReason } from '#app/shared/fit/verdict.tsx';
import { CompareBox } from '#app/shared/compare/compare-box.tsx';
import type { CardView } from '#app/shared/page/views.ts';
import { DetailsLink } from '#app/shared/product/details-link.tsx';
import type { ModelView } from '#app/shared/product/models-view.ts';
import { MAX_QUANTITY, quantityOf, withQuantity } from '#app/shared/quote/quote-item.ts';
import { QuoteToggle } from '#app/shared/quote/quote-toggle.tsx';
import { Measured } from '#app/shared/units/measured.tsx';
import { Stepper } from '#app/ui/stepper.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import styles from './model-picker.module.css';

/** The chosen model with what can be done with it; before that it says to choose one. */
export function ModelChoice({
  card,
  model,
}: {
  card: CardView | undefined;
  model: ModelView | undefined;
}) {
  const { t } = useLocale();
  const wrongId = useId();
  const [quantity, setQuantity] = useState('1');
  const verdict = useVerdict(card?.id ?? '');
  if (!card || !model) return <p className={styles.choice}>{t('product:series.ask')}</p>;
  const { code, name, category } = card;
  const wrong = quantity.trim() !== '' && quantityOf(quantity) === undefined;
  const facts = [model.torqueText, model.flanges.join('/'), model.timeText].join(' · ');
  return (
    <div className={styles.choice}>
      <div className={styles.what}>
        <p className={styles.name}>
          <TextLink as={LocalizedLink} to={card.path}>
            {code}
          </TextLink>
        </p>
        <p>
          <Measured running text={facts} />
        </p>
        {verdict && (
          <p>
            <VerdictMark verdict={verdict} /> <VerdictReason verdict={verdict} />
          </p>
        )}
      </div>
      <div>
        <Stepper
          id={`${wrongId}-quantity`}
          aria-label={t('quote:quantity')}
          counts={t('quote:quantity')}
          {...(wrong && { 'aria-invalid': true, 'aria-describedby': wrongId })}
          text={quantity}
          min={1}
          max={MAX_QUANTITY}
          lessLabel={t('quote:less', { product: code })}
          moreLabel={t('quote:more', { product: code })}
          onChange={setQuantity}
        />
        {wrong && (
          <p id={wrongId} role="status" className={styles.unknown}>
            {t('quote:badQuantity')}
          </p>
        )}
      </div>
      <DetailsLink card={card} className={styles.button} />
      <QuoteToggle
        look="main"
        item={withQuantity({ productCode: code, productName: name, category }, quantity)}
        onBadQuantity={() => document.getElementById(`${wrongId}-quantity`)?.focus()}
      />
      <CompareBox id={card.id} code={code} />
    </div>
  );
}
