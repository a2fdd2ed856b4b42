import { z } from 'zod';

import { ISO_6708 } from '#facts/nominal-size.ts';
import type { Unit } from '#facts/units.ts';
import type { InchSize, Quantity } from '#facts/values.ts';

const finite = z.number();

/** A measure with its ends, both included; an end that is not stated is absent, of a single value both are equal. */
const quantityOf = <U extends z.ZodType<Unit>>(unitSchema: U) =>
  z
    .strictObject({
      kind: z.literal('quantity'),
      unit: unitSchema,
      min: finite.exactOptional(),
      max: finite.exactOptional(),
      above: z.literal(true).exactOptional(),
    })
    .refine(({ min, max }) => min !== undefined || max !== undefined, {
      error: 'neither end is stated',
      params: { remedy: 'Leave the field out where nothing is stated' },
    })
    .refine(({ min = -Infinity, max = Infinity }) => min <= max, {
      error: 'min is not below max',
      params: { remedy: 'Write the lower end first: between(min, max, unit)' },
    })
    .meta({ example: "between(-20, 80, '°C'), atMost(60, 'Nm') or exactly(5.5, 'bar')" });

/** A range or a single value in one unit. */
export const quantityIn = <U extends Unit>(unit: U) => quantityOf(z.literal(unit));
export type { Quantity };

/** Temperature in °C. Of the medium for valves, of the surroundings for electric actuators. */
export const temperature = quantityIn('°C');
/** Torque in Nm. */
export const torque = quantityIn('Nm');
/** Pressure in bar. */
export const pressureBar = quantityIn('bar');
/** Pressure in psi. */
export const pressurePsi = quantityIn('psi');
/** Voltage in V. */
export const voltage = quantityIn('V');
/** Frequency in Hz. */
export const frequency = quantityIn('Hz');

/** A pressure stated in both units by the source: the second is never calculated. */
export const dualPressure = z.strictObject({ bar: pressureBar, psi: pressurePsi });

/** Nominal sizes: those of ISO 6708, and DN 6 and 8, which are in use beside them. */
const NOMINAL_SIZES: readonly number[] = [6, 8, ...ISO_6708];

/** Nominal size DN: a name, not a measure. */
export const dn = z
  .int()
  .refine((value) => NOMINAL_SIZES.includes(value), {
    error: ({ input }) => `DN ${String(input)} is no nominal size`,
    params: { remedy: `The sizes are DN ${NOMINAL_SIZES.join(', ')}` },
  })
  .meta({ example: '100' });

/** A pipe size in inches as an exact fraction: 1-1/4 in is `{ numerator: 5, denominator: 4 }`. */
export const inchSize = z
  .strictObject({
    numerator: z.int().positive(),
    denominator: z.int().positive(),
  })
  .meta({ example: "inch('1-1/4')" });

/** From the smallest to the largest nominal size; the sizes between are listed only where the source lists them. */
export const dnRange = z
  .strictObject({
    system: z.literal('DN'),
    from: dn,
    to: dn,
    list: z.array(dn).min(1).exactOptional(),
  })
  .refine((size) => size.from <= size.to, {
    error: 'from is above to',
    params: { remedy: 'Write the smaller size first: dnFromTo(from, to)' },
  })
  .refine((size) => !size.list || (size.list[0] === size.from && size.list.at(-1) === size.to), {
    error: 'the list does not run from the smallest to the largest size',
    params: { remedy: 'Let the list begin with from and end with to' },
  })
  .refine(
    ({ list = [] }) => list.every((size, index) => index === 0 || size > (list[index - 1] ?? 0)),
    {
      error: 'the list names a size twice or does not rise',
      params: { remedy: 'Name each size once, the smallest first' },
    },
  );
export const inchRange = z.strictObject({
  system: z.literal('inch'),
  from: inchSize,
  to: inchSize,
});
/** Range of nominal sizes, in the system the source uses. */
export const sizeRange = z
  .discriminatedUnion('system', [dnRange, inchRange])
  .meta({ example: "dnFromTo(40, 1200) or inchFromTo('1/4', '4')" });
export type SizeRange = z.infer<typeof sizeRange>;

