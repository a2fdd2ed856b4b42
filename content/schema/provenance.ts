import { z } from 'zod';

import { localized, text } from './localized.ts';

/**
 * Where a fact comes from:
 * - `spec §n`: the specification's section n;
 * - `standard …`: a public standard, named;
 * - `supplier …`: stated or corrected by the supplier in the document named;
 * - `project`: written or drawn by this project from facts that carry their own source;
 * - `sample`: a placeholder until the supplier confirms or replaces it; listed by `npm run content:report`.
 */
export const source = z
  .union([
    z.templateLiteral(['spec §', z.number()]),
    z.templateLiteral(['standard ', z.string()]),
    z.templateLiteral(['supplier ', z.string()]),
    z.literal('project'),
    z.literal('sample'),
  ])
  .meta({ example: "'spec §9', 'standard …', 'supplier …', 'project' or 'sample'" });

/** The source of one field of an entry. `field` is a dotted path into the entry, or `*` for the whole of it. */
export const provenance = z.strictObject({
  field: text,
  source,
  /** For a sample: what the supplier is asked to confirm. English, for the report. */
  note: text.exactOptional(),
});
export type Provenance = z.infer<typeof provenance>;

/** Every entry says where its facts come from. */
export const provenanceList = z
  .array(provenance)
  .min(1)
  .meta({ example: "[{ field: '*', source: 'project' }]" });

/** One reading of a fact on which the sources do not agree, with the place where the site shows it. */
export const reading = z.strictObject({
  /** The value as the source has it, e.g. `1992`, `over two decades`. */
  value: z.union([z.number(), text]),
  /** Where the site shows this reading. */
  place: z.enum([
    'timeline',
    'about',
    'business',
    'hero',
    'why-choose-us',
    'headline-figures',
    'product',
    'document',
  ]),
  source,
});

/** A fact with two or more readings (readings.md, "Facts: what may be published"). */
export const conflictingClaim = z.strictObject({
  id: z.string(),
  /** What the readings are about. */
  subject: localized,
  readings: z.array(reading).min(2),
});
export type ConflictingClaim = z.infer<typeof conflictingClaim>;
