import { useCallback, useEffect, useState } from 'react';
import { useLocation } from '#app/router/router-provider.tsx';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { keptCatalogues, keptDocuments } from '#app/shared/offline/kept-copy.ts';
import { dated } from '#app/shared/offline/offline-band.tsx';
import { WANTED_PARAMETER } from '#app/shared/offline/offline-list.ts';
import { PlainPage } from '#app/shared/page/plain-page.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import { KeepCatalogue } from './keep-catalogue.tsx';
import { cx } from '#app/ui/cx.ts';
import styles from './offline-page.module.css';
import type { OfflineData } from './offline.server.ts';

interface Kept {
  addresses: ReadonlySet<string>;
  newest: Date | null;
  isWhole: boolean;
}

/** What of the site is kept on this device, and the button that keeps all of it. */
export function OfflinePage({ data }: { data: OfflineData }) {
  const { language, t } = useLocale();
  const wanted = useWanted();
  const { enabled } = data;
  const [isSupported, setSupport] = useState<boolean>();
  const [kept, setKept] = useState<Kept>();
  const look = useCallback(async () => {
    if (!enabled || !('serviceWorker' in navigator && 'caches' in globalThis))
      return setSupport(false);
    setSupport(true);
    const [{ addresses, newest }, whole] = await Promise.all([keptDocuments(), keptCatalogues()]);
    setKept({ addresses: new Set(addresses), newest, isWhole: whole.includes(language) });
  }, [enabled, language]);
  useEffect(() => void look().catch(() => undefined), [look]);
  const listed = data.pages.filter(({ address }) => kept?.addresses.has(address));

  return (
    <PlainPage path="/offline" name={data.sheet} title={data.title} lead={data.lead}>
      {wanted !== undefined && (
        <Alert kind="warning" title={t('offline:wanted')}>
          <p>{t('offline:wantedText', { address: wanted })}</p>
          <ButtonLink as="a" href={wanted} size="small">
            {t('offline:retry')}
          </ButtonLink>
        </Alert>
      )}
      {isSupported === false ? (
        <p className={cx('soft', styles.note)}>
          {t(enabled ? 'offline:unsupported' : 'offline:off')}
        </p>
      ) : (
        <KeepCatalogue
          isReady={isSupported === true}
          isWhole={kept?.isWhole ?? false}
          hasCopy={listed.length > 0}
          onChange={look}
        />
      )}
      <section aria-labelledby="offline-list" className={styles.section}>
        <h2 id="offline-list" className="underscored">
          {t('offline:listTitle')}
        </h2>
        {kept?.newest && (
          <p className={cx('soft', styles.note)}>
            {t('offline:newest', {
              date: dated(kept.newest, language),
            })}
          </p>
        )}
        {listed.length === 0 ? (
          <p className={cx('soft', styles.note)}>{t('offline:nothing')}</p>
        ) : (
          <ul className={styles.list}>
            {listed.map(({ path, title }) => (
              <li key={path}>
                <TextLink as={LocalizedLink} to={path}>
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </section>
    </PlainPage>
  );
}

/** The address that the worker could not answer; only one of this site counts. */
function useWanted(): string | undefined {
  const { search } = useLocation();
  const to = new URLSearchParams(search).get(WANTED_PARAMETER);
  return to !== null && /^\/(?!\/)/.test(to) ? to : undefined;
}
