import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Container } from '#app/ui/container.tsx';

import type { HomeData } from './home.server.ts';
import styles from './why-choose-us.module.css';

/** Why choose us, on a band of ink at the foot of the page. */
export function WhyChooseUs({ why }: { why: HomeData['why'] }) {
  const { t } = useLocale();
  return (
    <section className={styles.band} aria-labelledby="why">
      <Container className={styles.columns}>
        <div>
          <h2 id="why">{why.title}</h2>
          <p className={styles.lead}>{why.lead}</p>
        </div>
        <div className={styles.contact}>
          <a href={why.phoneHref} className={styles.phone}>
            {why.phone}
          </a>
          <ButtonLink as={LocalizedLink} to="/contact" variant="solid" onInk arrow>
            {t('home:requestQuote')}
          </ButtonLink>
        </div>
        <ul className={styles.reasons}>
          {why.reasons.map(({ id, title, text }) => (
            <li key={id} className={styles.reason}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
