/** What must hold between the entries: ids, references, places of files. Each check takes entries and reports its faults. */
import type { Report } from './faults.ts';
import { didYouMean } from './nearest.ts';
import type { CategoryEntry } from './schema/category.ts';
import type { ConfirmedFacts } from './schema/confirmed.ts';
import type { Home } from './schema/company.ts';
import type { LeafBlock } from './schema/block.ts';
import type { Document } from './schema/document.ts';
import type { GalleryItem } from './schema/gallery.ts';
import type { Guide } from './schema/guide.ts';
import type { Localized } from './schema/localized.ts';
import type { ProductEntry } from './schema/product.ts';
import type { TextPage } from './schema/text-page.ts';

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
  textPages: readonly Filed<TextPage>[];
  guides: readonly Filed<Guide>[];
  /** Facts that the supplier has confirmed, one file a product. */
  confirmed: readonly Filed<ConfirmedFacts>[];
  /** Entries of which there is one each: brand, home, privacy … */
  singles: readonly Filed<unknown>[];
}

/** Every entry with its file, whatever its kind. */
export const everyEntry = (raw: RawContent): readonly Filed<unknown>[] =>
  Object.values<readonly Filed<unknown>[]>({ ...raw }).flat();

/** Ids that entries may refer to. Faulty entries count too, so that one fault does not cause others. */
export interface KnownNames {
  categories: ReadonlySet<string>;
  products: ReadonlySet<string>;
  documents: ReadonlySet<string>;
  /** `electric/modular-design` */
  subcategories: ReadonlySet<string>;
}

const idOf = (entry: unknown): string[] => {
  const id = (entry as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? [id] : [];
};

/** Ids of all entries that have one, whatever else is wrong with them. */
export function knownNames(raw: RawContent): KnownNames {
  const ids = (entries: readonly Filed<unknown>[]) =>
    new Set(entries.flatMap(({ entry }) => idOf(entry)));
  const subcategories = raw.categories.flatMap(({ entry }) => {
    const list: unknown = (entry as Partial<CategoryEntry> | null)?.subcategories;
    const own = Array.isArray(list) ? list.flatMap((sub: unknown) => idOf(sub)) : [];
    return idOf(entry).flatMap((category) => own.map((sub) => `${category}/${sub}`));
  });
  return {
    categories: ids(raw.categories),
    products: ids(raw.products),
    documents: ids(raw.documents),
    subcategories: new Set(subcategories),
  };
}

/** Faults for every id that a second entry uses again. */
export function checkUnique(entries: readonly Filed<unknown>[], report: Report): void {
  const first = new Map<string | number, string>();
  for (const { file, entry } of entries) {
    const id = (entry as { id?: string | number } | null)?.id;
    if (id === undefined) continue;
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, file);
    else
      report({
        file,
        field: 'id',
        problem: `"${id}" is already used by content/${earlier}`,
        remedy: `Write id: '${file.replace(/^.*\/|\.ts$/g, '')}', as the file is named, or remove one of the two`,
      });
  }
}

/** The value at a dotted path, or undefined. */
function at(entry: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], entry);
}

