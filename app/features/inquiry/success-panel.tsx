import { useEffect, useRef } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';

import styles from './success-panel.module.css';

/** In place of the form once the inquiry has arrived (spec §8). */
export function SuccessPanel({ onStartNew }: { onStartNew: () => void }) {
  const { t } = useLocale();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <>
      <Alert ref={panel} kind="success" title={t('inquiry:successTitle')} className={styles.panel}>
        <p>{t('inquiry:successText')}</p>
      </Alert>
      <Button onClick={onStartNew}>{t('inquiry:startNew')}</Button>
    </>
  );
}
