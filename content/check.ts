/**
 * All faults of the content at once: `node content/check.ts` prints one line for each. `npm run check` and the build run it
 * before anything else reads the content.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';

import { everyEntry, knownNames } from './cross-checks.ts';
import type { KnownNames, RawContent } from './cross-checks.ts';
import { ContentError } from './faults.ts';
import type { Fault } from './faults.ts';
import { didYouMean } from './nearest.ts';
import { picturesOf } from './picture-fields.ts';
import { pictureIds, PLACEHOLDER } from './pictures.ts';
import { readEntries } from './read-entries.ts';
import { contentFaults } from './registry.ts';

/** The file of a product: its category and subcategory. */
const PRODUCT = /^catalogue\/([^/]+)\/([^/]+)\/[^/]+$/;
const PROJECT = join(import.meta.dirname, '..');

/** Every fault of the content. */
export async function allFaults(): Promise<Fault[]> {
  const { raw, faults: unreadable } = await readEntries();
  // Files that import it fail too; report only the cause.
  const imports = unreadable.filter(({ problem }) => /^(?:imports|takes) /.test(problem));
  if (imports.length > 0) return byFile(imports);
  const faults = [...contentFaults(raw, namesWith(raw, unreadable)), ...unknownPictures(raw)];
  // Other entries compute with the figures of products: where those are wrong, their failure follows from it.
  const isWrong = [...faults, ...unreadable].some(({ file }) => PRODUCT.test(file));
  const own = unreadable.filter(({ file }) => PRODUCT.test(file) || !isWrong);
  if (own.length + faults.length > 0) return byFile([...own, ...faults]);
  // Links are compared with the addresses of the site, which only sound content has.
  const { fileFaults } = await import('./check-files.ts');
  return fileFaults();
}

const byFile = (faults: readonly Fault[]): Fault[] =>
  faults.toSorted((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)));

/** All names, those of files that cannot be read among them: the file is named after the id. */
function namesWith(raw: RawContent, unreadable: readonly Fault[]): KnownNames {
  const names = knownNames(raw);
  const ids = (folder: string) =>
    unreadable.filter(({ file }) => file.startsWith(folder)).map(({ file }) => parse(file).name);
  const unread = new Set(unreadable.map(({ file }) => file));
  // The subcategories of a category that cannot be read are those that have a folder.
  const places = [...raw.products, ...unreadable].flatMap(({ file }) => {
    const [, category = '', subcategory = ''] = PRODUCT.exec(file) ?? [];
    return unread.has(`catalogue/${category}/category.ts`) ? [{ category, subcategory }] : [];
  });
  return {
    ...names,
    categories: new Set([...names.categories, ...places.map(({ category }) => category)]),
    subcategories: new Set([
      ...names.subcategories,
      ...places.map(({ category, subcategory }) => `${category}/${subcategory}`),
    ]),
    products: new Set([...names.products, ...ids('catalogue/')]),
    documents: new Set([...names.documents, ...ids('documents/')]),
  };
}

/** Faults for pictures that are neither drawn, nor a photograph, nor a file in `public/`. */
function unknownPictures(raw: RawContent): Fault[] {
  const folder = join(PROJECT, 'photos');
  const photos = existsSync(folder)
    ? readdirSync(folder).map((name) => parse(name).name.replace('--', '/'))
    : [];
  const known = new Set([...pictureIds, ...photos, PLACEHOLDER.src]);
  const isKnown = (id: string): boolean =>
    known.has(id) || (id.startsWith('/') && existsSync(join(PROJECT, 'public', id)));
  const entries = everyEntry(raw);
  return entries.flatMap(({ file, entry }) =>
    picturesOf(entry)
      .filter(({ id }) => !isKnown(id))
      .map(({ field, id }) => ({
        file,
        field,
        problem: `there is no picture "${id}"`,
        remedy: `${didYouMean(id, known)}Name one of content/pictures/manifest.json, draw it (models/README.md), or write '${PLACEHOLDER.src}' until it is drawn`,
      })),
  );
}

if (process.argv[1] === import.meta.filename) {
  const faults = await allFaults();
  if (faults.length > 0) {
    console.error(new ContentError(faults).message);
    process.exitCode = 1;
  }
}
