import { z } from 'zod';

import { FACT_KEYS, type FactKey, type StatedValue } from '#facts/keys.ts';

import { factValue } from './fact-value.ts';
import { slug, text } from './localized.ts';
import { dn, inchSize } from './quantity.ts';

const nominalSize = z.union([z.strictObject({ dn }), z.strictObject({ inch: inchSize })]);

/** One fact of a product that the supplier has confirmed in a document, and the two persons who vouch for it. */
const confirmedFact = z
  .strictObject({
    key: z.enum(FACT_KEYS as [FactKey, ...FactKey[]]),
    value: z.custom<StatedValue>(),
    /** `product`: every unit has this value. `series`: the span of all sizes; which size has which is not stated. */
    of: z.enum(['product', 'series']),
    /** One size, or those from one to another. */
    size: z.strictObject({ from: nominalSize, to: nominalSize }).exactOptional(),
    /** The mains frequency at which it holds, Hz. */
    hertz: z.number().positive().exactOptional(),
    supplier: text,
    /** Day of the document. */
    date: z.iso.date(),
    /** Name or number of the document. */
    document: text,
    /** Names at the desk. */
    proposedBy: text,
    confirmedBy: text,
  })
  .refine(({ key, value }) => factValue(key, value) !== undefined, {
    path: ['value'],
    error: 'is no value of its key',
    params: { remedy: 'content/schema/fact-value.ts says what the key takes' },
  })
  .refine(({ proposedBy, confirmedBy }) => proposedBy !== confirmedBy, {
    path: ['confirmedBy'],
    error: 'is the person who proposed it',
    params: { remedy: 'Have a second person confirm it at the desk, and export it again' },
  });
export type ConfirmedFact = z.infer<typeof confirmedFact>;

/** The confirmed facts of a product: `content/confirmed/<product>.ts`, written by `npm run facts -- export`. */
export const confirmedFacts = z.strictObject({
  /** Id of the product. */
  product: slug,
  facts: z.array(confirmedFact).min(1),
});
export type ConfirmedFacts = z.infer<typeof confirmedFacts>;
