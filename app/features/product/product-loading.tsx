import { BothLanguages } from '#app/i18n/both-languages.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Container } from '#app/ui/container.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

import styles from './product-state.module.css';

/** A product's page while its information is loading (spec §4). Apart from the other states: every page loads it. */
export function ProductLoading() {
  const { t } = useLocale();
  return (
    <Container className={styles.state}>
      <Spinner label={t('product:loading')} />
      <BothLanguages message="product:loading" />
    </Container>
  );
}
