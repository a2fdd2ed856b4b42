import type { ReactNode } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Container } from '#app/ui/container.tsx';
import { cx } from '#app/ui/cx.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { Picture } from '#app/ui/picture.tsx';

import type { ProductsData } from './products.server.ts';
import styles from './products-page.module.css';

/** Names of pages in a card's row on a phone, where the list of them has no room. */
const NAMED = 3;

/**
 * Six cards: the five categories, each with its pages, and the gallery (spec §2); below them the finder. On a phone with
 * conditions the finder and its results come first.
 */
export function ProductsPage({ data, finder }: { data: ProductsData; finder: ReactNode }) {
  const { t } = useLocale();
  return (
    <div data-theme="neutral" className={styles.whole}>
      <Container>
        <Breadcrumb
          label={t('chrome:breadcrumb')}
          link={LocalizedLink}
          items={[
            { label: t('chrome:home'), to: '/' },
            { label: data.title, to: '/products' },
          ]}
        />
        <PageHead title={data.title} lead={data.description} />
      </Container>
      <Container className={styles.categories}>
        <div className={styles.grid}>
          {data.cards.map((card, index) => (
            <article
              key={card.id}
              aria-label={card.name}
              className={styles.card}
              data-theme={card.theme}
            >
              <div className={styles.picture}>
                <Picture
                  {...card.picture}
                  sizes="(width >= 48em) 253px, 60vw"
                  fallback="hide"
                  loading={index < 3 ? 'eager' : 'lazy'}
                />
              </div>
              <h2 className={styles.name}>
                <LocalizedLink to={card.to}>{card.name}</LocalizedLink>
              </h2>
              {card.figure && <div className={styles.figure}>{card.figure}</div>}
              <p className={cx(styles.text, styles.described)}>{card.description}</p>
              <p className={styles.names}>
                {card.pages
                  .slice(0, NAMED)
                  .map(({ label }) => label)
                  .join(' · ')}
              </p>
              <ul className={styles.pages}>
                {card.pages.map(({ label, to, note }) => (
                  <li key={to}>
                    <LocalizedLink to={to} className={styles.link}>
                      {label}
                      {note && <span className={styles.note}>{note}</span>}
                    </LocalizedLink>
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
        <p className={styles.text}>
          {t('units:sources')} {data.sources.join(' · ')}
        </p>
      </Container>
      {finder}
    </div>
  );
}
