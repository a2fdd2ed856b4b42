import { type ReactNode, useRef } from 'react';

import { useOverflow } from './use-overflow.ts';
import styles from './wide.module.css';

/** A drawing whose words are read: on a phone it keeps a legible size and scrolls sideways in a box of its own. */
export function Wide({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  return (
    <div
      ref={box}
      className={styles.wide}
      {...(overflows && { tabIndex: 0, role: 'region', 'aria-label': label })}
    >
      <div>{children}</div>
    </div>
  );
}
