import { useState } from 'react';
import { useLocation } from '#app/router/router-provider.tsx';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { shareAddress, type Shared } from '#app/shared/address/share-address.ts';
import { MAX_ENTRIES, newEntry, placeOf, type Quote } from '#app/shared/quote/entries.ts';
import { askPath, stateOf } from '#app/shared/quote/read-quote.ts';
import { dispatch, useQuote } from '#app/shared/quote/quote-list.ts';
import { usePointSize } from '#app/shared/quote/use-press.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import { type CompareItem, requestOf } from './compare-data.ts';
import styles from './compare-page.module.css';

const SAID = { shared: 'handedOn', copied: 'copied', failed: 'notCopied' } as const;

/** What follows from a comparison: a quote, a sheet of paper, an address for a colleague. */
export function CompareActions({
  items,
  title,
}: {
  items: readonly CompareItem[];
  /** Names the compared products. */
  title: string;
}) {
  const { t } = useLocale();
  const { search } = useLocation();
  const pointSize = usePointSize();
  const { size: dn = null } = useOperatingPoint();
  const [pressed, setSaid] = useState<'full' | 'quotedAll' | (typeof SAID)[keyof typeof SAID]>();
  const requests = items.map(requestOf);
  const quoted = requests.map((request) =>
    newEntry({ size: pointSize(request.product.code), ...request }),
  );
  const isMissing = ({ entries }: Quote) =>
    quoted.some((entry) => placeOf(entries, entry, dn) === -1);
  const missing = isMissing(useQuote());
  // Only as long as it is so: another size or product may have been chosen, or one taken off the list.
  const isPast = pressed === (missing ? 'quotedAll' : 'full');
  const said = isPast ? undefined : pressed;
  const share = async () => {
    const shared: Shared = await shareAddress(`${location.origin}/compare${search}`, title);
    setSaid(shared && SAID[shared]);
  };
  return (
    <div className={cx('flex-row wrap dense strong screenOnly', styles.actions)}>
      <ButtonLink
        as={LocalizedLink}
        to={askPath(requests)}
        state={{ quote: requests.map(stateOf) }}
        variant="solid"
        arrow
      >
        {t('comparison:quoteFor', { count: items.length })}
      </ButtonLink>
      <Button
        onClick={() => {
          const quote = dispatch({ type: 'add', entries: quoted, dn });
          setSaid(isMissing(quote) ? 'full' : 'quotedAll');
        }}
      >
        {t('comparison:quoteAll')}
      </Button>
      <TextLink as="button" className="fromTablet" onClick={() => print()}>
        {t('comparison:print')}
      </TextLink>
      <TextLink as="button" onClick={() => void share()}>
        {t('comparison:shareAddress')}
      </TextLink>
      <p role="status" className="dense">
        {said === 'full' ? t('quote:full', { max: MAX_ENTRIES }) : said && t(`comparison:${said}`)}
      </p>
    </div>
  );
}
