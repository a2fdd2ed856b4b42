import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { withQuantity } from './quote-item.ts';
import { useQuoteSizes } from './use-quote-size.ts';
import { ButtonLink, type ButtonLook } from '#app/ui/button.tsx';

/** Asks for a quote: leads to the contact page, which takes the product from navigation state (spec §2, §7). */
export function QuoteLink({
  productCode,
  productName,
  category,
  sizes,
  quantity,
  note,
  ...look
}: {
  productCode: string;
  productName: string;
  /** Category id: `pinch-valve`. */
  category: string;
  /** DN, where the page knows them. */
  sizes?: readonly number[] | undefined;
  /** As it was entered. */
  quantity?: string | undefined;
  note?: string | undefined;
} & Pick<ButtonLook, 'variant' | 'size' | 'arrow'>) {
  const { t } = useLocale();
  const pointSize = useQuoteSizes()(productCode, sizes);
  const item = {
    productCode,
    productName,
    category,
    ...pointSize,
    ...(note !== undefined && { note }),
  };
  const state = quantity === undefined ? item : withQuantity(item, quantity);
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
