import { useLocale } from '#app/i18n/use-locale.ts';

import styles from './block.module.css';
import type { ShownImage } from './shown.ts';

/** Says of a drawing that it is an illustration; nothing for dimension drawings and photographs. */
export function IllustrationNote({ image }: { image: ShownImage }) {
  const { t } = useLocale();
  return image.illustration ? (
    <p className={styles.pictureNote}>{t('chrome:illustration')}</p>
  ) : null;
}
