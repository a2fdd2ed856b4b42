import type { ReactNode } from 'react';

import styles from './container.module.css';
import { cx } from './cx.ts';

/** The width of the sheet: 1200 px at most, with the page's gutter. */
export function Container({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <div className={cx(styles.container, className)}>{children}</div>;
}
