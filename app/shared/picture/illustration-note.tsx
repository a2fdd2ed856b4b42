import { useLocale } from '#app/i18n/use-locale.ts';

import styles from '#app/blocks/block.module.css';
import type { ImageView } from '#app/shared/page/views.ts';

/** Says of a drawing that it is an illustration; nothing for dimension drawings and photographs. */
export function IllustrationNote({ image }: { image: ImageView }) {
  const { t } = useLocale();
  return image.illustration ? (
    <p className={styles.pictureNote}>{t('chrome:illustration')}</p>
  ) : null;
}
