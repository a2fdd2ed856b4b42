import { cx } from './cx.ts';
import styles from './icon.module.css';
import { ICON_SHAPES, type IconName } from './icon-shapes.tsx';

/** A line symbol beside a word that says the same; its size is the custom property `--icon-size`, 24 px without it. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx('rigid', styles.icon, className)}>
      {ICON_SHAPES[name]}
    </svg>
  );
}
