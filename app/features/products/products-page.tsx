import { type ReactNode } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { PageTrail } from '#app/shared/page/page-trail.tsx';
import { Container } from '#app/ui/container.tsx';
import { cx } from '#app/ui/cx.ts';
import { FigureParts } from '#app/ui/figure-parts.tsx';
import { Picture } from '#app/ui/picture.tsx';

import type { ProductsData } from './products.server.ts';
import styles from './products-page.module.css';

/** The frame of the products page. */
export function ProductsPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div data-theme="neutral">
      <Container>
        <PageTrail items={[{ label: title, to: '/products' }]} />
        {children}
      </Container>
    </div>
  );
}

/** The five categories and the gallery (spec §2): picture, name, one figure, one line. */
export function CategoryCards({ cards }: Pick<ProductsData, 'cards'>) {
  return (
    <div className="joined threes thirds">
      {cards.map(({ id, to, theme, name, figure, line, picture }, index) => (
        <article
          key={id}
          aria-label={name}
          className={cx('grid relative celled', styles.card)}
          data-theme={theme}
        >
          <div className={cx('grid', styles.picture)}>
            <Picture
              {...picture}
              sizes="(width >= 48em) 253px, 92px"
              fallback="hide"
              loading={index < 3 ? 'eager' : 'lazy'}
            />
          </div>
          <h2 className={cx('dense leading category-ink', styles.name)}>
            <LocalizedLink to={to} className="covers">
              {name}
            </LocalizedLink>
          </h2>
          <div className="figure">
            <FigureParts parts={figure} />
          </div>
          <p className="caption soft leading">{line}</p>
        </article>
      ))}
    </div>
  );
}

/** The same beside results: names and lines. */
export function CategoryLinks({ cards }: Pick<ProductsData, 'cards'>) {
  return (
    <ul className={cx('joined caption', styles.links)}>
      {cards.map(({ id, to, theme, name, line }) => (
        <li key={id} className="celled" data-theme={theme}>
          <LocalizedLink to={to} className="underlines">
            <b className="dense strong category-ink">{name}</b>
            <span className="quiet">{line}</span>
          </LocalizedLink>
        </li>
      ))}
    </ul>
  );
}
