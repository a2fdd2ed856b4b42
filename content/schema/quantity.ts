import { z } from 'zod';

/** The source gives no value. Shown as 자료 없음 / Not stated; never filled in. */
export const NOT_STATED = 'not-stated';
export const notStated = z.literal(NOT_STATED);
export type NotStated = typeof NOT_STATED;

/** The question does not arise for the product. Shown as 해당 없음 / Not applicable. */
export const NOT_APPLICABLE = 'not-applicable';
export const notApplicable = z.literal(NOT_APPLICABLE);
export type NotApplicable = typeof NOT_APPLICABLE;

/** It depends on the actuator that is fitted to a valve: 조립하는 액추에이터에 따름 / Depends on the actuator fitted. */
export const BY_ACTUATOR = 'by-actuator';
const byActuator = z.literal(BY_ACTUATOR);

/** A fact, or the explicit statement that the source does not give it. */
export type Stated<T> = T | NotStated;
export const stated = <T extends z.ZodType>(schema: T) => z.union([schema, notStated]);

/** A fact that some products of a family cannot have, or have from what is fitted to them. */
export type Applicable<T> = Stated<T> | NotApplicable | typeof BY_ACTUATOR;
export const applicable = <T extends z.ZodType>(schema: T) =>
  z.union([schema, notStated, notApplicable, byActuator]);

/** Whether a value is stated: neither missing nor not applicable, nor another product's. */
export const isStated = <T>(value: Applicable<T>): value is T =>
  value !== NOT_STATED && value !== NOT_APPLICABLE && value !== BY_ACTUATOR;

/** Units of the specification's section 9. Nothing is converted: a value keeps the unit it was stated in. */
export const UNITS = [
  '°C',
  'Nm',
  'bar',
  'psi',
  'mm',
  'kg',
  'm',
  'V',
  'Hz',
  's',
  'min',
  'h',
  '%',
  '°',
  'mA',
  'turns',
] as const;
export const unit = z.enum(UNITS);
export type Unit = z.infer<typeof unit>;

const finite = z.number();

/** A quantity with its comparator. `between` includes both ends, `above` excludes its end ("above 95 %"). */
const quantityOf = <U extends z.ZodType<Unit>>(unitSchema: U) =>
  z
    .discriminatedUnion('comparator', [
      z
        .strictObject({
          comparator: z.literal('between'),
          min: finite,
          max: finite,
          unit: unitSchema,
        })
        .refine((range) => range.min < range.max, {
          error: 'min is not below max',
          params: { remedy: 'Write the lower end first: between(min, max, unit)' },
        }),
      z.strictObject({ comparator: z.literal('at-most'), max: finite, unit: unitSchema }),
      z.strictObject({ comparator: z.literal('at-least'), min: finite, unit: unitSchema }),
      z.strictObject({ comparator: z.literal('above'), min: finite, unit: unitSchema }),
      z.strictObject({ comparator: z.literal('exactly'), value: finite, unit: unitSchema }),
    ])
    .meta({ example: "between(-20, 80, '°C'), atMost(60, 'Nm') or exactly(5.5, 'bar')" });

/** A range or a single value of any unit. */
export const quantity = quantityOf(unit);
export type Quantity<U extends Unit = Unit> =
  | { comparator: 'between'; min: number; max: number; unit: U }
  | { comparator: 'at-most'; max: number; unit: U }
  | { comparator: 'at-least'; min: number; unit: U }
  | { comparator: 'above'; min: number; unit: U }
  | { comparator: 'exactly'; value: number; unit: U };

/** Temperature in °C. Of the medium for valves, of the surroundings for electric actuators. */
export const temperature = quantityOf(z.literal('°C'));
export type Temperature = z.infer<typeof temperature>;
/** Torque in Nm. */
export const torque = quantityOf(z.literal('Nm'));
/** Pressure in bar. */
export const pressureBar = quantityOf(z.literal('bar'));
/** Pressure in psi. */
export const pressurePsi = quantityOf(z.literal('psi'));
/** Voltage in V. */
export const voltage = quantityOf(z.literal('V'));
/** Frequency in Hz. */
export const frequency = quantityOf(z.literal('Hz'));

/** A pressure stated in both units by the source: the second is never calculated. */
export const dualPressure = z.strictObject({ bar: pressureBar, psi: pressurePsi });
export type DualPressure = z.infer<typeof dualPressure>;

/** Nominal size DN (ISO 6708): a name, not a measure. */
export const dn = z.int().positive();

/** A pipe size in inches as an exact fraction: 1-1/4 in is `{ numerator: 5, denominator: 4 }`. */
export const inchSize = z
  .strictObject({
    numerator: z.int().positive(),
    denominator: z.int().positive(),
  })
  .meta({ example: "inch('1-1/4')" });
export type InchSize = z.infer<typeof inchSize>;

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
  });
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
  /** Pressure examples whose unit the source does not state (S30T): shown as stated; the unit is an open question. */
  examples: z
    .array(
      z.strictObject({
        value: finite,
        unit: notStated,
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

/** `between(-20, 80, '°C')`: both ends included. */
export const between = <U extends Unit>(
  min: number,
  max: number,
  unit: U,
): Extract<Quantity<U>, { comparator: 'between' }> => ({
  comparator: 'between',
  min,
  max,
  unit,
});
/** `atMost(600, '°C')`: up to and including; the lower end is not stated. */
export const atMost = <U extends Unit>(
  max: number,
  unit: U,
): Extract<Quantity<U>, { comparator: 'at-most' }> => ({
  comparator: 'at-most',
  max,
  unit,
});
/** `atLeast(…)`: from this value up; the upper end is not stated. */
export const atLeast = <U extends Unit>(
  min: number,
  unit: U,
): Extract<Quantity<U>, { comparator: 'at-least' }> => ({
  comparator: 'at-least',
  min,
  unit,
});
/** `above(95, '%')`: more than this value. */
export const above = <U extends Unit>(
  min: number,
  unit: U,
): Extract<Quantity<U>, { comparator: 'above' }> => ({
  comparator: 'above',
  min,
  unit,
});
/** `exactly(5.5, 'bar')`: one stated value. */
export const exactly = <U extends Unit>(
  value: number,
  unit: U,
): Extract<Quantity<U>, { comparator: 'exactly' }> => ({
  comparator: 'exactly',
  value,
  unit,
});

/** Lower and upper end of a quantity; an end that is not stated is absent. For filters, scales and sorting. */
export function bounds(value: Quantity): { min?: number; max?: number } {
  switch (value.comparator) {
    case 'between':
      return { min: value.min, max: value.max };
    case 'at-most':
      return { max: value.max };
    case 'at-least':
    case 'above':
      return { min: value.min };
    case 'exactly':
      return { min: value.value, max: value.value };
  }
}

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
