import { compareList } from '#app/shared/compare/compare-list.ts';
import { quoteStore } from '#app/shared/quote/quote-list.ts';
import { type Stored, useDropped } from './stored.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';

import styles from './dropped-alerts.module.css';

/** What is said, once, of each list that could not be used as it was. */
export function DroppedAlerts() {
  const { t } = useLocale();
  return (
    <>
      <DroppedAlert list={quoteStore} text={t('quote:dropped')} />
      <DroppedAlert list={compareList} text={t('compare:dropped')} />
    </>
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
