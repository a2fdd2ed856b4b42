/** Equal divisions that an axis may have: the style sheet draws their ticks (scale.module.css). */
export type Divisions = 1 | 4 | 5 | 6 | 8 | 10;

/** An axis that a quantity is drawn on; one per quantity, so that bars compare across cards, tables and finder. */
export interface ScaleAxis {
  min: number;
  max: number;
  unit: string;
  /** How a value becomes a length: equal steps, or equal ratios. */
  kind: 'linear' | 'logarithmic';
  /** Equal divisions between the ticks. */
  divisions: Divisions;
}

/** A number under an axis, at its place in per cent. */
export interface AxisNumber {
  text: string;
  at: number;
}

/** The site's axes. */
export const SCALE_AXES = {
  /** Temperature, °C, a tick every 100. */
  temperature: { min: -200, max: 600, unit: '°C', kind: 'linear', divisions: 8 },
  /**
   * Nominal size, DN. It begins below the smallest size, 1/4 in = DN 8. Its ticks stand at nominal sizes (`SIZE_TICKS`, in
   * scale.module.css), not at equal divisions.
   */
  size: { min: 6, max: 1600, unit: 'DN', kind: 'logarithmic', divisions: 1 },
  /** Torque, Nm, a tick at every tenfold. */
  torque: { min: 10, max: 100_000, unit: 'Nm', kind: 'logarithmic', divisions: 4 },
} as const satisfies Record<string, ScaleAxis>;

/** Nominal sizes that have a tick on the size axis (ISO 6708). */
export const SIZE_TICKS = [8, 15, 25, 50, 100, 200, 400, 800] as const;

export type Quantity = keyof typeof SCALE_AXES;

/**
 * Where a value lies on an axis.
 *
 * @param value in the axis's unit; positive on a logarithmic axis
 * @returns per cent of the axis, 0 to 100, to one decimal; a value outside the axis lies on its end
 */
export function scalePosition(axis: ScaleAxis, value: number): number {
  const length =
    axis.kind === 'linear'
      ? (v: number) => v
      : (v: number) => Math.log(Math.max(v, Number.MIN_VALUE));
  const share = (length(value) - length(axis.min)) / (length(axis.max) - length(axis.min));
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
}

/** The numbers under each axis: nominal sizes, or values at ticks. Torque's go without their unit, which the value beside them has: on a tablet there is no room. */
export const AXIS_NUMBERS: Readonly<Record<Quantity, readonly AxisNumber[]>> = {
  torque: numbers('torque', [10, '10'], [1000, '1,000'], [100_000, '100,000']),
  size: numbers('size', [8, 'DN 8'], [100, '100'], [800, '800']),
  temperature: numbers('temperature', [-200, '\u2212200'], [200, '+200'], [600, '+600 °C']),
};

/** The first and the last of them, for a column that is too narrow for those between. */
export const axisEnds = (quantity: Quantity): readonly AxisNumber[] =>
  AXIS_NUMBERS[quantity].filter(({ at }) => at === 0 || at === 100);

/** The same of a chart whose rows share one wide axis: every tick, or every second one, has its number. */
export const CHART_NUMBERS: Readonly<Record<Quantity, readonly AxisNumber[]>> = {
  torque: numbers('torque', ...[10, 100, 1000, 10_000, 100_000].map(grouped)),
  size: numbers('size', ...SIZE_TICKS.map(grouped)),
  temperature: numbers(
    'temperature',
    [-200, '\u2212200'],
    [0, '0'],
    [200, '+200'],
    [400, '+400'],
    [600, '+600'],
  ),
};

/** The numbers of the size axis for sizes in inches, at the DN that they name. */
export const INCH_NUMBERS: readonly AxisNumber[] = numbers(
  'size',
  [8, '1/4'],
  [25, '1'],
  [50, '2'],
  [100, '4'],
  [200, '8'],
  [400, '16'],
  [800, '32 in'],
);

/** The numbers of a local axis: at each division, or at every second one where there are many. */
export function axisNumbers({ min, max, divisions }: ScaleAxis): AxisNumber[] {
  const step = divisions > 5 ? 2 : 1;
  return Array.from({ length: divisions / step + 1 }, (_, index) => {
    const share = (index * step) / divisions;
    return { text: String(min + (max - min) * share), at: Math.round(share * 1000) / 10 };
  });
}

function grouped(value: number): readonly [value: number, text: string] {
  return [value, value.toLocaleString('en-US')];
}

function numbers(
  quantity: Quantity,
  ...shown: readonly (readonly [value: number, text: string])[]
): AxisNumber[] {
  return shown.map(([value, text]) => ({ text, at: scalePosition(SCALE_AXES[quantity], value) }));
}
