import type { ProductView } from '#app/shared/product/product-view.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';

import styles from './product-neighbours.module.css';

/** The products before and after this one in its group, and the way back to the list. */
export function ProductNeighbours({
  product: { previous, next, listPath, listName },
}: {
  product: ProductView;
}) {
  const { t } = useLocale();
  return (
    <nav
      aria-label={t('product:neighbours')}
      className={cx('flex wrap between gap16 screenOnly', styles.nav)}
    >
      {previous && (
        <LocalizedLink
          to={previous.path}
          rel="prev"
          className={cx('underlines strong leading nowrap', styles.link)}
        >
          <span className="block smallest regular quiet">{t('product:previousProduct')} </span>←{' '}
          {previous.name}
        </LocalizedLink>
      )}
      <LocalizedLink to={listPath} className={cx('underlines strong leading', styles.link)}>
        <span className="block smallest regular quiet">{t('product:toList')} </span>
        {listName}
      </LocalizedLink>
      {next && (
        <LocalizedLink
          to={next.path}
          rel="next"
          className={cx('underlines strong leading nowrap', styles.link)}
        >
          <span className="block smallest regular quiet">{t('product:nextProduct')} </span>
          {next.name} →
        </LocalizedLink>
      )}
    </nav>
  );
}
