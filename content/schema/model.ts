import { z } from 'zod';

/** Nominal sizes of PQVF (specification §9). */
const pqvfDn = z.literal([40, 50, 65, 80, 100, 125, 150, 200]);
/** Nominal sizes of PQVI (specification §9). */
const pqviDn = z.literal([20, 25]);

// The parameters below choose between variants of an illustration; none is a rating or a dimension.

/** Spring-return has longer end caps, which hold the springs. */
const pneumaticParams = z.strictObject({ action: z.enum(['double-acting', 'spring-return']) });

const butterflyParams = z.strictObject({
  body: z.enum(['wafer-four-lugs', 'wafer-two-lugs', 'wafer-plain', 'lug', 'double-flanged']),
  neck: z.enum(['ribbed', 'oval', 'yoke', 'finned']),
  operator: z.enum(['lever', 'shaft']),
});

const ballFlangedParams = z.strictObject({
  body: z.enum(['two-piece', 'two-piece-yoke', 'three-piece']),
});

const ballThreadedParams = z.strictObject({
  body: z.enum(['two-piece', 'three-piece']),
  operator: z.enum(['lever', 'wing-handle', 'actuator', 'actuator-bracket']),
});

/**
 * A family of parametric models with its parameters, one member for each family in `models/families/`, whose `build` takes
 * exactly these parameters.
 */
export const modelRefSchema = z.discriminatedUnion('family', [
  z.strictObject({ family: z.literal('pqvf'), params: z.strictObject({ dn: pqvfDn }) }),
  z.strictObject({ family: z.literal('pqvi'), params: z.strictObject({ dn: pqviDn }) }),
  z.strictObject({ family: z.literal('pneumatic'), params: pneumaticParams }),
  z.strictObject({ family: z.literal('electric-quarter-turn'), params: z.strictObject({}) }),
  z.strictObject({
    family: z.literal('electric-multi-turn'),
    params: z.strictObject({ control: z.boolean() }),
  }),
  z.strictObject({ family: z.literal('butterfly'), params: butterflyParams }),
  z.strictObject({ family: z.literal('ball-flanged'), params: ballFlangedParams }),
  z.strictObject({ family: z.literal('ball-threaded'), params: ballThreadedParams }),
  z.strictObject({
    family: z.literal('ball-three-way'),
    params: z.strictObject({ port: z.enum(['T', 'L']) }),
  }),
  z.strictObject({
    family: z.literal('ball-three-way-actuated'),
    // The actuator's direction over the pipe only tells the pictures of two products apart.
    params: z.strictObject({ lies: z.enum(['along', 'across']) }),
  }),
  z.strictObject({ family: z.literal('actuated-valve'), params: z.strictObject({}) }),
  z.strictObject({
    family: z.literal('special'),
    params: z.strictObject({ motor: z.enum(['hydraulic', 'vane']) }),
  }),
]);

export type ModelRef = z.infer<typeof modelRefSchema>;
/** Discriminator of a family. */
export type FamilyId = ModelRef['family'];
/** Parameters of one family. */
export type ParamsOf<F extends FamilyId> = Extract<ModelRef, { family: F }>['params'];
