import { useState } from 'react';
import { useLocation } from '#app/router/router-provider.tsx';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { shareAddress, type Shared } from '#app/shared/address/share-address.ts';
import type { QuoteItem } from '#app/shared/quote/quote-item.ts';
import { addQuote, MAX_QUOTE_ITEMS, notOn, useQuoteList } from '#app/shared/quote/quote-list.ts';
import { type PointSize, useQuoteSizes } from '#app/shared/quote/use-quote-size.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { withoutLanguage } from '#contract/address.ts';

import { type CompareItem, nameOf } from './compare-data.ts';
import styles from './compare-page.module.css';

const SAID = { shared: 'handedOn', copied: 'copied', failed: 'notCopied' } as const;

/** @param pointSize of the operating point, for an item that is a whole product */
const quoteItemOf = (item: CompareItem, pointSize: PointSize): QuoteItem => ({
  productCode: item.code,
  productName: item.name,
  category: item.category,
  ...(item.size === undefined ? pointSize : { size: item.size }),
});

/** What follows from a comparison: a quote, a sheet of paper, an address for a colleague. */
export function CompareActions({
  items,
  fitting,
  title,
}: {
  items: readonly CompareItem[];
  /** The first product that fits the operating point. */
  fitting: CompareItem | undefined;
  /** Names the compared products. */
  title: string;
}) {
  const { t } = useLocale();
  const { search } = useLocation();
  const sizeOf = useQuoteSizes();
  const [pressed, setSaid] = useState<'full' | 'quotedAll' | (typeof SAID)[keyof typeof SAID]>();
  const quoted = items.map((item) => quoteItemOf(item, sizeOf(item.code)));
  const missing = notOn(useQuoteList(), quoted);
  // Only as long as it is so: another size or product may have been chosen, or one taken off the list.
  const isPast = pressed === (missing.length > 0 ? 'quotedAll' : 'full');
  const said = isPast ? undefined : pressed;
  const share = async () => {
    const shared: Shared = await shareAddress(
      // Without a language: it opens in the receiver's own.
      withoutLanguage(`${location.origin}/compare${search}`),
      title,
    );
    setSaid(shared && SAID[shared]);
  };
  return (
    <div className={styles.actions}>
      {fitting && (
        <ButtonLink
          as={LocalizedLink}
          to="/contact"
          state={quoteItemOf(fitting, sizeOf(fitting.code))}
          variant="solid"
          arrow
        >
          {t('comparison:quoteFor', { product: nameOf(fitting) })}
        </ButtonLink>
      )}
      <Button
        variant={fitting ? 'outline' : 'solid'}
        onClick={() => {
          const left = quoted.filter((item) => !addQuote(item));
          setSaid(left.length > 0 ? 'full' : 'quotedAll');
        }}
      >
        {t('comparison:quoteAll')}
      </Button>
      <Button onClick={() => print()}>{t('comparison:print')}</Button>
      <Button onClick={() => void share()}>{t('comparison:shareAddress')}</Button>
      <p role="status" className={styles.said}>
        {said === 'full'
          ? t('quote:full', { max: MAX_QUOTE_ITEMS })
          : said && t(`comparison:${said}`)}
      </p>
    </div>
  );
}
