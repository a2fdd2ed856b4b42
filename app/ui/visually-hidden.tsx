import type { ReactNode } from 'react';

import styles from './visually-hidden.module.css';

/** Words for those who listen, not for those who look. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
}: {
  as?: 'span' | 'h2';
  children: ReactNode;
}) {
  return <Element className={styles.hidden}>{children}</Element>;
}
