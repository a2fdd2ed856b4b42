import { cx } from './cx.ts';
import styles from './scale.module.css';
import {
  AXIS_NUMBERS,
  type Quantity,
  SCALE_AXES,
  type ScaleAxis,
  scalePosition,
} from './scale-axis.ts';

export interface ScaleProps {
  /** The site's axis of the quantity; a document's own table may bring a local one. */
  quantity: Quantity | ScaleAxis;
  /** Lower end in the axis's unit; without it the bar fades to the left ("not stated"). */
  from?: number | undefined;
  /** Upper end in the axis's unit. */
  to: number;
  /** The value that the visitor entered: the needle. */
  needle?: number | undefined;
  /** The range in words; the same is always printed beside the bar. */
  label: string;
  /** `row` for charts whose rows join: taller, with ticks running through. */
  variant?: 'bar' | 'row' | undefined;
}

/** A range on the one axis of its quantity, in the category's colour. */
export function Scale({ quantity, from, to, needle, label, variant = 'bar' }: ScaleProps) {
  const axis = typeof quantity === 'string' ? SCALE_AXES[quantity] : quantity;
  const place = {
    '--a': from === undefined ? 0 : scalePosition(axis, from),
    '--b': scalePosition(axis, to),
    '--k': axis.divisions,
    ...(needle !== undefined && { '--n': scalePosition(axis, needle) }),
  };
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by the style sheet: there is no file to show
      role="img"
      aria-label={label}
      style={place}
      className={cx(
        styles.scale,
        quantity === 'size' && styles.size,
        from === undefined && styles.openStart,
        needle !== undefined && styles.needle,
        variant === 'row' && styles.row,
      )}
    />
  );
}

/** Numbers under a scale, each at its place; the first and the last stay within it. */
export function ScaleLegend({ quantity }: { quantity: Quantity }) {
  return (
    <span className={styles.axis} aria-hidden="true">
      {AXIS_NUMBERS[quantity].map(({ text, at }) => (
        <span key={text} style={{ '--at': at }}>
          {text}
        </span>
      ))}
    </span>
  );
}
