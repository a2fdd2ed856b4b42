/** What a value of each key looks like at run time: answers of staff and confirmed facts are checked by it. */
import { z } from 'zod';

import { ACTUATION_NAMES, APPLICATION_NAMES, BRAND_NAMES } from '#facts/choices.ts';
import type { FactKey, ValueOf } from '#facts/keys.ts';
import { type Unit, UNITS } from '#facts/units.ts';
import type { NotApplicable, NotStated } from '#facts/values.ts';

/** A value that somebody states: neither "not stated" nor "not applicable". */
export type StatedValue<K extends FactKey = FactKey> = Exclude<
  ValueOf<K>,
  NotStated | NotApplicable
>;

const words = z.string().trim().min(1).max(500);
const localized = z.strictObject({ ko: words, en: words });
const code = z.string().trim().min(1).max(60);
const inchSize = z.strictObject({
  numerator: z.int().positive(),
  denominator: z.union([z.literal(1), z.literal(2), z.literal(4), z.literal(8)]),
});
const nominalSize = z.union([
  z.strictObject({ dn: z.int().positive().max(4000) }),
  z.strictObject({ inch: inchSize }),
]);

const ends = { min: z.number().optional(), max: z.number().optional() };
const inOrder = ({ min, max }: { min?: number | undefined; max?: number | undefined }) =>
  (min !== undefined || max !== undefined) && (min ?? -Infinity) <= (max ?? Infinity);
const quantity = (...units: readonly [Unit, ...Unit[]]) =>
  z
    .strictObject({
      kind: z.literal('quantity'),
      unit: z.enum(units),
      ...ends,
      above: z.literal(true).optional(),
      also: z.strictObject({ unit: z.enum(UNITS), ...ends }).optional(),
    })
    .refine(inOrder, 'a quantity has one end at least, and the lower one is not above the other');

const choice = (...ids: readonly [string, ...string[]]) =>
  z.strictObject({ kind: z.literal('choice'), ids: z.array(z.enum(ids)).min(1) });
const choiceOf = (names: object) => choice(...(Object.keys(names) as [string]));
const codes = z.strictObject({ kind: z.literal('codes'), codes: z.array(code).min(1).max(12) });
const count = z.strictObject({
  kind: z.literal('count'),
  count: z.int().nonnegative(),
  each: code.optional(),
});
const text = z.strictObject({ kind: z.literal('text'), text: localized });
const rows = z.strictObject({
  kind: z.literal('rows'),
  rows: z
    .array(z.strictObject({ label: localized, text: localized }))
    .min(1)
    .max(30),
});
const rating = z.strictObject({
  kind: z.literal('rating'),
  designations: z
    .array(
      z.strictObject({
        system: z.enum(['PN', 'Class', 'JIS K']),
        number: z.number().positive(),
      }),
    )
    .min(1),
});
const mains = z.strictObject({
  kind: z.literal('mains'),
  voltage: quantity('V'),
  frequency: quantity('Hz'),
});
const thread = z.strictObject({
  kind: z.literal('thread'),
  thread: z.literal('G'),
  size: inchSize,
});
const size = z.number().positive();

/** The schema of each key; its output is the key's own type. */
const SCHEMAS = {
  brand: choiceOf(BRAND_NAMES),
  application: choiceOf(APPLICATION_NAMES),
  actuation: choiceOf(ACTUATION_NAMES),
  size: z.strictObject({
    kind: z.literal('sizes'),
    from: nominalSize,
    to: nominalSize,
    list: z.array(nominalSize).min(1).optional(),
  }),
  rating: z.union([
    rating,
    quantity('bar', 'psi'),
    z.strictObject({ kind: z.literal('without-unit'), value: z.number() }),
  ]),
  maxPressure: quantity('bar'),
  maxDifferential: quantity('bar'),
  temperature: quantity('°C'),
  ports: choice('T', 'L'),
  bodyStyle: choice('wafer', 'double-flanged'),
  casing: choice('grey-cast-iron-gg20', 'aluminium'),
  connection: thread,
  controlAirAbove: quantity('bar'),
  pilotPort: thread,
  length: quantity('mm'),
  flangeDiameter: quantity('mm'),
  innerDiameter: quantity('mm'),
  flangeStandard: codes,
  weight: quantity('kg'),
  frameSizes: z.strictObject({
    kind: z.literal('frame-sizes'),
    prefix: code,
    from: z.int().positive(),
    to: z.int().positive(),
  }),
  action: choice('double-acting', 'spring-return'),
  torque: quantity('Nm'),
  rotation: z.union([
    quantity('°'),
    z.strictObject({
      kind: z.literal('alternatives'),
      unit: z.literal('°'),
      values: z.array(z.number()).min(1),
    }),
  ]),
  strokeTime: quantity('s'),
  mounting: z.strictObject({
    kind: z.literal('mounting'),
    standard: z.literal('ISO 5211'),
    sizes: z
      .array(z.string().regex(/^F\d{2}$/))
      .min(1)
      .optional(),
  }),
  actuatorSupply: quantity('bar'),
  airSupply: quantity('bar'),
  oilSupply: quantity('bar'),
  singlePhase: mains,
  threePhase: z.union([mains, z.strictObject({ kind: z.literal('none') })]),
  actuatorTemperature: quantity('°C'),
  ambient: quantity('°C'),
  protection: codes,
  submersionDepth: quantity('m'),
  submersionTime: quantity('h'),
  submersionCycles: count,
  duty: z.union([
    z.strictObject({
      kind: z.literal('duty'),
      type: z.enum(['S2', 'S4']),
      of: quantity('min', '%'),
    }),
    codes,
  ]),
  insulation: codes,
  insulationTemperature: quantity('°C'),
  positionSensing: quantity('turns'),
  analogueOutput: quantity('mA'),
  limitSwitches: count,
  torqueSwitches: count,
  extraSwitches: count,
  conduitEntry: count,
  efficiency: quantity('%'),
  seals: choice('options'),
  dimensions: z.strictObject({ kind: z.literal('box'), length: size, width: size, height: size }),
  failPosition: text,
  strokeTorques: text,
  airConsumption: text,
  mechanism: text,
  accessoryFaces: codes,
  threadGender: choice('male', 'female'),
  explosionProtection: codes,
  manualOverride: codes,
  faceToFace: quantity('mm'),
  materials: rows,
  endConnections: text,
  valveTorque: quantity('Nm'),
  flowCoefficient: codes,
  seatLeakage: codes,
  certificates: rows,
} satisfies Readonly<Record<FactKey, z.ZodType>>;

/** The schema of a key's values. */
export const factValueSchema = <K extends FactKey>(key: K): z.ZodType<StatedValue<K>> =>
  SCHEMAS[key] as unknown as z.ZodType<StatedValue<K>>;

/**
 * Checks a value that came from outside the code: a database, a file.
 *
 * @returns undefined where it is no value of that key
 */
export function factValue<K extends FactKey>(key: K, value: unknown): StatedValue<K> | undefined {
  const read = factValueSchema(key).safeParse(value);
  return read.success ? read.data : undefined;
}
