import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from '#app/router/router-provider.tsx';

import { loadMessages } from '#app/i18n/translate.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { useClearance } from '#app/ui/use-clearance.ts';

import { keepSeen } from './kept-copy.ts';
import { networkState } from './network-state.ts';
import { OFFLINE_PAGE } from './offline-list.ts';
import styles from './offline-part.module.css';

/** Registers the worker, keeps the page on screen, and says where there is no network. */
export function OfflinePart() {
  const { language, t } = useLocale();
  const { online, copyOf } = useSyncExternalStore(networkState.subscribe, networkState.get);
  const [hasMessages, setHasMessages] = useState(false);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const isSaid = !online || copyOf !== undefined;
  const [isClosed, close] = useState(false);
  const band = useClearance<HTMLDivElement>('--band');
  // Closed, it comes back with the next time that the network is lost.
  if (isClosed && !isSaid) close(false);

  useEffect(() => {
    networkState.moved(address);
  }, [address]);

  // What does not come now is kept at the next visit.
  useEffect(() => {
    if (online) keepPage(new URL(address, location.origin)).catch(() => undefined);
  }, [online, address]);

  useEffect(() => {
    if (isSaid) void loadMessages(language, 'offline').then(() => setHasMessages(true));
  }, [isSaid, language]);

  return (
    <div ref={band} role="status" className={styles.band}>
      {isSaid && hasMessages && !isClosed && (
        <>
          <p className={styles.text}>
            {copyOf ? t('offline:bandDated', { date: dated(copyOf, language) }) : t('offline:band')}{' '}
            <TextLink as={LocalizedLink} to={OFFLINE_PAGE}>
              {t('offline:bandLink')}
            </TextLink>
          </p>
          <button
            type="button"
            aria-label={t('offline:bandClose')}
            className={styles.close}
            onClick={() => close(true)}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  );
}

/** A visit with little data to spend costs none for later ones. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The worker comes with the first page that is kept; without one there is nothing for it to do. */
async function keepPage(page: URL): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  if (savesData()) return;
  await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  await keepSeen(page, loaded);
}

function dated(date: Date, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(date);
}
