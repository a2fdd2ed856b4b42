import { useId } from 'react';

import { cx } from './cx.ts';
import { percent } from './percent.ts';
import styles from './scale.module.css';
import {
  type AxisNumber,
  type Divisions,
  type Quantity,
  type ScaleAxis,
  scalePosition,
  useAxisNumbers,
  useChartNumbers,
  useScaleAxis,
} from './scale-axis.ts';

export interface ScaleProps {
  /** The site's axis of the quantity; a document's own table may bring a local one. */
  quantity: Quantity | ScaleAxis;
  /** Lower end in the axis's unit; without it the bar fades to the left ("not stated"). */
  from?: number | undefined;
  /** Upper end in the axis's unit; without it there is no bar: nothing is stated. */
  to: number | undefined;
  /** Where an extended version ends: drawn as an outline. */
  extended?: number | undefined;
  /** The value that the visitor entered: the needle. */
  needle?: number | undefined;
  /** The range in words, only where it is not printed beside the bar: a screen reader would read it twice. */
  label?: string | undefined;
  /** `row` for charts whose rows join: taller, with ticks running through. */
  variant?: 'bar' | 'row' | undefined;
}

/** Heights of a scale, and where its bar lies, px. */
const PLACES = {
  bar: { height: 16, top: 7, thickness: 4 },
  row: { height: 22, top: 8, thickness: 6 },
} as const;

/** A shorter bar (per cent of the axis) may be thinner than a line: it gets a mark of its own at its beginning. */
const SHORT_BAR = 5;
const SHORTEST_BAR = '3';

/** Ticks are the style sheet's, one class for each number of divisions. */
const TICKS: Readonly<Record<Divisions, string | undefined>> = {
  1: undefined,
  4: styles.divisions4,
  5: styles.divisions5,
  6: styles.divisions6,
  8: styles.divisions8,
  10: styles.divisions10,
};

/**
 * A range on the one axis of its quantity, in the category's colour. Everything that depends on a value is a geometry attribute:
 * documents hold no style attributes, which the site's policy refuses (tools/build/csp.ts).
 */
export function Scale({
  quantity,
  from,
  to,
  extended,
  needle,
  label,
  variant = 'bar',
}: ScaleProps) {
  const own = useScaleAxis(typeof quantity === 'string' ? quantity : 'size');
  const axis = typeof quantity === 'string' ? own : quantity;
  const start = from === undefined ? 0 : scalePosition(axis, from);
  const length =
    to === undefined ? undefined : Math.round((scalePosition(axis, to) - start) * 10) / 10;
  const { height, top, thickness } = PLACES[variant];
  const bar = { x: `${start}%`, y: top, height: thickness };
  return (
    <svg
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={cx(
        'wide block',
        styles.scale,
        quantity === 'size' ? styles.size : TICKS[axis.divisions],
        variant === 'row' && styles.row,
      )}
    >
      {length !== undefined &&
        (from === undefined ? (
          <FadingBar {...bar} width={`${length}%`} />
        ) : (
          <rect {...bar} width={`${length}%`} />
        ))}
      {length !== undefined && length < SHORT_BAR && <rect {...bar} width={SHORTEST_BAR} />}
      {length !== undefined && extended !== undefined && (
        <rect
          x={percent(start + length)}
          y={top + 0.5}
          width={percent(scalePosition(axis, extended) - start - length)}
          height={thickness - 1}
          className={styles.extended}
        />
      )}
      {needle !== undefined && (
        <Needle at={scalePosition(axis, needle)} height={height} isJoined={variant === 'row'} />
      )}
    </svg>
  );
}

/** The lower end is not stated: the bar fades in from the left. */
function FadingBar(bar: { x: string; y: number; width: string; height: number }) {
  const id = useId();
  return (
    <>
      <linearGradient id={id}>
        <stop stopColor="currentColor" stopOpacity="0" />
        <stop offset="45%" stopColor="currentColor" />
      </linearGradient>
      <rect {...bar} fill={`url(#${id})`} />
    </>
  );
}

/** How far a needle reaches beyond its row of a chart, px: those of joining rows are one line. */
export const NEEDLE_REACH = 5;

function Needle({ at, height, isJoined }: { at: number; height: number; isJoined: boolean }) {
  const x = `${at}%`;
  const [y1, y2] = isJoined ? [-NEEDLE_REACH, height + NEEDLE_REACH] : [1, height + 1];
  return <line className={styles.needle} x1={x} x2={x} y1={y1} y2={y2} />;
}

/** Numbers under a scale, each at its place; those near an end stay within it. */
export function ScaleLegend({
  quantity,
  variant = 'bar',
}: { quantity: Quantity } & Pick<ScaleProps, 'variant'>) {
  const chart = useChartNumbers(quantity);
  const bar = useAxisNumbers(quantity);
  return variant === 'row' ? (
    <AxisNumbers numbers={chart} />
  ) : (
    <AxisNumbers numbers={bar} anchorOf={anchor} />
  );
}

/** Numbers at their places, per cent of an axis: each under its tick, the first and the last within. */
export function AxisNumbers({
  numbers,
  anchorOf = chartAnchor,
}: {
  numbers: readonly AxisNumber[];
  anchorOf?: (at: number) => 'start' | 'middle' | 'end';
}) {
  return (
    <svg className={cx('wide block smallest quiet', styles.axis)} aria-hidden="true">
      {numbers.map(({ text, at }) => (
        <text key={text} x={`${at}%`} y="1em" textAnchor={anchorOf(at)}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** The entered value over its needle, where rows of one axis share it. @param at per cent of the axis */
export function ScaleFlag({ at, children }: { at: number; children: string }) {
  return (
    <svg className={cx('wide block smallest quiet', styles.axis, styles.flag)} aria-hidden="true">
      <text x={`${at}%`} y="1em" textAnchor={at < 10 || at > 90 ? anchor(at) : 'middle'}>
        {children}
      </text>
    </svg>
  );
}

/** In a chart a number stands under its tick; only the first and the last stay within. */
function chartAnchor(at: number) {
  if (at < 1) return 'start';
  return at > 99 ? 'end' : 'middle';
}

/** A number begins at its tick in the first quarter of the axis, and ends there in the last. */
function anchor(at: number) {
  if (at < 25) return 'start';
  return at > 75 ? 'end' : 'middle';
}
