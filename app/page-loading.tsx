import { useEffect, useState } from 'react';

import { MAIN_ID } from '#app/features/chrome/skip-link.tsx';
import { ProductStateView } from '#app/features/product/product-state.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useNextPlace } from '#app/router/router-provider.tsx';
import { Container } from '#app/ui/container.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

import styles from './page-loading.module.css';
import { pageAt } from './pages.ts';

/** A move that takes longer says that it is under way, ms. */
const SLOW_MS = 300;

/**
 * Takes the place of the page while the next one is slow to come; a product says which information is loading (spec §4).
 * The page stays mounted beneath, so that nothing is lost where the move is given up.
 */
export function PageLoading() {
  const { t } = useLocale();
  const next = useNextPlace();
  const moving = next !== undefined;
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [moving]);

  useEffect(() => {
    const main = document.getElementById(MAIN_ID);
    if (!slow || !main) return undefined;
    main.setAttribute('aria-busy', 'true');
    return () => main.removeAttribute('aria-busy');
  }, [slow]);

  if (!slow || !next) return null;
  const isProduct = pageAt(next.pathname).id === 'product';
  return (
    <div className={styles.loading}>
      {isProduct ? (
        <ProductStateView state={{ kind: 'loading' }} />
      ) : (
        <Container className={styles.page}>
          <Spinner label={t('chrome:loadingPage')} />
        </Container>
      )}
    </div>
  );
}
