import styles from './breadcrumb.module.css';
import { cx } from './cx.ts';
import type { LinkComponent } from './link.ts';

export interface BreadcrumbItem {
  label: string;
  to: string;
}

export interface BreadcrumbProps {
  /** Name of the landmark. */
  label: string;
  /** From the home page down; the last one is the page itself and no link. */
  items: readonly BreadcrumbItem[];
  link: LinkComponent;
}

/** Where the page stands in the site. */
export function Breadcrumb({ label, items, link: Link }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={cx('flex wrap caption quiet', styles.list)}>
        {items.map((item, index) => (
          <li key={item.to} className={styles.item}>
            {index === items.length - 1 ? (
              <span className="strong dark-ink" aria-current="page">
                {item.label}
              </span>
            ) : (
              <Link to={item.to} className="underlines">
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
