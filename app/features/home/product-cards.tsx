import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { NoBreakText } from '#app/shared/text/no-break-text.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section } from '#app/ui/section.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import type { HomeData } from './home.server.ts';
import styles from './product-cards.module.css';

/** Four product cards, each with the figure that says what its range covers. */
export function ProductCards({ cards }: { cards: HomeData['productCards'] }) {
  const { t } = useLocale();
  return (
    <Section
      title={t('home:products')}
      lead={t('home:productsLead')}
      aside={
        <TextLink as={LocalizedLink} to="/products" className={styles.all}>
          {t('home:allProducts')}
        </TextLink>
      }
    >
      <div className={styles.cards}>
        {cards.map(({ id, to, theme, name, figure, unit, text, picture }) => (
          <article key={id} aria-label={name} className={styles.card} data-theme={theme}>
            <h3 className={styles.name}>
              <LocalizedLink to={to} className={styles.link}>
                {name}
              </LocalizedLink>
            </h3>
            <div className={styles.figure}>
              <NoBreakText text={figure} /> {unit && <span className={styles.unit}>{unit}</span>}
            </div>
            <p className={styles.text}>{text}</p>
            <div className={styles.picture}>
              <Picture {...picture} fallback="hide" />
            </div>
            <span className={styles.go} aria-hidden="true">
              {t('home:seeProducts')}
            </span>
          </article>
        ))}
      </div>
    </Section>
  );
}
