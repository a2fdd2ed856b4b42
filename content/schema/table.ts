import { z } from 'zod';

import { localized, text } from './localized.ts';

/** One row of a label and value table. */
export const labelRow = z.strictObject({ label: text, value: text });
/** Spec §3, "Table (pinch valve)": ko and en lists of label and value rows. */
export const labelTable = z
  .strictObject({ ko: z.array(labelRow).min(1), en: z.array(labelRow).min(1) })
  .refine((table) => table.ko.length === table.en.length, {
    error: 'ko and en have different numbers of rows',
    params: { remedy: 'Write every row in both languages, in the same order' },
  });
export type LabelTable = z.infer<typeof labelTable>;

/** A cell: a number (shown right-aligned, grouped by language), plain text that needs no translation, or both languages. */
export const cell = z.union([z.number(), text, localized]);
export type Cell = z.infer<typeof cell>;

/** A table with column heads: dimensions, comparisons, rows per size. The first column heads its rows. */
export const gridTable = z
  .strictObject({
    caption: localized,
    columns: z
      .array(
        z.strictObject({
          label: localized,
          /** Unit shown in the head, e.g. `mm`, `Nm`, `°C`. */
          unit: text.exactOptional(),
          align: z.enum(['start', 'end']),
        }),
      )
      .min(2),
    rows: z.array(z.array(cell)).min(1),
    /** Temperatures, °C, that a column prints: one range per row, drawn on the axis of every temperature of the site. */
    temperatures: z
      .strictObject({ column: z.number(), ranges: z.array(z.tuple([z.number(), z.number()])) })
      .exactOptional(),
    note: localized.exactOptional(),
  })
  .refine((table) => table.rows.every((row) => row.length === table.columns.length), {
    path: ['rows'],
    error: 'a row has more or fewer cells than there are columns',
    params: { remedy: 'Give every row one cell per column' },
  });
export type GridTable = z.infer<typeof gridTable>;

/** Spec §3: material, description, highest temperature in °C. */
export const elastomerRow = z.strictObject({
  material: text,
  description: localized,
  temperature: z.number(),
});
export type ElastomerRow = z.infer<typeof elastomerRow>;
