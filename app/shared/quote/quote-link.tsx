import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ButtonLink, type ButtonLook } from '#app/ui/button.tsx';

import { type QuoteRequest } from './entries.ts';
import { stateOf } from './read-quote.ts';

/** Asks for a quote: leads to the contact page, which takes the product from navigation state (spec §2, §7). */
export function QuoteLink({
  request,
  ...look
}: { request: QuoteRequest } & Pick<ButtonLook, 'variant' | 'size' | 'arrow'>) {
  const { t } = useLocale();
  const state = stateOf(request);
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
