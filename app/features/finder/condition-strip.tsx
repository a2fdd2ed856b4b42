import { useId } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { Container } from '#app/ui/container.tsx';
import { cx } from '#app/ui/cx.ts';

import { ConditionForm } from './condition-form.tsx';
import styles from './condition-form.module.css';

/** The form of conditions on the home page, under its own heading. */
export function ConditionStrip() {
  const { t } = useLocale();
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('below screenOnly', styles.strip)}>
      <Container className={cx('grid gap14', styles.titled)}>
        <h2 id={id} className="body leading">
          {t('strip:title')}
        </h2>
        <ConditionForm />
      </Container>
    </section>
  );
}
