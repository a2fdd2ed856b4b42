import { useEffect, useLayoutEffect, useState } from 'react';

import { MAIN_ID } from '#app/features/chrome/skip-link.tsx';
import { ProductStateView } from '#app/features/product/product-state.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useNextPlace, useRouter, useShown } from '#app/router/router-provider.tsx';
import { Container } from '#app/ui/container.tsx';
import { cx } from '#app/ui/cx.ts';
import { Spinner } from '#app/ui/spinner.tsx';

import styles from './page-loading.module.css';
import { pageAt } from './pages.ts';

/** A move that takes longer says that it is under way, ms. */
const SLOW_MS = 300;

/**
 * Takes the place of the page while what the next one is made of is slow to come; a product says which information is loading
 * (spec §4). The page stays mounted beneath, so that nothing is lost where the move is given up. Where the address changes in
 * place (another language, other conditions) the page stays in view, as the visitor's place on it would be lost.
 */
export function PageLoading() {
  const { t } = useLocale();
  const router = useRouter();
  const { place } = useShown();
  const next = useNextPlace();
  const moving = next !== undefined;
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (!moving) return undefined;
    // Only while data is on its way: once it is being rendered, showing this would make React begin again. Asked every time, as another move may follow meanwhile.
    const timer = setInterval(() => {
      const { next: target, shown } = router.snapshot;
      if (!target) return;
      if (target.pathname !== shown.place.pathname) router.cover();
      setSlow(true);
    }, SLOW_MS);
    return () => {
      clearInterval(timer);
      setSlow(false);
    };
  }, [moving, router]);

  const isUnderWay = slow && moving;
  // In the commit that shows it, and in the one that shows the next page: what is hidden takes no focus and no position.
  useLayoutEffect(() => {
    const main = document.getElementById(MAIN_ID);
    if (!isUnderWay || !main) return undefined;
    main.setAttribute('aria-busy', 'true');
    return () => main.removeAttribute('aria-busy');
  }, [isUnderWay]);

  const isInstead = isUnderWay && next.pathname !== place.pathname;
  useLayoutEffect(() => {
    if (!isInstead) return undefined;
    router.cover(); // another page may be wanted since the last tick
    return router.uncover;
  }, [isInstead, router]);

  if (!isUnderWay) return null;
  const words = <Spinner label={t('chrome:loadingPage')} />;
  if (!isInstead) return <div className={cx('paper screenOnly', styles.beside)}>{words}</div>;
  return (
    <div className={styles.instead}>
      {pageAt(next.pathname).id === 'product' ? (
        <ProductStateView state={{ kind: 'loading' }} />
      ) : (
        <Container className={styles.page}>{words}</Container>
      )}
    </div>
  );
}
