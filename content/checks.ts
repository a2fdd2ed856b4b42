/** The single checks of the content. Each takes entries and reports the faults it finds. */
import type { z } from 'zod';

import type { CategoryEntry } from './schema/category.ts';
import type { Document } from './schema/document.ts';
import type { GalleryItem } from './schema/gallery.ts';
import type { ProductEntry } from './schema/product.ts';

/** An entry with the file it comes from, relative to `content/`. */
export interface Filed<T> {
  file: string;
  entry: T;
}

/** What the entry files export, before validation. */
export interface RawContent {
  categories: readonly Filed<CategoryEntry>[];
  products: readonly Filed<ProductEntry>[];
  documents: readonly Filed<Document>[];
  gallery: readonly Filed<GalleryItem>[];
  /** Entries of which there is one each (brand, home, privacy …), with the schema each must fit. */
  singles: readonly (Filed<unknown> & { schema: z.ZodType })[];
}

/** One fault: where it is and what to do about it. */
export interface Fault {
  file: string;
  field: string;
  problem: string;
  remedy: string;
}

/** All faults of the content at once. */
export class ContentError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const lines = faults.map(
      ({ file, field, problem, remedy }) => `  content/${file}: ${field}: ${problem}. ${remedy}`,
    );
    super(
      `The content has ${faults.length} fault${faults.length === 1 ? '' : 's'}:\n${lines.join('\n')}`,
    );
    this.name = 'ContentError';
    this.faults = faults;
  }
}

/** Takes up a fault. */
export type Report = (fault: Fault) => void;

/** Faults of the entry against its schema. */
export function checkSchema(
  { file, entry }: Filed<unknown>,
  schema: z.ZodType,
  report: Report,
): void {
  const result = schema.safeParse(entry);
  for (const issue of result.error?.issues ?? []) {
    report({
      file,
      field: issue.path.map(String).join('.') || '(entry)',
      problem: issue.message,
      remedy: 'Correct the field; content/schema/ says what it holds',
    });
  }
}

/** Faults for every id that a second entry uses again. */
export function checkUnique<T extends { id: string | number }>(
  entries: readonly Filed<T>[],
  report: Report,
): void {
  const first = new Map<string | number, string>();
  for (const { file, entry } of entries) {
    const earlier = first.get(entry.id);
    if (earlier === undefined) first.set(entry.id, file);
    else
      report({
        file,
        field: 'id',
        problem: `"${entry.id}" is already used by content/${earlier}`,
        remedy: 'Give one of the two another id',
      });
  }
}

/** The value at a dotted path, or undefined. */
function at(entry: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], entry);
}

/** Faults for a provenance line whose field does not exist: a renamed field must not lose its sample mark. */
export function checkProvenance({ file, entry }: Filed<unknown>, report: Report): void {
  const lines = (entry as { provenance?: { field: string }[] }).provenance ?? [];
  for (const { field } of lines) {
    if (field === '*' || at(entry, field) !== undefined) continue;
    report({
      file,
      field: 'provenance',
      problem: `names the field "${field}", which the entry does not have`,
      remedy: 'Name an existing field, or *',
    });
  }
}

/** Ids of the products that a document shows as cards. */
export function productIdsOf(document: Document): string[] {
  return document.pages.flatMap((page) => productIdsOnPage(page.content));
}

/** Ids of the products in the product-catalog blocks of a page. */
export function productIdsOnPage(content: Document['pages'][number]['content']): string[] {
  return content.flatMap((block) => {
    const leaves = block.type === 'section' ? block.content : [block];
    return leaves.flatMap((leaf) => (leaf.type === 'product-catalog' ? leaf.products : []));
  });
}

/** Faults for names of categories, subcategories, documents and products that do not exist, and for misplaced files. */
export function checkReferences(raw: RawContent, report: Report): void {
  const documents = new Set(raw.documents.map(({ entry }) => entry.id));
  const products = new Set(raw.products.map(({ entry }) => entry.id));
  const subcategories = new Set<string>();
  for (const { file, entry } of raw.categories) {
    const folder = `catalogue/${entry.id}/category.ts`;
    if (file !== folder)
      report({
        file,
        field: 'id',
        problem: `does not fit the file's folder`,
        remedy: `Move the file to content/${folder}`,
      });
    entry.subcategories.forEach((sub, index) => {
      subcategories.add(`${entry.id}/${sub.id}`);
      if (documents.has(sub.document)) return;
      report({
        file,
        field: `subcategories.${index}.document`,
        problem: `there is no document "${sub.document}"`,
        remedy: 'Write content/documents/<id>.ts and list it in content/entries.ts',
      });
    });
  }
  for (const { file, entry } of raw.products) {
    const place = `${entry.category}/${entry.subcategory}`;
    if (!subcategories.has(place)) {
      report({
        file,
        field: 'subcategory',
        problem: `there is no subcategory "${place}"`,
        remedy: 'Name an existing category and subcategory',
      });
    }
    if (file !== `catalogue/${place}/${entry.id}.ts`) {
      report({
        file,
        field: 'id',
        problem: `does not fit the file's place`,
        remedy: `Move the file to content/catalogue/${place}/${entry.id}.ts`,
      });
    }
    if (entry.id !== entry.code.toLowerCase()) {
      report({
        file,
        field: 'id',
        problem: `is not the code "${entry.code}" in lower case`,
        remedy: 'Make the id the code in lower case',
      });
    }
    if (!documents.has(entry.document)) {
      report({
        file,
        field: 'document',
        problem: `there is no document "${entry.document}"`,
        remedy: 'Name an existing document',
      });
    }
  }
  for (const { file, entry } of raw.documents) {
    for (const id of productIdsOf(entry)) {
      if (products.has(id)) continue;
      report({
        file,
        field: 'pages',
        problem: `a product-catalog block names "${id}", which is no product`,
        remedy: 'Name an existing product id',
      });
    }
  }
}
