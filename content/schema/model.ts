import { z } from 'zod';

/** Nominal sizes of PQVF (specification §9). */
const pqvfDn = z.literal([40, 50, 65, 80, 100, 125, 150, 200]);
/** Nominal sizes of PQVI (specification §9). */
const pqviDn = z.literal([20, 25]);

/**
 * A parametric model and its parameters: what a product entry names to get its pictures. One member
 * per family in `models/families/`; the family's `build` takes exactly these parameters.
 */
export const modelRefSchema = z.discriminatedUnion('family', [
  z.strictObject({ family: z.literal('pqvf'), params: z.strictObject({ dn: pqvfDn }) }),
  z.strictObject({ family: z.literal('pqvi'), params: z.strictObject({ dn: pqviDn }) }),
]);

export type ModelRef = z.infer<typeof modelRefSchema>;
/** Discriminator of a family. */
export type FamilyId = ModelRef['family'];
/** Parameters of one family. */
export type ParamsOf<F extends FamilyId> = Extract<ModelRef, { family: F }>['params'];
