import { type ReactNode, type Ref, useId } from 'react';

import styles from './alert.module.css';
import { cx } from './cx.ts';

export interface AlertProps {
  /** `error` interrupts (role alert), the others wait their turn (role status). */
  kind: 'error' | 'success' | 'warning' | 'info';
  title?: ReactNode;
  children?: ReactNode;
  /** Where focus goes when it appears. */
  ref?: Ref<HTMLDivElement>;
  className?: string | undefined;
}

/** What has happened, in a frame: symbol and words, never colour alone. */
export function Alert({ kind, title, children, ref, className }: AlertProps) {
  const heading = useId();
  return (
    <div
      ref={ref}
      role={kind === 'error' ? 'alert' : 'status'}
      aria-labelledby={title === undefined ? undefined : heading}
      // Only the changed part is announced: mending one field does not read the whole list of errors again.
      aria-atomic={kind === 'error' ? false : undefined}
      tabIndex={-1}
      className={cx('dense', styles.alert, kind !== 'info' && styles[kind], className)}
    >
      {title !== undefined && (
        <h2 id={heading} className={cx('flex-row gap8 body', styles.title)}>
          {title}
        </h2>
      )}
      {children}
    </div>
  );
}
