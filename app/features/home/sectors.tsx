import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { NoBreakText } from '#app/shared/text/no-break-text.tsx';
import { Section } from '#app/ui/section.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import type { HomeData } from './home.server.ts';
import styles from './sectors.module.css';

/** Five application sectors, each with the products that are looked at first. */
export function Sectors({ sectors }: { sectors: HomeData['sectors'] }) {
  const { t } = useLocale();
  return (
    <Section>
      <div className={styles.columns}>
        <div>
          <h2>{t('home:sectors')}</h2>
          <p className={styles.lead}>
            <NoBreakText text={t('home:sectorsLead')} />
          </p>
        </div>
        <ul className={styles.rows}>
          {sectors.map(({ id, title, text, products }) => (
            <li key={id} className={styles.row}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
              <p className={styles.products}>
                {products.map(({ label, to }) => (
                  <TextLink key={to} as={LocalizedLink} to={to}>
                    {label}
                  </TextLink>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
