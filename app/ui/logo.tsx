import { cx } from './cx.ts';
import styles from './logo.module.css';

export interface LogoProps {
  name: string;
  /** Smaller line under the name. */
  descriptor?: string | undefined;
}

/** Mark and name: a valve's symbol with its actuator as the needle's red dot. */
export function Logo({ name, descriptor }: LogoProps) {
  return (
    <span className={cx('flex-row gap10 bold nowrap', styles.logo)}>
      <svg viewBox="0 0 34 34" aria-hidden="true" className={cx('rigid', styles.mark)}>
        <path d="M2 14v16l15-8 15 8V14l-15 8z" fill="currentColor" />
        <path d="M17 22V11" stroke="currentColor" strokeWidth="2.5" />
        <circle cx="17" cy="6.5" r="4.5" className={styles.ball} />
      </svg>
      <span data-part="name">
        {name}
        {descriptor !== undefined && (
          <span
            className={cx('block medium quiet smallest', styles.descriptor)}
            data-part="descriptor"
          >
            {descriptor}
          </span>
        )}
      </span>
    </span>
  );
}
