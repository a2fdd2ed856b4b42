import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ButtonLink, type ButtonLook } from '#app/ui/button.tsx';

/** Asks for a quote: leads to the contact page, which takes the product from navigation state (spec §2, §7). */
export function QuoteLink({
  productCode,
  productName,
  category,
  ...look
}: {
  productCode: string;
  productName: string;
  /** Category id: `pinch-valve`. */
  category: string;
} & Pick<ButtonLook, 'variant' | 'size' | 'arrow'>) {
  const { t } = useLocale();
  const state = { productCode, productName, category };
  return (
    <ButtonLink
      as={LocalizedLink}
      to="/contact"
      state={state}
      // For a press before hydration (app/prelude/quote-request.ts).
      data-quote={JSON.stringify(state)}
      {...look}
    >
      {t('product:requestQuote')}
    </ButtonLink>
  );
}
