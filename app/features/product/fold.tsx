import { type ReactNode, useEffect, useState } from 'react';

import { cx } from '#app/ui/cx.ts';
import folds from '#app/ui/fold.module.css';

import styles from './product-tables.module.css';

/** A long table, or drawings: closed on a phone. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(matchMedia('(width >= 48em)').matches), []);
  return (
    <details
      className={cx(folds.fold, 'open', styles.fold)}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="chevron">
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
