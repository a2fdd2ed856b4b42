import { cx } from '#app/ui/cx.ts';

import styles from './missing-valve.module.css';

/** Drawing of the 404 page: a pipe with a dashed gap where a valve would be, dimensioned as 404. */
export function MissingValve({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 640 190" role="img" aria-label={label} className={cx('wide', styles.drawing)}>
      <g>
        <path d="M0 70H228M0 120H228M412 70H640M412 120H640" />
        <path d="M228 42h16v106h-16zM396 42h16v106h-16z" />
      </g>
      <g className={styles.missing}>
        <path d="M252 50v90l68-45 68 45V50l-68 45zM320 95V46" />
        <circle cx="320" cy="26" r="20" />
      </g>
      <path className="centre-line" d="M0 95H244M396 95H640" />
      <path strokeWidth={1} d="M236 154v30M404 154v30" />
      <path strokeWidth={1} d="M236 176H292M348 176H404" />
      <path className={styles.arrow} d="M236 176l9-2.6v5.2zM404 176l-9-2.6v5.2z" />
      <text className={cx('name strong', styles.figure)} x="320" y="181.8" textAnchor="middle">
        404
      </text>
    </svg>
  );
}
