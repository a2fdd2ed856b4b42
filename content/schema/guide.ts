import { z } from 'zod';

import { withFigures } from '#content/figures/placeholder.ts';

import { localized, localizedName, localizedList, slug } from './localized.ts';
import { provenanceList } from './provenance.ts';
import { gridTable } from './table.ts';
import { textSection } from './text-page.ts';

/** A short guide on what people search for: `content/guides/<id>.ts`, at `/guides/<id>`. */
export const guide = z.strictObject({
  /** The last part of its address. */
  id: slug,
  /** Place in the list of guides, from 1. */
  order: z.int().min(1),
  title: localizedName,
  /** What it answers: below its title, and in search results. */
  description: localized,
  keywords: localizedList,
  sections: z
    .array(
      textSection.extend({
        table: gridTable.exactOptional(),
        /** Shows what each position of a three-way ball with this port joins. */
        port: z.enum(['T', 'L']).exactOptional(),
      }),
    )
    .min(1),
  /** What the supplier needs to know, as points of an inquiry. */
  tell: localizedList,
  /** What only the supplier can answer. */
  ask: localizedList,
  /** Pages to read on. */
  links: z
    .array(
      z.strictObject({
        label: localized,
        /** An address of the site, Korean form without query. */
        to: z.string().startsWith('/').meta({ example: "'/…', an address of the site" }),
      }),
    )
    .min(1),
  provenance: provenanceList,
});
export type Guide = z.infer<typeof guide>;

/** Types an entry file's default export and puts its figures in. */
export const defineGuide = (entry: Guide): Guide => withFigures(entry);
