import { isRouteErrorResponse, useLocation } from 'react-router';

import type { SubcategoryNotFoundData } from '#app/features/catalogue/catalogue-data.ts';
import { SubcategoryNotFound } from '#app/features/catalogue/subcategory-not-found.tsx';
import { ErrorHead } from '#app/features/pages/error-head.tsx';
import { failureOf, problemOf } from '#app/features/pages/problem.ts';
import { NotFoundPage } from '#app/features/pages/not-found-page.tsx';
import { ProblemPage } from '#app/features/pages/problem-page.tsx';
import { ProductNotFound } from '#app/features/product/product-state.tsx';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';

/** What is shown where a page cannot be: unknown page, product or subcategory, or a failure (spec §8). */
export function RouteError({ error }: { error: unknown }) {
  const { t } = useLocale();
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) {
    switch (problemOf(error.data, pathname)) {
      case 'page':
        return <NotFoundPage />;
      case 'subcategory':
        return isFrame(error.data) ? (
          <>
            <ErrorHead
              title={t('catalogue:subcategoryNotFound')}
              text={t('catalogue:subcategoryNotFoundHint')}
            />
            <SubcategoryNotFound data={error.data} />
          </>
        ) : (
          // Without the category's data, as after a link within the page: its address still is there.
          <ProblemPage
            title={t('catalogue:subcategoryNotFound')}
            text={t('catalogue:subcategoryNotFoundHint')}
          >
            <ButtonLink as={LocalizedLink} to={pathname.split('/', 3).join('/')} variant="solid">
              {t('errors:backToProducts')}
            </ButtonLink>
          </ProblemPage>
        );
      case 'product':
        return (
          <>
            <ErrorHead title={t('errors:productTitle')} text={t('errors:productText')} />
            <ProductNotFound />
          </>
        );
    }
  }
  const failure = failureOf(error);
  const text = failure
    ? t('errors:failedChunk', { kind: t(`errors:chunk.${failure}`) })
    : t('errors:failedText');
  return (
    <ProblemPage title={t('errors:failedTitle')} text={text}>
      {/* Asks for the same address again, from the network. */}
      <Button variant="solid" onClick={() => location.reload()}>
        {t('errors:retry')}
      </Button>
      <ButtonLink as={LocalizedLink} to="/">
        {t('errors:goHome')}
      </ButtonLink>
    </ProblemPage>
  );
}

/** Whether a 404 brings the category's breadcrumb and menu. */
function isFrame(data: unknown): data is SubcategoryNotFoundData {
  return typeof data === 'object' && data !== null && 'subcategories' in data;
}
