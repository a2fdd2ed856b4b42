/**
 * A fact as programs read it: its numbers with the codes of their unit, its words, where it comes from, and what must be known
 * of it. Whatever hands facts to software is made of these records.
 */
import { z } from 'zod';

import { FACT_KEYS, type FactKey } from '#facts/keys.ts';

export const localized = z.strictObject({ ko: z.string(), en: z.string() });

/** One number, or a range with both ends included unless it says otherwise. An end that is not stated is absent. */
const measure = z.strictObject({
  /** Which part of the value: the voltage of a supply, the height of a box. */
  of: z.enum(['voltage', 'frequency', 'length', 'width', 'height']).exactOptional(),
  unit: z.strictObject({
    symbol: z.string(),
    ucum: z.string().describe('Unified Code for Units of Measure'),
    unece: z.string().exactOptional().describe('UN/CEFACT Recommendation 20'),
  }),
  value: z.number().exactOptional(),
  minimum: z.number().exactOptional(),
  maximum: z.number().exactOptional(),
  exclusiveMinimum: z.number().exactOptional(),
  get also() {
    return measure
      .exactOptional()
      .describe('The same in a second unit, where the source states both');
  },
});

export type Measure = z.infer<typeof measure>;

export const factRecord = z.strictObject({
  /** Stays the same while the claim does: `s30.maxPressure.class-150`. */
  id: z.string().describe('Names the claim'),
  key: z.enum(FACT_KEYS as [FactKey, ...FactKey[]]),
  name: localized,
  text: localized.describe(
    'As a page prints it; what must be known besides is in the reservations',
  ),
  measures: z
    .array(measure)
    .exactOptional()
    .describe('None where a number would be read as more than is stated: read the text'),
  values: z
    .array(z.string())
    .exactOptional()
    .describe('Names, codes and designations, any of which a unit may have'),
  /** From the smallest to the largest, by name: `DN 15` to `DN 200`, `AP1` to `AP12`. */
  range: z.strictObject({ from: z.string(), to: z.string() }).exactOptional(),
  scope: z.strictObject({
    of: z
      .enum(['product', 'series'])
      .describe('series: which size or version has which value is not stated'),
    /** By name: from DN 40 to DN 150. One size has two equal ends. */
    size: z.strictObject({ from: z.string(), to: z.string() }).exactOptional(),
    designation: z.string().exactOptional(),
    material: z.string().exactOptional(),
    version: z.string().exactOptional(),
    option: z.string().exactOptional(),
    at: z.strictObject({ value: z.number(), unit: z.enum(['°C', 'Hz', 'bar']) }).exactOptional(),
  }),
  basis: z.enum(['stated', 'standard', 'confirmed']),
  source: z.string(),
  reservations: z.array(z.strictObject({ key: z.string(), text: localized })),
});
export type FactRecord = z.infer<typeof factRecord>;
