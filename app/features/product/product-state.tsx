import { BothLanguages } from '#app/i18n/both-languages.tsx';
import type { ProductState } from '#app/shared/product/product-view.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Container } from '#app/ui/container.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

import styles from './product-state.module.css';

/** A product page without a product: loading, or not found (spec §4, §8). */
export function ProductStateView({ state }: { state: Exclude<ProductState, { kind: 'found' }> }) {
  const { t } = useLocale();
  if (state.kind === 'loading') {
    return (
      <Container className={styles.state}>
        <Spinner label={t('product:loading')} />
        <BothLanguages message="product:loading" />
      </Container>
    );
  }
  return (
    <Container className={styles.state}>
      <PageHead title={t('product:notFoundTitle')} lead={t('product:notFoundText')} />
      {state.kind === 'invalid_params' && (
        <p className={styles.reason}>{t('product:invalidParams')}</p>
      )}
      <ButtonLink as={LocalizedLink} to="/products" variant="solid" arrow>
        {t('product:notFoundLink')}
      </ButtonLink>
    </Container>
  );
}
