import { z } from 'zod';

import type { Fact } from '#facts/facts.ts';

import { localized, text } from './localized.ts';

/** One row of a label and value table. */
/** Facts of a product in one cell: printed, and drawn, from their values; none where nothing is stated. */
const factCell = z.strictObject({ facts: z.array(z.custom<Fact>()).readonly() });
export type FactCell = z.infer<typeof factCell>;

/** A row without a value is not stated: it can be asked for. */
export const labelRow = z.strictObject({
  label: text,
  value: z.union([text, factCell]).exactOptional(),
});
/** Spec §3, "Table (pinch valve)": ko and en lists of label and value rows. */
export const labelTable = z
  .strictObject({ ko: z.array(labelRow).min(1), en: z.array(labelRow).min(1) })
  .refine((table) => table.ko.length === table.en.length, {
    error: 'ko and en have different numbers of rows',
    params: { remedy: 'Write every row in both languages, in the same order' },
  });
export type LabelTable = z.infer<typeof labelTable>;

/** A cell: a number (shown right-aligned, grouped by language), plain text that needs no translation, both languages, or facts. */
export const cell = z.union([z.number(), text, localized, factCell]);
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
    /** The column whose bars stand in a column of their own. */
    bars: z.number().exactOptional(),
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
