import type { ReactNode } from 'react';

import styles from './badge.module.css';
import { cx } from './cx.ts';

export interface BadgeProps {
  /** `code` filled with the category's colour, `fact` grey, `open` grey and dashed, `success` green. */
  kind: 'code' | 'fact' | 'open' | 'success';
  children: ReactNode;
}

/** A short label: a code, a category, a fact or a status. */
export function Badge({ kind, children }: BadgeProps) {
  return (
    <span className={cx('middle rounded caption strong nowrap', styles.badge, styles[kind])}>
      {children}
    </span>
  );
}
