import { useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { fetchList, keepCatalogue } from '#app/shared/offline/kept-copy.ts';
import { forget } from '#app/shared/offline/site-caches.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';

import styles from './offline-page.module.css';

type State =
  | { at: 'idle' | 'failed' | 'full' | 'forgotten' }
  | { at: 'keeping'; done: number; total: number };

export interface KeepCatalogueProps {
  /** Whether the page listens: without scripts it never does. */
  isReady: boolean;
  /** Whether the whole catalogue is kept already. */
  isWhole: boolean;
  /** Whether anything is kept. */
  hasCopy: boolean;
  /** What is kept has changed. */
  onChange: () => Promise<void>;
}

/** Fetches the whole catalogue to this device, with its progress, and deletes it. */
export function KeepCatalogue({ isReady, isWhole, hasCopy, onChange }: KeepCatalogueProps) {
  const { language, t } = useLocale();
  const [state, setState] = useState<State>({ at: 'idle' });
  const isKeeping = state.at === 'keeping';

  const keepAll = async () => {
    setState({ at: 'keeping', done: 0, total: 0 });
    try {
      await navigator.serviceWorker.ready;
      await keepCatalogue(await fetchList(), language, (done, total) =>
        setState({ at: 'keeping', done, total }),
      );
      setState({ at: 'idle' });
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      setState({ at: isFull ? 'full' : 'failed' });
    }
    await onChange();
  };
  const forgetAll = async () => {
    await forget();
    setState({ at: 'forgotten' });
    await onChange();
  };

  return (
    <section aria-labelledby="offline-keep" className={styles.section}>
      <h2 id="offline-keep" className="underscored">
        {t('offline:keepTitle')}
      </h2>
      <p className={cx('soft', styles.note)}>{t('offline:keepText')}</p>
      <noscript>
        <p className={cx('soft', styles.note)}>{t('offline:needsScripts')}</p>
      </noscript>
      <div className={cx('scripted flex wrap gap12', styles.buttons)}>
        <Button variant="solid" disabled={isKeeping || !isReady} onClick={() => void keepAll()}>
          {t('offline:keep')}
        </Button>
        {hasCopy && (
          <Button disabled={isKeeping} onClick={() => void forgetAll()}>
            {t('offline:forget')}
          </Button>
        )}
      </div>
      {isKeeping && state.total > 0 && (
        <progress
          className={cx('wide', styles.progress)}
          value={state.done}
          max={state.total}
          aria-label={t('offline:keep')}
        />
      )}
      <p role="status" className={cx('soft', styles.note)}>
        {isKeeping ? t('offline:keeping', { done: state.done, total: state.total }) : said()}
      </p>
    </section>
  );

  function said(): string {
    if (state.at === 'failed') return t('offline:keepFailed');
    if (state.at === 'full') return t('offline:full');
    if (state.at === 'forgotten') return t('offline:forgotten');
    return isWhole ? t('offline:kept') : '';
  }
}
