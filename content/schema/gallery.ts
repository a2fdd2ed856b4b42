import { z } from 'zod';

import { withFigures } from '#content/figures/placeholder.ts';

import { imageEntry } from './block.ts';
import { localized, localizedName, localizedList, pictureId, slug } from './localized.ts';
import { provenanceList } from './provenance.ts';

/** A gallery item (spec §3). */
export const galleryItem = z.strictObject({
  /** 1, 2, 3 …; the last segment of the address. */
  id: z.int().positive(),
  title: localizedName,
  description: localized,
  keywords: localizedList,
  /** The main image. */
  image: pictureId,
  /** In order; each with a caption. */
  images: z.array(imageEntry).min(1),
  /** Parts of the work in order, each with the number of its first image. */
  phases: z
    .array(z.strictObject({ name: localizedName, first: z.int().positive() }))
    .min(1)
    .exactOptional(),
  /** Stands after the last image: what is not stated, what can be asked about it, and which product of the kind to see. */
  ending: z.strictObject({ text: localized, question: localized, product: slug }).exactOptional(),
  provenance: provenanceList,
});
export type GalleryItem = z.infer<typeof galleryItem>;

/** Types an entry file's default export and puts its figures in. */
export const defineGalleryItem = (entry: GalleryItem): GalleryItem => withFigures(entry);
