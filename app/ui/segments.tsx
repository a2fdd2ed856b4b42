import { cx } from './cx.ts';
import styles from './segments.module.css';

export interface SegmentsProps<T extends string> {
  /** Name of the group, for screen readers. */
  label: string;
  items: readonly { value: T; text: string }[];
  chosen: T;
  onChoose: (value: T) => void;
}

/** A choice between a few words; the chosen one is underlined. Works with scripts only, and is hidden without them. */
export function Segments<T extends string>({ label, items, chosen, onChoose }: SegmentsProps<T>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cx('scripted flex wrap dense screenOnly', styles.segments)}
    >
      {items.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
