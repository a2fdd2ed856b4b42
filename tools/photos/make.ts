import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { writeWhole } from '#tools/write-whole.ts';

import { type Photo, PhotoError, type PhotoFault, readPhotos, reason } from './read.ts';
import { convert, type PhotoFile } from './convert.ts';

/** Address of the files on the site. */
const ADDRESS = '/pictures/photos';
/** Raise it when `convert` changes, so that all photographs are converted again. */
const RECIPE = 1;

/** `manifest.json`: picture id to its entry, as `content/pictures.ts` reads it. */
export interface PhotoEntry {
  /** What the files depend on: the photograph's content, sharp's version, and `RECIPE`. */
  key: string;
  src: string;
  width: number;
  height: number;
  alt: { ko: string; en: string };
  sources: { src: string; width: number; type: string }[];
}

export interface MadePhotos {
  made: number;
  kept: number;
  /** Warnings that do not stop the build. */
  notes: string[];
}

/**
 * Makes the files of every photograph in `folder` into `output/files`, and `output/manifest.json`.
 *
 * @throws {PhotoError} naming every photograph that cannot be used; then nothing has changed in `output`
 */
export async function makePhotos(
  folder: string,
  output: string,
  known: ReadonlySet<string>,
): Promise<MadePhotos> {
  const photos = await readPhotos(folder, known);
  const files = join(output, 'files');
  const before = readManifest(output);
  const entries: Record<string, PhotoEntry> = {};
  const faults: PhotoFault[] = [];
  const result: MadePhotos = { made: 0, kept: 0, notes: [] };
  mkdirSync(files, { recursive: true });
  for (const photo of photos) {
    const key = `${RECIPE}-${sharp.versions.vips}-${photo.sha256}`;
    const last = before[photo.id];
    if (
      last?.key === key &&
      last.sources.every(({ src }) => existsSync(join(files, nameOf(src))))
    ) {
      entries[photo.id] = { ...last, alt: photo.alt };
      result.kept++;
      continue;
    }
    try {
      const made = await convert(photo);
      for (const { name, data } of made) writeFileSync(join(files, name), data);
      result.notes.push(...made.flatMap(({ note }) => note ?? []));
      entries[photo.id] = entryOf(photo, key, made);
      result.made++;
    } catch (error) {
      faults.push({
        file: photo.path,
        problem: `is broken (${reason(error)})`,
        remedy: 'Export it again from the original',
      });
    }
  }
  if (faults.length > 0) throw new PhotoError(faults);
  writeWhole(join(output, 'manifest.json'), `${JSON.stringify(entries, null, 1)}\n`);
  removeOthers(files, entries);
  return result;
}

const nameOf = (src: string) => src.slice(ADDRESS.length + 1);

function readManifest(output: string): Record<string, PhotoEntry> {
  const file = join(output, 'manifest.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, PhotoEntry>)
    : {};
}

function entryOf({ alt }: Photo, key: string, files: readonly PhotoFile[]): PhotoEntry {
  const plain = files.find(({ type }) => type === 'image/webp');
  if (!plain) throw new Error('no file that every browser can show');
  return {
    key,
    src: `${ADDRESS}/${plain.name}`,
    width: plain.width,
    height: plain.height,
    alt,
    sources: files.map(({ name, width, type }) => ({ src: `${ADDRESS}/${name}`, width, type })),
  };
}

/** Deletes files of photographs that were removed or have changed. */
function removeOthers(files: string, entries: Record<string, PhotoEntry>): void {
  const wanted = new Set(
    Object.values(entries).flatMap(({ sources }) => sources.map(({ src }) => nameOf(src))),
  );
  for (const name of readdirSync(files)) if (!wanted.has(name)) rmSync(join(files, name));
}