/** PN classes (EN 1333), numbers. PN 10 and JIS 10K are different ratings. */
export const pnClasses = z.array(z.int().positive()).min(1);
/** ANSI/ASME pressure classes, numbers: 150, 300, 600. */
export const ansiClasses = z.array(z.int().positive()).min(1);

/** ISO 5211 flange: F05, F07, F10, F12, F14. */
export const flangeId = z
  .string()
  .regex(/^F\d{2}$/)
  .meta({ example: "'F07'" });

/** Pressure rating of a valve: the parts that the source states, and only those. */
export const rating = z.strictObject({
  pn: pnClasses.exactOptional(),
  ansi: ansiClasses.exactOptional(),
  /** Stated highest pressure per ANSI class, bar (S30). Maxima: classes derate with temperature. */
  maxByAnsi: z.array(z.strictObject({ ansi: z.int().positive(), bar: finite })).exactOptional(),
  /** Working pressure stated in psi and bar (S20). */
  working: dualPressure.exactOptional(),
  /** PN by size, inclusive at both ends (S40). */
  pnBySize: z
    .array(z.strictObject({ from: inchSize, to: inchSize, pn: z.int().positive() }))
    .min(1)
    .exactOptional(),
  /** Pressure examples (S30T). The source does not state their unit, so they are compared with nothing. */
  examples: z
    .array(
      z.strictObject({
        value: finite,
        at: z.strictObject({ value: finite, unit: z.literal('°C') }),
      }),
    )
    .min(1)
    .exactOptional(),
});
export type Rating = z.infer<typeof rating>;

/** Electrical supply. Voltage in V, frequency in Hz. */
export const supply = z.strictObject({ voltage, frequency });
export type Supply = z.infer<typeof supply>;

/** Time for a quarter turn: seconds at a mains frequency. */
export const strokeTime = z.strictObject({
  seconds: z.number().positive(),
  /** Angle travelled, degrees. */
  angle: z.number().positive(),
  /** Mains frequency at which the time holds, Hz. */
  atHz: z.number().positive(),
});

type Range<U extends Unit> = Quantity<U> & { min: number; max: number };

/** `between(-20, 80, '°C')`: both ends included. */
export const between = <U extends Unit>(min: number, max: number, unit: U): Range<U> => ({
  kind: 'quantity',
  unit,
  min,
  max,
});
/** `exactly(5.5, 'bar')`: one stated value. */
export const exactly = <U extends Unit>(value: number, unit: U): Range<U> =>
  between(value, value, unit);
/** `atMost(600, '°C')`: up to and including; the lower end is not stated. */
export const atMost = <U extends Unit>(max: number, unit: U): Quantity<U> & { max: number } => ({
  kind: 'quantity',
  unit,
  max,
});
/** `above(95, '%')`: more than this value. */
export const above = <U extends Unit>(min: number, unit: U): Quantity<U> & { min: number } => ({
  kind: 'quantity',
  unit,
  min,
  above: true,
});

/** Lower and upper end of a quantity; an end that is not stated is absent. */
export const bounds = ({ min, max }: Quantity): Pick<Quantity, 'min' | 'max'> => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

/** `dnFromTo(40, 1200)`. */
export const dnFromTo = (
  from: number,
  to: number,
  list?: number[],
): Extract<SizeRange, { system: 'DN' }> =>
  list ? { system: 'DN', from, to, list } : { system: 'DN', from, to };

/** `inch('1-1/4')`, `inch('1/2')`, `inch('3')` as a reduced fraction. Throws on anything else. */
export function inch(name: string): InchSize {
  const match = /^(?:(\d+)-)?(\d+)(?:\/(\d+))?$/.exec(name);
  if (!match || (match[1] !== undefined && match[3] === undefined)) {
    throw new Error(`"${name}" is not an inch size; write 1/4, 1-1/2 or 2`);
  }
  const denominator = Number(match[3] ?? 1);
  return { numerator: Number(match[1] ?? 0) * denominator + Number(match[2]), denominator };
}

/** `inchFromTo('1/4', '4')`. */
export const inchFromTo = (from: string, to: string): Extract<SizeRange, { system: 'inch' }> => ({
  system: 'inch',
  from: inch(from),
  to: inch(to),
});
