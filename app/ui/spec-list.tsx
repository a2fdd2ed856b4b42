import type { ReactNode } from 'react';

import { cx } from './cx.ts';
import styles from './spec-list.module.css';

export interface SpecRow {
  label: string;
  /** What is stated; "not stated" is a value. */
  value: ReactNode;
}

/** Label and value rows; `compact` for cards. */
export function SpecList({
  rows,
  compact,
}: {
  rows: readonly SpecRow[];
  compact?: boolean | undefined;
}) {
  return (
    <dl className={cx(styles.list, compact && styles.compact)}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
