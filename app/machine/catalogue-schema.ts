/** Shape of `/catalogue.json`, once for the types, the JSON Schema that it names and the check of what is written. */
import { z } from 'zod';

import { FACT_KEYS, type FactKey } from '#facts/keys.ts';

import { factRecord, localized } from '#app/shared/facts/fact-record.ts';

/** Addresses of the catalogue and of the schemas, which stay while its shape does. */
export const CATALOGUE_FILE = '/catalogue.json';
export const SCHEMA_FILE = '/schemas/catalogue-1.json';
export const PRODUCT_SCHEMA_FILE = '/schemas/product-1.json';

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
  facts: z.array(factRecord),
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
