/** Files of the built site: an index made at start; what is asked for is read then, and kept as far as there is room. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { policyOf } from '#contract/policy.ts';
import { documentFilesOf, type RoutesManifest } from '#contract/routes-manifest.ts';
import { cacheControlOf, dispositionOf, mediaTypeOf } from '#contract/static-host.ts';
import { isAddressable } from './documents.ts';
import { isFilePart, readForSending, type ReadFile } from './file-body.ts';
import { createKeptBytes } from './kept-bytes.ts';
import type { Coding } from './negotiate.ts';
import { isDownload } from './range.ts';

/** Bytes of files that are kept. The documents, data and small scripts and styles of the whole site have 5 MB in the coding of browsers. */
const KEPT_BYTES = 8_000_000;

/**
 * The largest file that is kept. Larger ones the system has in memory, and sends for 0.3 ms of the processor instead of 0.07. Kept
 * ones that have to make room wait long to be collected: 18 MB of them, were every size kept. Scripts and fonts, which every
 * visitor fetches, are worth it.
 */
const LARGEST_KEPT = 32_000;
const LARGEST_KEPT_OF_EVERY_VISIT = 256_000;

/** What an answer with a file holds. */
export interface FileContent extends ReadFile {
  /** Headers of a 200 answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of a 304 answer. */
  readonly notModifiedHeaders: Readonly<Record<string, string>>;
}

/** One file in one coding. */
interface Representation {
  readonly coding: Coding;
  /** Path below the root: `index.html.br`. */
  readonly path: string;
  readonly size: number;
}

/** A file in every coding there is, smallest first. */
type SiteFile = readonly [Representation, ...Representation[]];

/** Files of a site by their path below its root, without leading slashes. */
export interface SiteFiles {
  readonly find: (file: string) => SiteFile | undefined;
  readonly names: () => Iterable<string>;
  /** What has been read already. */
  readonly kept: (representation: Representation) => FileContent | undefined;
  /** @throws where it cannot be read: the folder has changed under the server */
  readonly read: (file: string, representation: Representation) => Promise<FileContent>;
  /** The bytes of a file, a character for each, read anew each time. */
  readonly text: (file: string) => Promise<string>;
  /** Bytes held in memory. */
  readonly keptBytes: () => number;
}

const SIBLINGS: readonly (readonly [suffix: string, coding: Coding])[] = [
  ['.br', 'br'],
  ['.zst', 'zstd'],
  ['.gz', 'gzip'],
];

/** Headers of every answer. */
export const baseHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers that a 304 carries (RFC 9110, 15.4.5): those that a cache would update, and none about the body. */
function notModified(headers: Readonly<Record<string, string>>): Record<string, string> {
  const {
    'Content-Length': _length,
    'Content-Type': _type,
    'Content-Encoding': _coding,
    ...kept
  } = headers;
  return kept;
}

/** Every file below a folder with its size. One after the other: asked for all at once they take 6 MB that are not given back. */
function listFiles(root: string): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const entry = statSync(join(root, path));
    if (entry.isFile()) sizes.set(path.split(sep).join('/'), entry.size);
  }
  return sizes;
}

/**
 * Lists every file below a folder, joining `a.css`, `a.css.br`, `a.css.zst` and `a.css.gz` into one. Hidden and orphaned
 * compressed files are left out.
 *
 * @param root the site's folder (`dist/site`)
 */
