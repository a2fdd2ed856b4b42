import { z } from 'zod';

import { withFigures } from '#content/figures/placeholder.ts';

import { localized, localizedName, localizedList, slug } from './localized.ts';
import { provenanceList } from './provenance.ts';

/** A section of running text under its heading. */
export const textSection = z.strictObject({
  id: slug,
  title: localizedName,
  paragraphs: localizedList.exactOptional(),
  items: localizedList.exactOptional(),
});

export type TextSection = z.infer<typeof textSection>;

/** A page of text: its file in `content/pages/` is all it needs. */
export const textPage = z.strictObject({
  /** The last part of its address, `/pages/{id}`. */
  id: slug,
  title: localizedName,
  /** What it is about: below its title, and in search results. */
  description: localized,
  keywords: localizedList,
  sections: z.array(textSection).min(1),
  provenance: provenanceList,
});
export type TextPage = z.infer<typeof textPage>;

/**
 * Types an entry file's default export and puts its figures in.
 * @public for the files that `npm run new -- page` writes: there may be none
 */
export const defineTextPage = (entry: TextPage): TextPage => withFigures(entry);
