import type { StoredList } from './stored-list.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';

import styles from './dropped-alert.module.css';

/** What is said, once, of a list that could not be used as it was. */
export function DroppedAlert<T>({ list, text }: { list: StoredList<T>; text: string }) {
  const { t } = useLocale();
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
