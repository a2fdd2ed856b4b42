import { useLocale } from '#app/i18n/use-locale.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import styles from './facet.module.css';

/** Help text behind a question mark; opens by key, touch and click, with or without scripts. */
export function FacetHelp({ label, text }: { label: string; text: string }) {
  const { t } = useLocale();
  return (
    <details className={styles.help}>
      <summary className={styles.question}>
        <span aria-hidden="true">?</span>
        <VisuallyHidden>{t('finder:explain', { label })}</VisuallyHidden>
      </summary>
      <p className={styles.explanation}>{text}</p>
    </details>
  );
}
