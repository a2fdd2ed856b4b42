import { cx } from './cx.ts';
import styles from './warning-sign.module.css';

/** A filled triangle with an exclamation mark, in the text's colour: an error is never told by colour alone. */
export function WarningSign() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className={cx('rigid', styles.sign)}>
      <path d="M9 .5 18 17.5H0z" fill="currentColor" />
      <path d="M9 7v5M9 13.5v1.6" stroke="#fff" strokeWidth="1.8" />
    </svg>
  );
}
