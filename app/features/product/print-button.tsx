import { useLocale } from '#app/i18n/use-locale.ts';
import { Button } from '#app/ui/button.tsx';

import styles from './print-button.module.css';

/** The page as a sheet of paper or a PDF; where scripts do not run, the browser's own menu does it. */
export function PrintButton() {
  const { t } = useLocale();
  return (
    <Button className={styles.button} onClick={() => print()}>
      {t('product:print')}
    </Button>
  );
}
