import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { NotFound } from '#app/shared/page/not-found.tsx';
import type { NamedPath, ProductState } from '#app/shared/product/product-view.ts';
import { ButtonLink } from '#app/ui/button.tsx';

import { nearestCodes } from './nearest-codes.ts';
import { ProductLoading } from './product-loading.tsx';

const NONE: readonly NamedPath[] = [];

/** A product page without a product: loading, or not found (spec §4, §8), with the products whose codes come nearest. */
export function ProductStateView({
  state,
  products = NONE,
}: {
  state: Exclude<ProductState, { kind: 'found' }>;
  products?: readonly NamedPath[];
}) {
  const { t } = useLocale();
  if (state.kind === 'loading') return <ProductLoading />;
  const invalid = state.kind === 'invalid_params' ? ` ${t('product:invalidParams')}` : '';
  return (
    <NotFound
      title={t('product:notFoundTitle')}
      text={t('product:notFoundText') + invalid}
      suggest={(path) => [
        ...nearestCodes(path, products).map(({ name, path: to }) => ({ name, to })),
        { name: t('errors:suggest.products'), to: '/products' },
      ]}
    >
      <ButtonLink as={LocalizedLink} to="/products" variant="solid" arrow>
        {t('product:notFoundLink')}
      </ButtonLink>
    </NotFound>
  );
}
