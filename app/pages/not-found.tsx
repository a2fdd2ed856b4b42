import { SubcategoryNotFound } from '#app/features/catalogue/subcategory-not-found.tsx';
import { ErrorHead } from '#app/features/errors/error-head.tsx';
import { NotFoundPage } from '#app/features/errors/not-found-page.tsx';
import { ProductStateView } from '#app/features/product/product-state.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';

import type { Missing } from '#app/loaders.server.ts';

/** What is shown where there is no such page, product or subcategory (spec §8), whatever kind of page was asked for. */
export default function NotFound({ data }: { data: Missing }) {
  const { t } = useLocale();
  switch (data.missing) {
    case 'page':
      return <NotFoundPage />;
    case 'product':
      return (
        <>
          <ErrorHead title={t('errors:productTitle')} text={t('errors:productText')} />
          <ProductStateView state={{ kind: data.reason }} products={data.products} />
        </>
      );
    case 'subcategory':
      return (
        <>
          <ErrorHead
            title={t('catalogue:subcategoryNotFound')}
            text={t('catalogue:subcategoryNotFoundHint')}
          />
          <SubcategoryNotFound data={data} />
        </>
      );
  }
}
