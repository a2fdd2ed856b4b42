import { compareList } from '#app/shared/compare/compare-list.ts';
import { questionList } from '#app/shared/questions/question-list.ts';
import { quoteList } from '#app/shared/quote/quote-list.ts';
import { type StoredList, useDropped } from './stored-list.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';

import styles from './dropped-alerts.module.css';

/** What is said, once, of each list that could not be used as it was. */
export function DroppedAlerts() {
  const { t } = useLocale();
  return (
    <>
      <DroppedAlert list={quoteList} text={t('quote:dropped')} />
      <DroppedAlert list={questionList} text={t('quote:questionsDropped')} />
      <DroppedAlert list={compareList} text={t('compare:dropped')} />
    </>
  );
}

function DroppedAlert<T>({ list, text }: { list: StoredList<T>; text: string }) {
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
