import { useState } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { useClearance } from '#app/ui/use-clearance.ts';

import styles from './offline-band.module.css';
import { OFFLINE_PAGE } from './offline-list.ts';

/**
 * Over the foot of the page: that there is no network, and from when the page is. What has the focus is scrolled clear of it.
 * Closed, it comes back with the next time that the network is lost.
 */
export function OfflineBand({ copyOf }: { copyOf: Date | null | undefined }) {
  const { language, t } = useLocale();
  const [isOpen, setOpen] = useState(true);
  const band = useClearance('--band');
  return (
    <>
      <div className={styles.room} />
      <div
        ref={band}
        className={cx('flex dense dark-ink paper screenOnly', styles.band)}
        hidden={!isOpen}
      >
        <p className={cx('grow', styles.text)}>
          {copyOf ? t('offline:bandDated', { date: dated(copyOf, language) }) : t('offline:band')}{' '}
          <TextLink as={LocalizedLink} to={OFFLINE_PAGE}>
            {t('offline:bandLink')}
          </TextLink>
        </p>
        <button
          type="button"
          aria-label={t('offline:bandClose')}
          className={cx('centred rigid target', styles.close)}
          onClick={() => setOpen(false)}
        >
          <Icon name="close" />
        </button>
      </div>
    </>
  );
}

/** When a copy was received: `2026년 11월 21일 오후 2:32`. */
export const dated = (date: Date, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(date);
