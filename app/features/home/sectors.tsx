import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import { Band } from './band.tsx';
import styles from './home.module.css';
import type { HomeData } from './home.server.ts';

/** Five application sectors, each with the products that are looked at first. */
export function Sectors({ sectors }: { sectors: HomeData['sectors'] }) {
  const { t } = useLocale();
  return (
    <Band title={t('home:sectors')}>
      <ul className="edges ruled">
        {sectors.map(({ id, title, text, products }) => (
          <li key={id} className={cx('grid middle dense', styles.sector)}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
            <ul className={cx('flex wrap', styles.products)}>
              {products.map(({ label, to }) => (
                <li key={to}>
                  <TextLink as={LocalizedLink} to={to}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('home:sectorsNote')}</p>
    </Band>
  );
}
