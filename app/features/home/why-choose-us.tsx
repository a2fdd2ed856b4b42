import type { ReactNode } from 'react';

import { telephoneHref } from '#contract/telephone.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Container } from '#app/ui/container.tsx';
import { cx } from '#app/ui/cx.ts';

import styles from './home.module.css';
import type { HomeData } from './home.server.ts';

/** Why choose us, on a band of ink at the foot of the page. */
export function WhyChooseUs({ why, children }: { why: HomeData['why']; children: ReactNode }) {
  const { t } = useLocale();
  return (
    <section className={cx('dark inked whole', styles.ink)} aria-labelledby="why">
      <Container>
        <div className={cx('flex-row wrap', styles.why)}>
          <div>
            <h2 id="why">{why.title}</h2>
            <p>{why.lead}</p>
          </div>
          <a
            href={telephoneHref(why.phone)}
            className={cx('flex-row target light nowrap', styles.phone)}
          >
            {why.phone}
          </a>
          <ButtonLink as={LocalizedLink} to="/contact" variant="solid" onInk arrow>
            {t('home:requestQuote')}
          </ButtonLink>
        </div>
        {children}
      </Container>
    </section>
  );
}
