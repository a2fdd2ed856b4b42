import type { ReactNode } from 'react';

import { cx } from './cx.ts';
import styles from './row-list.module.css';

/** Rows between rules, such as the files of a product. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={cx('dense edges ruled', styles.rows)}>{children}</ul>;
}

/** A row: what it is, a line of small print below, and at its end what can be done with it. */
export function RowItem({
  title,
  note,
  children,
}: {
  title: ReactNode;
  note: ReactNode;
  children: ReactNode;
}) {
  return (
    <li>
      <div className={cx('shrink leading', styles.row)}>
        <b>{title}</b>
        <small className="block quiet caption">{note}</small>
      </div>
      {children}
    </li>
  );
}
