/** One axis for each quantity, on every sheet as on the site; those that only sheets have stand here. */
import { numberText } from '#facts/print.ts';
import type { Unit } from '#facts/units.ts';

import { inchOfDn } from '#facts/nominal-size.ts';
import { ELASTOMER_AXIS } from '#app/shared/product/product-tables.server.ts';
import { SCALE_AXES, type ScaleAxis, scalePosition, SIZE_TICKS } from '#app/ui/scale-axis.ts';

import type { ScaleData } from './sheet.ts';

interface SheetAxis {
  axis: Pick<ScaleAxis, 'min' | 'max' | 'kind'> & { unit: Unit | 'DN' };
  ticks: readonly number[];
  /** Ticks that carry their number. */
  numbers: readonly number[];
  signed?: true;
  /** What stands under a tick, where it is not its number. */
  label?: (value: number) => string;
}

export const AXES = {
  temperature: {
    axis: SCALE_AXES.temperature,
    ticks: [-200, -100, 0, 100, 200, 300, 400, 500, 600],
    numbers: [-200, 0, 200, 400, 600],
    signed: true,
  },
  /** Local: on the axis of all temperatures the limits of sleeves could not be told apart. */
  sleeve: {
    axis: { min: 0, max: ELASTOMER_AXIS.max, unit: '°C', kind: 'linear' },
    ticks: [0, 40, 80, 120, 160],
    numbers: [],
    signed: true,
  },
  size: { axis: SCALE_AXES.size, ticks: SIZE_TICKS, numbers: [8, 25, 100, 400] },
  /** The same axis under the inch names of its sizes; values are DN. */
  sizeInInches: {
    axis: SCALE_AXES.size,
    ticks: SIZE_TICKS,
    numbers: [8, 25, 100, 400],
    label: (dn: number) => `${inchOfDn(dn)} in`,
  },
  torque: {
    axis: SCALE_AXES.torque,
    ticks: [10, 100, 1000, 10_000, 100_000],
    numbers: [10, 100, 1000, 10_000, 100_000],
  },
  /** bar */
  pressure: {
    axis: { min: 1, max: 100, unit: 'bar', kind: 'logarithmic' },
    ticks: [1, 2, 5, 10, 20, 50, 100],
    numbers: [1, 2, 5, 10, 20, 50, 100],
  },
  /** s */
  time: {
    axis: { min: 0, max: 60, unit: 's', kind: 'linear' },
    ticks: [0, 10, 20, 30, 40, 50, 60],
    numbers: [0, 20, 40, 60],
  },
  /** mm */
  length: {
    axis: { min: 0, max: 600, unit: 'mm', kind: 'linear' },
    ticks: [0, 100, 200, 300, 400, 500, 600],
    numbers: [0, 200, 400, 600],
  },
} as const satisfies Record<string, SheetAxis>;

export type SheetQuantity = keyof typeof AXES;

/** What is drawn on an axis, in the axis's unit. `min` absent: the lower end is not stated. */
export interface OnAxis {
  min?: number | undefined;
  max?: number | undefined;
  needle?: number | undefined;
  /** Where an extended version ends. */
  extendedTo?: number | undefined;
  points?: readonly number[];
  /** Without numbers: a bar in the row of a table. */
  bare?: boolean;
}

/** Places values on the axis of their quantity. */
export function onAxis(
  quantity: SheetQuantity,
  { min, max, needle, extendedTo, points = [], bare = false }: OnAxis,
): ScaleData {
  const { axis, ticks, numbers, signed, label: named }: SheetAxis = AXES[quantity];
  const place = (value: number) => scalePosition({ divisions: 1, ...axis }, value) / 100;
  const label =
    named ?? ((value: number) => `${signed && value > 0 ? '+' : ''}${numberText(value)}`);
  return {
    ticks: ticks.map((value) => ({
      at: place(value),
      label: !bare && numbers.includes(value) ? label(value) : null,
    })),
    bar: max === undefined ? null : [min === undefined ? null : place(min), place(max)],
    extended:
      extendedTo === undefined || max === undefined ? null : [place(max), place(extendedTo)],
    needle: needle === undefined ? null : place(needle),
    points: points.map(place),
  };
}
