/**
 * Validation of the whole content, as one pure function: entries in, checked content out, or one error that names
 * every fault with its file, its field and what to do. `content/index.ts` feeds it the real entries; tests feed it broken ones.
 */
import { checkDocumentApplications, checkProductApplications } from './application-checks.ts';
import { checkConfirmed } from './check-confirmed.ts';
import { confirmedOf } from './confirmed.ts';
import {
  checkCategory,
  checkDocument,
  checkGalleryItem,
  checkGuide,
  checkHome,
  checkProduct,
  checkProvenance,
  checkShown,
  checkTextPage,
  checkUnique,
  knownNames,
  productIdsOf,
} from './cross-checks.ts';
import type { Filed, KnownNames, RawContent } from './cross-checks.ts';
import { ContentError } from './faults.ts';
import { checkFigureSources } from './figures/sources.ts';
import type { Fault, Report } from './faults.ts';
import { factsWith } from './facts-of.ts';
import { caveatOf } from './notes.ts';
import type { Category, Subcategory } from './schema/category.ts';
import type { Home } from './schema/company.ts';
import type { Document } from './schema/document.ts';
import type { GalleryItem } from './schema/gallery.ts';
import type { Guide } from './schema/guide.ts';
import type { Product, ProductEntry } from './schema/product.ts';
import type { TextPage } from './schema/text-page.ts';
import { schemaFaults } from './schema-faults.ts';
import { schemaOfFile } from './schema-of-file.ts';
import { displayCode, specificationsOf } from './specifications.ts';
import { variantTableOf } from './tables.ts';

const HOME = 'company/home.ts';

/** The catalogue, checked and completed with what is derived from it. */
export interface Catalogue {
  categories: readonly Category[];
  products: readonly Product[];
  documents: readonly Document[];
  gallery: readonly GalleryItem[];
  textPages: readonly TextPage[];
  guides: readonly Guide[];
}

/** The products of a subcategory, as its document shows them. */
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

/** Faults of an entry against the schema of its file. */
function shapeFaults({ file, entry }: Filed<unknown>): Fault[] {
  const schema = schemaOfFile(file);
  if (schema) return schemaFaults(file, entry, schema);
  return [
    {
      file,
      field: '(file)',
      problem: 'nothing reads a file of this name here',
      remedy: 'Move it where it belongs, or give it a schema in content/schema-of-file.ts',
    },
  ];
}

/**
 * Every fault of the content: of each entry against its schema, and of the entries with one another.
 * @param names what other entries may refer to
 */
export function contentFaults(raw: RawContent, names: KnownNames = knownNames(raw)): Fault[] {
  const groups: readonly (readonly Filed<unknown>[])[] = [
    raw.categories,
    raw.products,
    raw.documents,
    raw.gallery,
    raw.textPages,
    raw.guides,
    raw.confirmed,
    raw.singles,
  ];
  const faults = groups.flat().flatMap(shapeFaults);

  // A reference can be followed only where the fields that hold it have the right shape.
  const misshapen = new Set(faults.map(({ file, field }) => `${file} ${field.split('.')[0]}`));
  const sound = <T extends { file: string }>(entries: readonly T[], ...fields: string[]): T[] =>
    entries.filter(({ file }) =>
      ['(entry)', ...fields].every((field) => !misshapen.has(`${file} ${field}`)),
    );
  // Of a field only the first fault: what else is wrong with it mostly follows from that.
  const report: Report = (fault) => {
    if (!faults.some(({ file, field }) => file === fault.file && field === fault.field))
      faults.push(fault);
  };
  const products = sound(raw.products, 'id', 'code', 'category', 'subcategory', 'document');
  const documents = sound(raw.documents, 'id', 'pages');

  for (const entry of sound(groups.flat(), 'provenance'))
    checkProvenance(entry, (fault) => {
      // A field that is missing is told once.
      const [, named = ''] = /field "([^".]*)/.exec(fault.problem) ?? [];
      if (!misshapen.has(`${entry.file} ${named}`)) report(fault);
    });
  for (const entries of groups) checkUnique(entries, report);
  for (const category of sound(raw.categories, 'id', 'subcategories'))
    checkCategory(category, names, report);
  for (const product of products) checkProduct(product, names, report);
  for (const document of documents) checkDocument(document, names, report);
  for (const document of sound(raw.documents, 'pages', 'provenance'))
    checkDocumentApplications(document, report);
  for (const product of sound(raw.products, 'applications', 'provenance'))
    checkProductApplications(product, report);
  for (const page of sound(raw.textPages, 'id')) checkTextPage(page, report);
  for (const guide of sound(raw.guides, 'id')) checkGuide(guide, report);
  for (const item of sound(raw.gallery, 'images', 'phases', 'ending'))
    checkGalleryItem(item, names, report);
  checkShown(products, documents, report);
  const known = sound(raw.products, 'technical', 'provenance');
  for (const file of sound(raw.confirmed, 'product', 'facts')) checkConfirmed(file, known, report);
  for (const product of known) checkFigureSources(product, report);
  for (const home of sound(raw.singles, 'productCards', 'sectors'))
    if (home.file === HOME) checkHome(home as Filed<Home>, names, report);
  return faults;
}

/**
 * Checks everything and derives what the site needs.
 * @throws {ContentError} with every fault found, when there is any.
 */
export function buildCatalogue(raw: RawContent): Catalogue {
  const faults = contentFaults(raw);
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
        // contentFaults has reported missing documents already.
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
  const subcategories = categories.flatMap((category) => category.subcategories);
  // Files lie in the order of their names; the site has that of the menu and of the documents.
  const order = subcategories.flatMap((subcategory) => subcategory.products);
  const products = inOrder(entries, order).map((entry): Product => {
    const facts = factsWith(entry, confirmedOf(entry.id, raw.confirmed));
    return {
      ...entry,
      facts,
      specifications: specificationsOf(facts),
      variantTable: variantTableOf(entry, entries),
      caveat: caveatOf({ technical: entry.technical, facts }),
      displayCode: displayCode(entry),
      path: `/products/${entry.category}/${entry.subcategory}/${entry.id}`,
    };
  });
  return {
    categories,
    products,
    documents: inOrder(
      documents,
      subcategories.map((subcategory) => subcategory.document),
    ),
    gallery: raw.gallery.map(({ entry }) => entry).toSorted((a, b) => b.id - a.id),
    textPages: raw.textPages.map(({ entry }) => entry),
    guides: raw.guides.map(({ entry }) => entry).toSorted((a, b) => a.order - b.order),
  };
}

/** Entries in the order of their ids. */
const inOrder = <T extends { id: string }>(entries: readonly T[], ids: readonly string[]): T[] =>
  entries.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
