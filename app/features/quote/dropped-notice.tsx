import { compareList } from '#app/data/compare-list.ts';
import { quoteList } from '#app/data/quote-list.ts';
import { type StoredList, useDropped } from '#app/data/stored-list.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';

import styles from './dropped-notice.module.css';

/** Says that something which the device kept, from an older version or another hand, could not be used. */
export function DroppedNotice() {
  const { t } = useLocale();
  return (
    <>
      <Dropped list={quoteList} text={t('quote:dropped')} />
      <Dropped list={compareList} text={t('compare:dropped')} />
    </>
  );
}

function Dropped<T>({ list, text }: { list: StoredList<T>; text: string }) {
  const { t } = useLocale();
  if (!useDropped(list)) return null;
  const close = () => {
    list.acknowledge();
    // What could be used is written again, so that the notice does not come back.
    list.set(list.get());
  };
  return (
    <Alert kind="warning" className={styles.notice}>
      <p>{text}</p>
      <Button size="small" onClick={close}>
        {t('quote:close')}
      </Button>
    </Alert>
  );
}
