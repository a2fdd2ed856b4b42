import { z } from 'zod';

import { withFigures } from '#content/figures/placeholder.ts';

import { block } from './block.ts';
import { localizedList, localizedName, slug } from './localized.ts';
import { provenanceList } from './provenance.ts';

/** A page of a catalogue section (spec §3). */
export const page = z.strictObject({
  /** 1, 2, 3 … */
  pageNumber: z.int().positive(),
  title: localizedName,
  /** Of this page alone; without them the subcategory's. */
  keywords: localizedList.optional(),
  content: z.array(block).min(1),
});
export type Page = z.infer<typeof page>;

/** A catalogue section: the technical document of one subcategory. */
export const document = z
  .strictObject({
    /** The same as the subcategory's id. */
    id: slug,
    name: localizedName,
    totalPages: z.int().positive(),
    pages: z.array(page).min(1),
    provenance: provenanceList,
  })
  .refine((doc) => doc.totalPages === doc.pages.length, {
    path: ['totalPages'],
    error: 'is not the number of pages',
    params: { remedy: 'Write how many pages there are' },
  })
  .refine((doc) => doc.pages.every((item, index) => item.pageNumber === index + 1), {
    path: ['pages'],
    error: 'are not numbered 1, 2, 3 …',
    params: { remedy: 'Give each page its pageNumber, in order' },
  });
export type Document = z.infer<typeof document>;

/** Types an entry file's default export and puts its figures in. */
export const defineDocument = (entry: Document): Document => withFigures(entry);
