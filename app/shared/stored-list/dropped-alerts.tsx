import { useState } from 'react';

import { compareList } from '#app/shared/compare/compare-list.ts';
import { quoteStore } from '#app/shared/quote/quote-list.ts';
import { type Stored, useDropped, useUnkept } from './stored.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';

import styles from './dropped-alerts.module.css';

/** What is said, once, of each list that could not be used as it was, or is not kept. */
export function DroppedAlerts() {
  const { t } = useLocale();
  return (
    <>
      <DroppedAlert list={quoteStore} text={t('quote:dropped')} />
      <DroppedAlert list={compareList} text={t('compare:dropped')} />
      <UnkeptAlert />
    </>
  );
}

/** The browser refuses storage: said once, before a reload loses what was put on a list. */
function UnkeptAlert() {
  const { t } = useLocale();
  const [quotes, compared] = [useUnkept(quoteStore), useUnkept(compareList)];
  const [isRead, setRead] = useState(false);
  if (isRead || !(quotes || compared)) return null;
  return (
    <Alert kind="warning" className={styles.notice}>
      <p>{t('quote:unkept')}</p>
      <Button size="small" onClick={() => setRead(true)}>
        {t('quote:close')}
      </Button>
    </Alert>
  );
}

function DroppedAlert<T>({ list, text }: { list: Stored<T>; text: string }) {
  const { t } = useLocale();
  if (!useDropped(list)) return null;
  return (
    <Alert kind="warning" className={cx('flex middle between gap16 dense', styles.notice)}>
      <p>{text}</p>
      <Button size="small" onClick={list.acknowledge}>
        {t('quote:close')}
      </Button>
    </Alert>
  );
}
