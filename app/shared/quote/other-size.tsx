import { useLocale } from '#app/i18n/use-locale.ts';

import styles from './other-size.module.css';

/** Puts the product of a row on the list once more, in another size, whose field takes the focus. To be rendered within the row's `<li>`. */
export function OtherSize({ product, onAdd }: { product: string; onAdd: () => void }) {
  const { t } = useLocale();
  return (
    <button
      type="button"
      className={styles.add}
      aria-label={t('quote:otherSizeNamed', { product })}
      onClick={({ currentTarget }) => {
        const row = currentTarget.closest('li');
        onAdd();
        // When the new row is there.
        requestAnimationFrame(() =>
          row?.nextElementSibling?.querySelector<HTMLElement>('[data-quote-size]')?.focus(),
        );
      }}
    >
      + {t('quote:otherSize')}
    </button>
  );
}
