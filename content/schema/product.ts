import { z } from 'zod';

import type { Subject } from '#facts/facts.ts';
import { ACTUATION_NAMES, APPLICATION_NAMES, BRAND_NAMES, idsOf } from '#facts/choices.ts';

import { withFigures } from '#content/figures/placeholder.ts';

import { localized, localizedName, localizedList, pictureId, slug } from './localized.ts';
import type { Localized, LocalizedMap } from './localized.ts';
import { provenanceList } from './provenance.ts';
import type { GridTable } from './table.ts';
import { technical } from './technical.ts';

export const applicationId = z.enum(idsOf(APPLICATION_NAMES));
const brandId = z.enum(idsOf(BRAND_NAMES));
const actuation = z.enum(idsOf(ACTUATION_NAMES));

/** A product as its entry file states it (spec §3). */
export const product = z.strictObject({
  /** The code in lower case; also the last segment of the address. */
  id: slug,
  /** As printed: `301TSS`, `480-006`. */
  code: z.string().refine((text) => /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/.test(text), {
    error: ({ input }) => `"${String(input)}" is no code`,
    params: { remedy: "Write capital letters, digits and single hyphens: code: 'S60'" },
  }),
  name: localizedName,
  category: slug,
  subcategory: slug,
  brand: brandId.exactOptional(),
  actuation: actuation.exactOptional(),
  applications: z.array(applicationId).min(1),
  /** The picture of cards. */
  image: pictureId,
  /** One or two sentences for cards, lists and search engines. */
  description: localized,
  /** The overview of the detail page: two or three sentences, no caution. */
  detailDescription: localized,
  features: localizedList,
  technical,
  detailImages: z.array(pictureId).min(1),
  /** Id of the parametric model that draws this product (`models/`). */
  model: slug.exactOptional(),
  /** Id of the catalogue document about this product. */
  document: slug,
  provenance: provenanceList,
});
/** A product entry. */
export type ProductEntry = z.infer<typeof product>;

/** A product as the site uses it: the entry plus what is derived from its data. */
export interface Product extends ProductEntry {
  /** Everything known about it, typed. */
  facts: Subject;
  /** What must be known before it is chosen: one footnote. */
  caveat: Localized;
  /** Label-to-text map (spec §3), printed from the facts. */
  specifications: LocalizedMap;
  /** Rows per size, where the specification has them: 480 series, PQVF, PQVI, S40, AP none. */
  variantTable: GridTable | null;
  /** The code as shown: with the brand before it in sirca-valves (`SIRCA HT600`). */
  displayCode: string;
  /** Canonical address, Korean form: `/products/sirca-valves/ball-valves/s30t`. */
  path: string;
}

/** Types an entry file's default export and puts its figures in. */
export const defineProduct = (entry: ProductEntry): ProductEntry => withFigures(entry);
