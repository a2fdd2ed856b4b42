import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { FigureParts } from '#app/ui/figure-parts.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import { Band } from './band.tsx';
import styles from './home.module.css';
import type { HomeData } from './home.server.ts';

/** Four product cards, each with the figure that says what its range covers. */
export function ProductCards({ cards }: { cards: HomeData['productCards'] }) {
  const { t } = useLocale();
  return (
    <Band
      title={t('home:products')}
      aside={
        <TextLink as={LocalizedLink} to="/products">
          {t('home:allProducts')}
        </TextLink>
      }
    >
      <div className={cx('grid twos edge quarters below', styles.cards)}>
        {cards.map(({ id, to, theme, name, figure, line, picture }) => (
          <article
            key={id}
            aria-label={name}
            className={cx('grid relative', styles.card)}
            data-theme={theme}
          >
            <h3 className="body category-ink">
              <LocalizedLink to={to} className={cx('covers', styles.link)}>
                {name}
              </LocalizedLink>
            </h3>
            <div className="figure">
              <FigureParts parts={figure} />
            </div>
            <p className={styles.text}>{line}</p>
            <Picture {...picture} className={styles.cardPicture} fallback="hide" />
          </article>
        ))}
      </div>
    </Band>
  );
}
