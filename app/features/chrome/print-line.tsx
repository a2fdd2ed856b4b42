import { useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { useBeforePrint } from '#app/ui/use-before-print.ts';

/**
 * Last line of a printed page: its address, the day of printing and that of the latest revision of the content. It is
 * written when the printing begins, since address and day change while the page is open.
 */
export function PrintLine({ revised }: { revised: string }) {
  const { t } = useLocale();
  const [line, setLine] = useState<{ address: string; printed: string }>();
  useBeforePrint(() => setLine({ address: location.href, printed: localDay(new Date()) }));
  return (
    line && (
      <p className="paperOnly soft smallest anywhere">
        {line.address} · {t('chrome:printed', { printed: line.printed, revised })}
      </p>
    )
  );
}

/** ISO 8601 day of the visitor's clock: `sv-SE` writes dates so. */
const localDay = (date: Date): string => date.toLocaleDateString('sv-SE');
