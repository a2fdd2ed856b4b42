import { cx } from './cx.ts';
import type { LinkComponent } from './link.ts';
import styles from './page-nav.module.css';
import { pageWindow } from './page-window.ts';

export interface PageNavProps {
  /** Current page, from 1. */
  page: number;
  /** Number of pages; the navigation shows for a single one too. */
  totalPages: number;
  /** Address of a page. */
  to: (page: number) => string;
  link: LinkComponent;
  /** Titles of the pages, in order, where they have any: a link is then named by number and title. */
  titles?: readonly string[] | undefined;
  labels: {
    /** Name of the landmark. */
    navigation: string;
    previous: string;
    next: string;
  };
}

/** Previous, up to ten numbers with the current one in brackets, next (spec §2). */
export function PageNav({ page, totalPages, to, link: Link, titles, labels }: PageNavProps) {
  const arrow = (target: number, sign: string, label: string, rel: string) =>
    target >= 1 && target <= totalPages ? (
      <li>
        <Link
          to={to(target)}
          rel={rel}
          aria-label={label}
          className={cx('centred rounded soft', styles.cell)}
        >
          {sign}
        </Link>
      </li>
    ) : (
      // Drawn only: a screen reader gets no entry for a page that does not exist.
      <li aria-hidden="true">
        <span className={cx('centred rounded soft', styles.cell, styles.off)}>{sign}</span>
      </li>
    );
  return (
    <nav aria-label={labels.navigation}>
      <ol className={cx('flex dense screenOnly', styles.list)}>
        {arrow(page - 1, '‹', labels.previous, 'prev')}
        {pageWindow(page, totalPages).map((number) => (
          <li key={number}>
            {number === page ? (
              <span
                className={cx('centred rounded', styles.cell, 'bold nowrap dark-ink')}
                aria-current="page"
              >
                <span>
                  <span className={styles.bracket}>[</span>
                  {number}
                  <span className={styles.bracket}>]</span>
                </span>
              </span>
            ) : (
              <Link
                to={to(number)}
                {...(titles && { 'aria-label': `${number} ${titles[number - 1]}` })}
                className={cx('centred rounded soft', styles.cell)}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        {arrow(page + 1, '›', labels.next, 'next')}
      </ol>
    </nav>
  );
}
