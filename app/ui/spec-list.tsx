import type { ReactNode } from 'react';

import { cx } from './cx.ts';
import styles from './spec-list.module.css';

export interface SpecRow {
  label: string;
  value: ReactNode;
  /** At the end of the row, quieter: the value in the other system of units. */
  aside?: string | undefined;
}

/** Letters of an aside that a phone has room for beside a value. */
const LONG = 18;

/** Label and value rows; `compact` for cards. */
export function SpecList({
  rows,
  compact,
}: {
  rows: readonly SpecRow[];
  compact?: boolean | undefined;
}) {
  return (
    <dl className={cx('edges dense', compact && styles.compact)}>
      {rows.map(({ label, value, aside }) => (
        <div key={label} className={cx('tight grid middle above', styles.row)}>
          <dt className={cx('quiet leading', styles.label)}>{label}</dt>
          <dd className="shrink strong">{value}</dd>
          {aside !== undefined && (
            <dd className={cx('caption quiet', styles.aside, aside.length > LONG && styles.below)}>
              {aside}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
