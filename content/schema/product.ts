import { z } from 'zod';

import { withFigures } from '#content/figures/placeholder.ts';

import { localized, localizedList, pictureId, slug } from './localized.ts';
import type { LocalizedMap } from './localized.ts';
import { provenanceList } from './provenance.ts';
import type { Provenance } from './provenance.ts';
import { stated } from './quantity.ts';
import type { GridTable } from './table.ts';
import { technical } from './technical.ts';

/** Sectors a product may suit: a judgement, listed as a sample to confirm (readings.md). */
export const APPLICATIONS = [
  'water',
  'power',
  'petrochemical',
  'marine',
  'lng',
  'general',
] as const;
export const applicationId = z.enum(APPLICATIONS);
export type ApplicationId = z.infer<typeof applicationId>;

/** Brands named in the specification; for all other products the brand is not stated. */
export const brandId = z.enum(['sirca']);
export type BrandId = z.infer<typeof brandId>;

/** What moves the product, or what moves the valve that it is sold as. */
export const actuation = z.enum(['pneumatic', 'electric', 'hydraulic', 'control-air']);
export type Actuation = z.infer<typeof actuation>;

/** A product as its entry file states it (spec §3). */
export const product = z.strictObject({
  /** The code in lower case; also the last segment of the address. */
  id: slug,
  /** As printed: `301TSS`, `480-006`. */
  code: z.string().min(1),
  name: localized,
  category: slug,
  subcategory: slug,
  brand: stated(brandId),
  actuation: stated(actuation),
  applications: z.array(applicationId).min(1),
  /** The picture of cards. */
  image: pictureId,
  /** One or two sentences for cards, lists and search engines. */
  description: localized,
  /** The overview of the detail page: paragraphs divided by an empty line. */
  detailDescription: localized,
  features: localizedList,
  technical,
  /** Textual facts that follow the rows generated from `technical`. */
  extraSpecifications: z
    .array(z.strictObject({ label: localized, value: localized }))
    .exactOptional(),
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
  /** Label-to-text map (spec §3), formatted from `technical` by `content/specifications.ts`. */
  specifications: LocalizedMap;
  /** Where each of them comes from, in their order. */
  specificationSources: readonly (Provenance['source'] | undefined)[];
  /** Rows per size, where the specification has them: 480 series, PQVF, PQVI, S40, AP none. */
  variantTable: GridTable | null;
  /** The code as shown: with the brand before it in sirca-valves (`SIRCA HT600`). */
  displayCode: string;
  /** Canonical address, Korean form: `/products/sirca-valves/ball-valves/s30t`. */
  path: string;
}

/** Types an entry file's default export and puts its figures in. */
export const defineProduct = (entry: ProductEntry): ProductEntry => withFigures(entry);
