import type { ReactNode } from 'react';

import { cx } from './cx.ts';
import styles from './title-block.module.css';

export interface TitleBlockCell {
  label: string;
  value: ReactNode;
}

/** The title block of a drawing: bordered cells with a small label over a value; three to a row. */
export function TitleBlock({ cells }: { cells: readonly TitleBlockCell[] }) {
  return (
    <dl className={cx('grid clip caption paper', styles.block)}>
      {cells.map(({ label, value }) => (
        <div key={label} className={styles.cell}>
          <dt className="smallest quiet">{label}</dt>
          <dd className="strong anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
