import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ButtonLink, type ButtonLook } from '#app/ui/button.tsx';

import { type QuoteRequest } from './entries.ts';
import { askPath, stateOf } from './read-quote.ts';

/**
 * Asks for a quote: leads to the contact page. The navigation state hands the product over (spec §2, §7), and the address names it too: for
 * a new tab, a bookmark, a mail, and readers without scripts.
 */
export function QuoteLink({
  request,
  ...look
}: { request: QuoteRequest } & Pick<ButtonLook, 'variant' | 'size' | 'arrow'>) {
  const { t } = useLocale();
  return (
    <ButtonLink
      as={LocalizedLink}
      to={askPath([request])}
      state={stateOf(request)}
      // A press before hydration takes the operating point of the page along (app/prelude/quote-request.ts).
      data-quote=""
      {...look}
    >
      {t('product:requestQuote')}
    </ButtonLink>
  );
}
