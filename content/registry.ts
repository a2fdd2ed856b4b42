/**
 * Validation of the whole content, as one pure function: entries in, checked content out, or one error that names
 * every fault with its file, its field and what to do. `content/index.ts` feeds it the real entries; tests feed it broken ones.
 */
import type { z } from 'zod';

import {
  checkProvenance,
  checkReferences,
  checkSchema,
  checkUnique,
  ContentError,
  productIdsOf,
} from './checks.ts';
import type { Fault, Filed, RawContent, Report } from './checks.ts';
import { category as categorySchema } from './schema/category.ts';
import type { Category, Subcategory } from './schema/category.ts';
import { document as documentSchema } from './schema/document.ts';
import type { Document } from './schema/document.ts';
import { galleryItem as gallerySchema } from './schema/gallery.ts';
import type { GalleryItem } from './schema/gallery.ts';
import { product as productSchema } from './schema/product.ts';
import type { Product, ProductEntry } from './schema/product.ts';
import { displayCode, specificationsOf } from './specifications.ts';
import { variantTableOf } from './tables.ts';

/** The catalogue, checked and completed with what is derived from it. */
export interface Catalogue {
  categories: readonly Category[];
  products: readonly Product[];
  documents: readonly Document[];
  gallery: readonly GalleryItem[];
}

/** The order of products in a subcategory: as its document shows them, then as registered. */
function orderedProducts(
  category: string,
  subcategory: string,
  document: Document,
  products: readonly ProductEntry[],
): string[] {
  const own = products
    .filter((item) => item.category === category && item.subcategory === subcategory)
    .map((item) => item.id);
  const shown = productIdsOf(document).filter((id) => own.includes(id));
  return [...new Set([...shown, ...own])];
}

/**
 * Checks everything and derives what the site needs.
 * @throws {ContentError} with every fault found, when there is any.
 */
export function buildCatalogue(raw: RawContent): Catalogue {
  const faults: Fault[] = [];
  const report: Report = (fault) => faults.push(fault);

  const groups: [readonly Filed<unknown>[], z.ZodType][] = [
    [raw.categories, categorySchema],
    [raw.products, productSchema],
    [raw.documents, documentSchema],
    [raw.gallery, gallerySchema],
  ];
  for (const [entries, schema] of groups)
    for (const entry of entries) checkSchema(entry, schema, report);
  for (const single of raw.singles) checkSchema(single, single.schema, report);
  // A reference can only be followed in entries that have the right shape.
  if (faults.length > 0) throw new ContentError(faults);

  for (const [entries] of groups) for (const entry of entries) checkProvenance(entry, report);
  for (const single of raw.singles) checkProvenance(single, report);
  checkUnique(raw.categories, report);
  checkUnique(raw.products, report);
  checkUnique(raw.documents, report);
  checkUnique(raw.gallery, report);
  checkReferences(raw, report);
  if (faults.length > 0) throw new ContentError(faults);

  const documents = raw.documents.map(({ entry }) => entry);
  const entries = raw.products.map(({ entry }) => entry);
  const documentOf = new Map(documents.map((entry) => [entry.id, entry]));

  const categories = raw.categories.map(({ entry }): Category => {
    const path = `/products/${entry.id}`;
    return {
      ...entry,
      path,
      subcategories: entry.subcategories.map((sub): Subcategory => {
        // checkReferences has made sure of it.
        const document = documentOf.get(sub.document) as Document;
        return {
          ...sub,
          category: entry.id,
          path: `${path}/${sub.id}`,
          totalPages: document.totalPages,
          products: orderedProducts(entry.id, sub.id, document, entries),
        };
      }),
    };
  });
  const products = entries.map((entry): Product => ({
    ...entry,
    specifications: specificationsOf(entry),
    variantTable: variantTableOf(entry, entries),
    displayCode: displayCode(entry),
    path: `/products/${entry.category}/${entry.subcategory}/${entry.id}`,
  }));
  return { categories, products, documents, gallery: raw.gallery.map(({ entry }) => entry) };
}
