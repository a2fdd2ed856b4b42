import { useCallback, useId, useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { useVerdict } from '#app/shared/fit/use-fit-data.ts';
import { VerdictMark, VerdictReason } from '#app/shared/fit/verdict.tsx';
import type { CardView } from '#app/shared/page/views.ts';
import type { ModelView } from '#app/shared/product/models-view.ts';
import { isWrong, MAX_QUANTITY } from '#app/shared/quote/entries.ts';
import { QuoteToggle } from '#app/shared/quote/quote-toggle.tsx';
import { Measured } from '#app/shared/units/measured.tsx';
import bottom from '#app/ui/bottom-bar.module.css';
import { cx } from '#app/ui/cx.ts';
import { Stepper } from '#app/ui/stepper.tsx';

import styles from './model-picker.module.css';

/** The chosen model with what can be done with it. */
export function ModelChoice({ card, model }: { card: CardView; model: ModelView }) {
  const { t } = useLocale();
  const wrongId = useId();
  const [quantity, setQuantity] = useState('1');
  const verdict = useVerdict(card.id);
  const [isInView, setInView] = useState(true);
  const watch = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setInView(entry.isIntersecting);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const { code } = card;
  const wrong = isWrong(quantity);
  const torque = <Measured running text={model.torqueText} imperial={model.torqueImperial} />;
  const flanges = model.flanges.join('/');
  return (
    <div ref={watch} className={cx('scripted flex-row wrap screenOnly frame top12', styles.choice)}>
      {!isInView && (
        <div className={cx('caption leading', bottom.bar, styles.bar)} data-bottom-bar>
          <span>
            <b className="block body">{code}</b> {torque} · {flanges}
          </span>
          <QuoteToggle look="cell" request={{ product: card, quantity }} />
        </div>
      )}
      <div className={cx('dense', styles.what)}>
        <p className="bold name">{code}</p>
        <p>
          {torque} · {flanges} · {model.timeText}
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
          <p id={wrongId} role="status" className="error dense strong foot12">
            {t('quote:badQuantity')}
          </p>
        )}
      </div>
      <QuoteToggle
        look="main"
        request={{ product: card, quantity }}
        onBadQuantity={() => document.getElementById(`${wrongId}-quantity`)?.focus()}
      />
    </div>
  );
}
