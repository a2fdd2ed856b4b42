import type { ProductView } from '#app/shared/product/product-view.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';

import styles from './product-neighbours.module.css';

/** The products before and after this one in its group. */
export function ProductNeighbours({ product: { previous, next } }: { product: ProductView }) {
  const { t } = useLocale();
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('product:neighbours')} className={styles.nav}>
      {previous && (
        <LocalizedLink to={previous.path} rel="prev" className={styles.link}>
          <span className={styles.label}>{t('product:previousProduct')}</span>
          <span>← {previous.name}</span>
        </LocalizedLink>
      )}
      {next && (
        <LocalizedLink to={next.path} rel="next" className={`${styles.link} ${styles.next}`}>
          <span className={styles.label}>{t('product:nextProduct')}</span>
          <span>{next.name} →</span>
        </LocalizedLink>
      )}
    </nav>
  );
}