export function openSiteFiles(
  root: string,
  manifest: Pick<RoutesManifest, 'fileNames' | 'headers' | 'immutable' | 'policy'>,
): SiteFiles {
  const representations = (
    file: string,
    sizeOf: (path: string) => number | undefined,
  ): SiteFile | undefined => {
    const size = sizeOf(file);
    if (size === undefined) return undefined;
    const siblings = SIBLINGS.flatMap(([suffix, coding]): Representation[] => {
      const own = sizeOf(file + suffix);
      return own === undefined ? [] : [{ coding, path: file + suffix, size: own }];
    });
    const [first, ...rest] = siblings.toSorted((a, b) => a.size - b.size);
    const plain: Representation = { coding: 'identity', path: file, size };
    return first ? [first, ...rest, plain] : [plain];
  };

  const isImmutable = (file: string) =>
    manifest.immutable.some((prefix) => `/${file}`.startsWith(prefix));

  const sizes = listFiles(root);
  const index = new Map<string, SiteFile>();
  for (const file of sizes.keys()) {
    if (!isAddressable(file) && !file.endsWith('.html')) continue;
    const found = representations(file, (path) => sizes.get(path));
    if (found) index.set(file, found);
  }

  /**
   * Files with a hash in their name may come later: those of the next release are laid here before it is served, for
   * visitors whose connection still leads to this server (tools/release/kept-assets.ts).
   */
  const findLate = (file: string): SiteFile | undefined => {
    if (!isImmutable(file)) return undefined;
    if (!isAddressable(file) || !existsSync(join(root, file))) return undefined;
    const found = representations(file, (path) => {
      const entry = statSync(join(root, path), { throwIfNoEntry: false });
      return entry?.isFile() ? entry.size : undefined;
    });
    if (found) index.set(file, found);
    return found;
  };

  const contents = createKeptBytes<FileContent>(KEPT_BYTES);
  /** What is being read: a thousand who ask for the same file at once have it read and hashed once. */
  const reading = new Map<string, Promise<FileContent>>();

  const readAnew = async (
    file: string,
    { coding, path, size: listed }: Representation,
  ): Promise<FileContent> => {
    const { body, size, entityTag, lastModified } = await readForSending(
      join(root, path),
      listed,
      isImmutable(file) ? LARGEST_KEPT_OF_EVERY_VISIT : LARGEST_KEPT,
    );
    const headers: Record<string, string> = {
      ...baseHeaders,
      ...(file.endsWith('.html') && {
        ...manifest.headers,
        'Content-Security-Policy': policyOf(manifest, file),
      }),
      'Content-Type': mediaTypeOf(file),
      'Content-Length': String(size),
      'Cache-Control': cacheControlOf(`/${file}`, manifest.immutable),
      ETag: entityTag,
      'Last-Modified': lastModified,
    };
    if (isDownload(mediaTypeOf(file))) headers['Accept-Ranges'] = 'bytes';
    const readable = manifest.fileNames?.[`/${file}`];
    if (readable !== undefined)
      headers['Content-Disposition'] = dispositionOf(`/${file}`, readable);
    if (coding !== 'identity') headers['Content-Encoding'] = coding;
    const varies = (index.get(file)?.length ?? 1) > 1 ? ['Accept-Encoding'] : [];
    // A page can be had as text (site.ts).
    if (file.endsWith('.html') || file.endsWith('.md')) varies.unshift('Accept');
    if (varies.length > 0) headers['Vary'] = varies.join(', ');
    const content = {
      body,
      size,
      entityTag,
      lastModified,
      headers,
      notModifiedHeaders: notModified(headers),
    };
    contents.set(path, content, isFilePart(body) ? 0 : size);
    return content;
  };

  return {
    find: (file) => index.get(file) ?? findLate(file),
    names: () => index.keys(),
    kept: ({ path }) => contents.get(path),
    text: (file) => readFile(join(root, file), 'latin1'),
    keptBytes: contents.bytes,
    read: (file, representation) => {
      const { path } = representation;
      const content =
        reading.get(path) ??
        readAnew(file, representation).finally(() => void reading.delete(path));
      reading.set(path, content);
      return content;
    },
  };
}

/** Files that the manifest names and the folder does not hold: a broken build, better seen at start than by a visitor. */
export function missingFiles(manifest: RoutesManifest, files: Pick<SiteFiles, 'find'>): string[] {
  return [...documentFilesOf(manifest)].filter((file) => files.find(file) === undefined);
}
