import { z } from 'zod';

import { withFigures } from '#content/figures/placeholder.ts';

import { localized, localizedName, localizedList, pictureId, slug } from './localized.ts';
import { provenanceList } from './provenance.ts';

/** Menu themes (app/styles/themes.css); `valves` also serves pinch valves. */
export const themeId = z.enum(['pneumatic', 'electric', 'special', 'valves', 'neutral']);
export type ThemeId = z.infer<typeof themeId>;

/** A subcategory: the heading and description of one document and its products. */
export const subcategory = z.strictObject({
  id: slug,
  name: localizedName,
  /** One or two sentences; also the page's meta description. */
  description: localized,
  keywords: localizedList,
  /** Id of the document whose pages are shown. */
  document: slug,
  /** The figure at the right of the menu entry: `DN 40–1200`. */
  menuNote: localized.exactOptional(),
});
export type SubcategoryEntry = z.infer<typeof subcategory>;

/** A category (content group) of the catalogue. The first subcategory is the default one. */
export const category = z.strictObject({
  id: slug,
  name: localizedName,
  /** One or two sentences; also the page's meta description. */
  description: localized,
  /** Paragraphs on the category's page, divided by an empty line: what belongs to it, and where to begin. */
  introduction: localized,
  keywords: localizedList,
  theme: themeId,
  /** Card picture. */
  image: pictureId,
  /** What an unknown subcategory shows (spec §2): the default one, or "subcategory not found". */
  unknownSubcategory: z.enum(['fallback', 'not-found']),
  subcategories: z.array(subcategory).min(1),
  /** Subcategories of other categories that are looked for here too, `special/quarter-turn-480`: listed as links, at their own address. */
  also: z.array(z.string()).exactOptional(),
  provenance: provenanceList,
});
export type CategoryEntry = z.infer<typeof category>;

/** A subcategory as the site uses it. */
export interface Subcategory extends SubcategoryEntry {
  category: string;
  /** `/products/electric/modular-design` */
  path: string;
  totalPages: number;
  /** Ids of the products whose detail address lies under this subcategory, in catalogue order. */
  products: string[];
}

/** A category as the site uses it. */
export interface Category extends Omit<CategoryEntry, 'subcategories'> {
  /** `/products/electric` */
  path: string;
  subcategories: Subcategory[];
}

/** Types an entry file's default export and puts its figures in. */
export const defineCategory = (entry: CategoryEntry): CategoryEntry => withFigures(entry);
