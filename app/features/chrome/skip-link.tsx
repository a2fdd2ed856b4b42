import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';

import styles from './skip-link.module.css';

/** Id of the page's main part. */
export const MAIN_ID = 'main';

/** First stop of the keyboard: past the chrome to the page. */
export function SkipLink() {
  const { t } = useLocale();
  return (
    <a href={`#${MAIN_ID}`} className={cx('strong inked rounded screenOnly', styles.link)}>
      {t('chrome:skipToContent')}
    </a>
  );
}
