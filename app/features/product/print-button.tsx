import { useLocale } from '#app/i18n/use-locale.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import styles from './print-button.module.css';

/** The page as a sheet of paper or a PDF; where scripts do not run, the browser's own menu does it. */
export function PrintButton() {
  const { t } = useLocale();
  return (
    <TextLink as="button" type="button" className={styles.button} onClick={() => print()}>
      {t('product:print')}
    </TextLink>
  );
}
