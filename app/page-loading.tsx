import { ProductLoading } from '#app/features/product/product-loading.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useAwaited, useLocation } from '#app/router/router-provider.tsx';
import { Container } from '#app/ui/container.tsx';
import { cx } from '#app/ui/cx.ts';
import { Spinner } from '#app/ui/spinner.tsx';

import styles from './page-loading.module.css';
import { pageAt } from './pages.ts';

/**
 * Takes the place of the page while what the next one is made of is slow to come; a product says which information is loading
 * (spec §4). The page stays mounted beneath, so that nothing is lost where the move is given up. Where the address changes in
 * place (another language, other conditions) the page stays in view, as the visitor's place on it would be lost.
 */
export function PageLoading() {
  const { t } = useLocale();
  const { pathname } = useLocation();
  const awaited = useAwaited();
  if (!awaited) return null;
  const words = <Spinner label={t('chrome:loadingPage')} />;
  if (awaited.pathname === pathname)
    return <div className={cx('paper screenOnly', styles.beside)}>{words}</div>;
  return (
    <div className={styles.instead}>
      {pageAt(awaited.pathname).id === 'product' ? (
        <ProductLoading />
      ) : (
        <Container className={styles.page}>{words}</Container>
      )}
    </div>
  );
}
