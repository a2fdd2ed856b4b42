import { useLocale } from '#app/i18n/use-locale.ts';

import type { ImageView } from '#app/shared/page/views.ts';
import { cx } from '#app/ui/cx.ts';

import styles from './illustration-note.module.css';

/** Says of a drawing that it is an illustration; nothing for dimension drawings and photographs. */
export function IllustrationNote({ image }: { image: ImageView }) {
  const { t } = useLocale();
  return image.illustration ? (
    <p className={cx('quiet smallest', styles.pictureNote)}>
      {t('chrome:illustration')}
      {image.note !== undefined && `. ${image.note}`}
    </p>
  ) : null;
}
