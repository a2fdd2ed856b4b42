/** What a value of each key looks like at run time: answers of staff and confirmed facts are checked by it. */
import { z } from 'zod';

import { type FactKey, keyEntry, type StatedValue, type Takes } from '#facts/keys.ts';
import { isUnit, type Unit, UNITS } from '#facts/units.ts';
import type { Names } from '#facts/values.ts';

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
const quantity = (unit: Unit) =>
  z
    .strictObject({
      kind: z.literal('quantity'),
      unit: z.literal(unit),
      ...ends,
      above: z.literal(true).optional(),
      also: z.strictObject({ unit: z.enum(UNITS), ...ends }).optional(),
    })
    .refine(inOrder, 'a quantity has one end at least, and the lower one is not above the other');
const choice = (names: Names) => {
  const id = z.enum(Object.keys(names) as [string]);
  return z.strictObject({ kind: z.literal('choice'), ids: z.array(id).min(1) });
};
const whole = z.int().positive();
const side = z.number().positive();
const designation = z.strictObject({
  system: z.enum(['PN', 'Class', 'JIS K']),
  number: z.number().positive(),
});

/** What the other kinds of value hold. */
const SHAPES = {
  alternatives: { unit: z.literal('°'), values: z.array(z.number()).min(1) },
  'without-unit': { value: z.number() },
  sizes: { from: nominalSize, to: nominalSize, list: z.array(nominalSize).min(1).optional() },
  'frame-sizes': { prefix: code, from: whole, to: whole },
  rating: { designations: z.array(designation).min(1) },
  codes: { codes: z.array(code).min(1).max(12) },
  mounting: {
    standard: z.literal('ISO 5211'),
    sizes: z
      .array(z.string().regex(/^F\d{2}$/))
      .min(1)
      .optional(),
  },
  thread: { thread: z.literal('G'), size: inchSize },
  mains: { voltage: quantity('V'), frequency: quantity('Hz') },
  duty: { type: z.enum(['S2', 'S4']), of: z.union([quantity('min'), quantity('%')]) },
  count: { count: z.int().nonnegative(), each: code.optional() },
  box: { length: side, width: side, height: side },
  text: { text: localized },
  rows: {
    rows: z
      .array(z.strictObject({ label: localized, text: localized }))
      .min(1)
      .max(30),
  },
  none: {},
} satisfies Record<Exclude<Takes, Unit | Names>, z.ZodRawShape>;

const schemaOf = (takes: Takes) =>
  typeof takes === 'object'
    ? choice(takes)
    : isUnit(takes)
      ? quantity(takes)
      : z.strictObject({ kind: z.literal(takes), ...SHAPES[takes] });

/**
 * Checks a value that came from outside the code: a database, a file.
 *
 * @returns undefined where it is no value of that key
 */
export function factValue<K extends FactKey>(key: K, value: unknown): StatedValue<K> | undefined {
  const read = z.union(keyEntry(key).takes.map(schemaOf)).safeParse(value);
  return read.success ? (read.data as StatedValue<K>) : undefined;
}