/** Faults for provenance lines whose field does not exist: a renamed field must keep its source and its sample mark. */
export function checkProvenance({ file, entry }: Filed<unknown>, report: Report): void {
  const lines = (entry as { provenance?: { field: string }[] }).provenance ?? [];
  for (const [index, { field }] of lines.entries()) {
    if (field === '*' || at(entry, field) !== undefined) continue;
    report({
      file,
      field: `provenance.${index}.field`,
      problem: `there is no field "${field}" in the entry`,
      remedy: `${didYouMean(field, Object.keys(entry as object))}Name an existing field, or *`,
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

/** Faults of a category: its file's place, and documents that do not exist. */
export function checkCategory(
  { file, entry }: Filed<CategoryEntry>,
  { documents, subcategories }: KnownNames,
  report: Report,
): void {
  checkPlace(file, `catalogue/${entry.id}/category.ts`, report);
  entry.subcategories.forEach((sub, index) => {
    if (documents.has(sub.document)) return;
    report({
      file,
      field: `subcategories.${index}.document`,
      problem: `there is no document "${sub.document}"`,
      remedy: `${didYouMean(sub.document, documents)}Make it: npm run new -- document --id ${sub.document}`,
    });
  });
  entry.also?.forEach((place, index) => {
    if (subcategories.has(place)) return;
    report({
      file,
      field: `also.${index}`,
      problem: `there is no subcategory "${place}"`,
      remedy: `${didYouMean(place, subcategories)}Name an existing one as category/subcategory`,
    });
  });
}

/** Faults of a product: its file's place, its id, and names that do not exist. */
export function checkProduct(
  { file, entry }: Filed<ProductEntry>,
  { documents, subcategories }: KnownNames,
  report: Report,
): void {
  const place = `${entry.category}/${entry.subcategory}`;
  if (!subcategories.has(place)) {
    report({
      file,
      field: 'subcategory',
      problem: `there is no subcategory "${place}"`,
      remedy: `${didYouMean(place, subcategories)}Name an existing one, or add it to content/catalogue/${entry.category}/category.ts`,
    });
  }
  checkPlace(file, `catalogue/${place}/${entry.id}.ts`, report);
  if (entry.id !== entry.code.toLowerCase()) {
    report({
      file,
      field: 'id',
      problem: `is not the code "${entry.code}" in lower case`,
      remedy: `Write id: '${entry.code.toLowerCase()}' or code: '${entry.id.toUpperCase()}'`,
    });
  }
  if (!documents.has(entry.document)) {
    report({
      file,
      field: 'document',
      problem: `there is no document "${entry.document}"`,
      remedy: `${didYouMean(entry.document, documents)}The documents are the files of content/documents`,
    });
  }
}

/** Faults of a gallery item: a product that does not exist, phases that do not divide its images. */
export function checkGalleryItem(
  { file, entry }: Filed<GalleryItem>,
  { products }: KnownNames,
  report: Report,
): void {
  const product = entry.ending?.product;
  if (product !== undefined && !products.has(product))
    report({
      file,
      field: 'ending.product',
      problem: `there is no product "${product}"`,
      remedy: `${didYouMean(product, products)}Name an existing product`,
    });
  const { phases = [], images } = entry;
  phases.forEach(({ first }, index) => {
    const least = index === 0 ? 1 : (phases[index - 1]?.first ?? 0) + 1;
    if (first >= least && first <= images.length && (index > 0 || first === 1)) return;
    report({
      file,
      field: `phases.${index}.first`,
      problem: `${first} does not follow the phase before it within the ${images.length} images`,
      remedy: 'Begin the first phase at 1, and each further one at a later image',
    });
  });
}

/** Faults of a page of text: its file's place. */
export const checkTextPage = ({ file, entry }: Filed<TextPage>, report: Report): void =>
  checkPlace(file, `pages/${entry.id}.ts`, report);

/** Faults of a guide: its file's place. */
export const checkGuide = ({ file, entry }: Filed<Guide>, report: Report): void =>
  checkPlace(file, `guides/${entry.id}.ts`, report);

function checkPlace(file: string, place: string, report: Report): void {
  if (file === place) return;
  report({
    file,
    field: 'id',
    problem: 'does not fit the place of the file',
    remedy: `Move the file to content/${place}, or correct the id`,
  });
}

/** Faults for categories and products that the home page names and that do not exist. */
export function checkHome(
  { file, entry }: Filed<Home>,
  { categories, products }: KnownNames,
  report: Report,
): void {
  entry.productCards.forEach((category, index) => {
    if (categories.has(category)) return;
    report({
      file,
      field: `productCards.${index}`,
      problem: `there is no category "${category}"`,
      remedy: `${didYouMean(category, categories)}Name an existing category`,
    });
  });
  entry.sectors.forEach((sector, index) => {
    for (const id of sector.products.filter((name) => !products.has(name)))
      report({
        file,
        field: `sectors.${index}.products`,
        problem: `there is no product "${id}"`,
        remedy: `${didYouMean(id, products)}Name an existing product id`,
      });
  });
}

/** Faults for products on the pages of a document that do not exist. */
export function checkDocument(
  { file, entry }: Filed<Document>,
  { products }: KnownNames,
  report: Report,
): void {
  checkCaptions({ file, entry }, report);
  for (const id of productIdsOf(entry)) {
    if (products.has(id)) continue;
    report({
      file,
      field: 'pages',
      problem: `a product-catalog block names "${id}", which is no product`,
      remedy: `${didYouMean(id, products)}Name an existing product id`,
    });
  }
}

/** Faults for tables whose caption only repeats the heading of their section: the caption says what the heading does not. */
function checkCaptions({ file, entry }: Filed<Document>, report: Report): void {
  entry.pages.forEach((page, at) =>
    page.content.forEach((block, index) => {
      if (block.type !== 'section') return;
      for (const leaf of block.content) {
        const caption = captionOf(leaf);
        if (caption === undefined || caption.ko !== block.title.ko) continue;
        report({
          file,
          field: `pages.${at}.content.${index}`,
          problem: `the caption of a table repeats the heading "${block.title.ko}"`,
          remedy: 'Say in the caption what the table lists',
        });
      }
    }),
  );
}

const captionOf = (leaf: LeafBlock): Localized | undefined =>
  'caption' in leaf
    ? leaf.caption
    : leaf.type === 'dimension-table'
      ? leaf.table.caption
      : leaf.type === 'image-text'
        ? leaf.dimensionTable?.caption
        : undefined;

/** Faults for products that no page of their subcategory's document shows: nobody would find them. */
export function checkShown(
  products: readonly Filed<ProductEntry>[],
  documents: readonly Filed<Document>[],
  report: Report,
): void {
  for (const { file, entry } of products) {
    const document = documents.find((item) => item.entry.id === entry.document);
    if (!document || productIdsOf(document.entry).includes(entry.id)) continue;
    report({
      file,
      field: 'document',
      problem: `no page of content/${document.file} shows "${entry.id}"`,
      remedy: `Add '${entry.id}' to the products of one of its product-catalog blocks`,
    });
  }
}
