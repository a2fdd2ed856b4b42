import { z } from 'zod';

/** One line or paragraph of page text: trimmed, never empty. */
export const text = z
  .string()
  .min(1)
  .refine((value) => value.trim() === value, {
    error: 'starts or ends with white space',
    params: { remedy: 'Take it out' },
  });

export { type Language, LANGUAGES } from '#contract/address.ts';

/** The same text in both languages. Neither may be missing or empty. */
export const localized = z.strictObject({ ko: text, en: text });
export type Localized = z.infer<typeof localized>;

/** The name of a product, group or page. A Korean name may be a code, but no English word. */
export const localizedName = localized.refine(
  ({ ko }) => /[가-힣]/.test(ko) || !/[a-z]{3}/.test(ko),
  {
    path: ['ko'],
    error: ({ input }) => `"${(input as Localized).ko}" is not Korean`,
    params: { remedy: 'Write the Korean name; the English one stands under en' },
  },
);

/** A list in both languages, the same items in the same order. */
export const localizedList = z
  .strictObject({ ko: z.array(text).min(1), en: z.array(text).min(1) })
  .refine((list) => list.ko.length === list.en.length, {
    error: 'ko and en have different numbers of items',
    params: { remedy: 'Write every item in both languages, in the same order' },
  });

/** A label-to-text map in both languages (spec §3, product specifications). Order is the shown order. */
export const localizedMap = z
  .strictObject({ ko: z.record(text, text), en: z.record(text, text) })
  .refine((map) => Object.keys(map.ko).length === Object.keys(map.en).length, {
    error: 'ko and en have different numbers of labels',
    params: { remedy: 'Write every label in both languages, in the same order' },
  })
  .refine((map) => Object.keys(map.ko).length > 0, {
    error: 'has no label',
    params: { remedy: 'Add a label with its text, or remove the field' },
  });
export type LocalizedMap = z.infer<typeof localizedMap>;

/** Lower-case words joined by hyphens: ids and address segments. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .meta({ example: "'lower-case-words', letters, digits and single hyphens" });

/**
 * A picture: `<model>/<view>` (made from a parametric model, see `content/pictures.ts`) or the address of a file in
 * `public/`, such as `/pictures/gallery-300a-01.webp`.
 */
export const pictureId = z
  .string()
  .regex(/^(?:[a-z0-9-]+\/[a-z0-9-]+|\/pictures\/[a-z0-9-]+\.(?:svg|webp|avif|png))$/)
  .meta({ example: "'<model>/<view>', such as 's30/card', or '/pictures/<file>'" });
export type PictureId = z.infer<typeof pictureId>;
