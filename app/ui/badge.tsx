import type { ReactNode } from 'react';

import styles from './badge.module.css';
import { cx } from './cx.ts';

export interface BadgeProps {
  /** `code` filled with the category's colour, `category` outlined in it, `fact` grey, `open` grey and dashed, the others a status in words. */
  kind?: 'code' | 'category' | 'fact' | 'open' | 'success' | 'warning' | 'error' | undefined;
  children: ReactNode;
}

/** A short label: a code, a category, a fact or a status. */
export function Badge({ kind = 'category', children }: BadgeProps) {
  return (
    <span
      className={cx(
        'middle rounded caption strong nowrap',
        styles.badge,
        kind !== 'category' && styles[kind],
      )}
    >
      {children}
    </span>
  );
}
