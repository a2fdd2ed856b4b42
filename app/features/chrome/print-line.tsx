import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';

import styles from './footer.module.css';

/**
 * Last line of a printed page: its address, the day of printing and that of the latest revision of the content. It is
 * written when the printing begins, since address and day change while the page is open.
 */
export function PrintLine({ revised }: { revised: string }) {
  const { t } = useLocale();
  const [line, setLine] = useState<{ address: string; printed: string }>();
  useEffect(() => {
    const write = () =>
      // The browser takes the page as it is when this listener returns.
      flushSync(() => setLine({ address: location.href, printed: localDay(new Date()) }));
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  }, []);
  return (
    line && (
      <p className={cx('paperOnly soft smallest anywhere', styles.printed)}>
        {line.address} · {t('chrome:printed', { printed: line.printed, revised })}
      </p>
    )
  );
}

/** ISO 8601 day of the visitor's clock: `sv-SE` writes dates so. */
const localDay = (date: Date): string => date.toLocaleDateString('sv-SE');
