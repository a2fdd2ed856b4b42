/** Shape of `/catalogue.json`, once for the types, the JSON Schema that it names and the check of what is written. */
import { z } from 'zod';

import { FACT_KEYS, type FactKey } from '#facts/keys.ts';
import type { FactRecord, Measure } from '#facts/record.ts';

/** Addresses of the catalogue and of the schemas, which stay while its shape does. */
export const CATALOGUE_FILE = '/catalogue.json';
export const SCHEMA_FILE = '/schemas/catalogue-1.json';
export const PRODUCT_SCHEMA_FILE = '/schemas/product-1.json';

const localized = z.strictObject({ ko: z.string(), en: z.string() });

const measure: z.ZodType<Measure> = z.strictObject({
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

const fact: z.ZodType<FactRecord> = z.strictObject({
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
  range: z.strictObject({ from: z.string(), to: z.string() }).exactOptional(),
  scope: z.strictObject({
    of: z
      .enum(['product', 'series'])
      .describe('series: which size or version has which value is not stated'),
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

const file = z.strictObject({
  kind: z.enum(['sheet', 'document', 'drawing', 'step', 'dxf']),
  format: z.string(),
  url: z.string(),
  title: localized,
  language: z.enum(['ko', 'en']).exactOptional(),
  dn: z.number().int().exactOptional(),
});

const productSchema = z.strictObject({
  id: z.string(),
  code: z.string(),
  /** A range is stated as a whole and has no page of its own. */
  kind: z.enum(['product', 'range']),
  name: localized,
  category: z.strictObject({ id: z.string(), name: localized }),
  description: localized,
  mustKnow: localized.exactOptional().describe('Holds for every figure of the product'),
  url: localized,
  orderedIn: z
    .strictObject({ sizes: z.array(z.number()), phases: z.array(z.literal([1, 3])) })
    .describe('What an inquiry can ask for: DN, and supplies where there is a choice'),
  facts: z.array(fact),
  notStated: z
    .array(z.strictObject({ key: z.enum(FACT_KEYS as [FactKey, ...FactKey[]]), name: localized }))
    .describe('Can be asked for in an inquiry'),
  files: z.array(file),
});
export type ProductRecord = z.infer<typeof productSchema>;

const rules = z.array(localized).describe('What may not be concluded or combined');

/** The file of one product. */
export const productFileSchema = productSchema.extend({ $schema: z.string(), rules });

export const catalogueSchema = z.strictObject({
  $schema: z.string(),
  supplier: z.strictObject({ name: localized, url: z.string(), inquiry: localized }),
  price: localized,
  rules,
  products: z.array(productSchema),
});
export type Catalogue = z.infer<typeof catalogueSchema>;
