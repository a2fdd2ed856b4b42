import { cx } from './cx.ts';
import styles from './spinner.module.css';

/** Something is being fetched; the words say what. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className={cx('block bold', styles.spinner)}>
      {label}
      <span className={cx('block clip', styles.track)} />
    </output>
  );
}
