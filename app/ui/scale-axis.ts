import { createContext, useContext } from 'react';

import { fromImperial, type UnitSystem } from '#facts/units.ts';

/** Equal divisions that an axis may have: the style sheet draws their ticks (scale.module.css). */
export type Divisions = 1 | 4 | 5 | 6 | 8 | 10;

/** An axis that a quantity is drawn on; one per quantity, so that bars compare across cards, tables and finder. */
export interface ScaleAxis {
  /** Ends, in the unit of the values that are drawn on it: °C, also where its numbers are °F. */
  min: number;
  max: number;
  /** Of its numbers. */
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

/** Of each system of units. */
export const AXES: Readonly<Record<UnitSystem, Readonly<Record<Quantity, ScaleAxis>>>> = {
  si: SCALE_AXES,
  /** From one round number to another, so that ticks have round numbers in these units too. */
  imperial: {
    size: SCALE_AXES.size,
    temperature: {
      ...SCALE_AXES.temperature,
      min: fromImperial(-400, '°C'),
      max: fromImperial(1200, '°C'),
      unit: '°F',
    },
    torque: {
      ...SCALE_AXES.torque,
      min: fromImperial(10, 'Nm'),
      max: fromImperial(100_000, 'Nm'),
      unit: 'lbf·ft',
    },
  },
};

/** In whose units axes are drawn and numbered; the values above them follow the same choice (shared/units). */
export const ScaleUnits = createContext<UnitSystem>('si');

/** The site's axis of a quantity in the units chosen. */
export const useScaleAxis = (quantity: Quantity): ScaleAxis =>
  AXES[useContext(ScaleUnits)][quantity];

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

type Numbers = Readonly<Record<Quantity, readonly AxisNumber[]>>;

/** Nominal sizes, or values at ticks. Torque's go without their unit, which the value beside them has: on a tablet there is no room. */
const BAR_NUMBERS: Numbers = {
  torque: numbers('torque', [10, '10'], [1000, '1,000'], [100_000, '100,000']),
  size: numbers('size', [8, 'DN 8'], [100, '100'], [800, '800']),
  temperature: evenly('\u2212200', '+200', '+600 °C'),
};

/** The numbers under each axis. Those of torque are the same in both units: 10 to 100,000. */
export const AXIS_NUMBERS: Readonly<Record<UnitSystem, Numbers>> = {
  si: BAR_NUMBERS,
  imperial: { ...BAR_NUMBERS, temperature: evenly('\u2212400', '+400', '+1,200 °F') },
};

export const useAxisNumbers = (quantity: Quantity): readonly AxisNumber[] =>
  AXIS_NUMBERS[useContext(ScaleUnits)][quantity];

/** The first and the last number of torque, for a column that is too narrow for those between. */
export const TORQUE_ENDS = BAR_NUMBERS.torque.filter(({ at }) => at === 0 || at === 100);

const WIDE_NUMBERS: Numbers = {
  torque: numbers('torque', ...[10, 100, 1000, 10_000, 100_000].map(grouped)),
  size: numbers('size', ...SIZE_TICKS.map(grouped)),
  temperature: evenly('\u2212200', '0', '+200', '+400', '+600'),
};

/** The same of a chart whose rows share one wide axis: every tick, or every second one, has its number. */
const CHART_NUMBERS: Readonly<Record<UnitSystem, Numbers>> = {
  si: WIDE_NUMBERS,
  imperial: { ...WIDE_NUMBERS, temperature: evenly('\u2212400', '0', '+400', '+800', '+1,200') },
};

export const useChartNumbers = (quantity: Quantity): readonly AxisNumber[] =>
  CHART_NUMBERS[useContext(ScaleUnits)][quantity];

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
export function axisNumbers({
  min,
  max,
  divisions,
}: Pick<ScaleAxis, 'min' | 'max' | 'divisions'>): AxisNumber[] {
  const step = divisions > 5 ? 2 : 1;
  return Array.from({ length: divisions / step + 1 }, (_, index) => {
    const share = (index * step) / divisions;
    return { text: String(min + (max - min) * share), at: Math.round(share * 1000) / 10 };
  });
}

/** Texts at equal distances, from one end to the other. */
function evenly(...texts: readonly string[]): AxisNumber[] {
  return texts.map((text, place) => ({ text, at: (place * 100) / (texts.length - 1) }));
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
