/** The built site, read once at start and held as it goes over the wire. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { documentFilesOf, type RoutesManifest } from '#contract/routes-manifest.ts';
import { cacheControlOf, mediaTypeOf } from '#contract/static-host.ts';
import { isAddressable } from './documents.ts';
import type { Coding } from './negotiate.ts';
import { isDownload } from './range.ts';

/** One file in one coding, with the headers of a 200 answer. */
interface Representation {
  readonly coding: Coding;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Strong entity tag with its quotes; differs between codings. */
  readonly entityTag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A file in every coding there is, smallest first. */
export type SiteFile = readonly [Representation, ...Representation[]];

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

function entityTagOf(body: Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    );
}

/**
 * Reads every file below a folder, joining `a.css`, `a.css.br`, `a.css.zst` and `a.css.gz` into one.
 *
 * @param root the site's folder (`dist/site`)
 * @returns files by their path below it, without leading slashes; hidden and orphaned compressed files are left out
 */
export async function loadSiteFiles(
  root: string,
  manifest: Pick<RoutesManifest, 'headers' | 'immutable'>,
): Promise<ReadonlyMap<string, SiteFile>> {
  const names = new Set(await listFiles(root));
  const load = async (name: string): Promise<[string, SiteFile]> => {
    const isDocument = name.endsWith('.html');
    const siblings = SIBLINGS.filter(([suffix]) => names.has(name + suffix));
    const represent = async (suffix: string, coding: Coding): Promise<Representation> => {
      const body = await readFile(join(root, name + suffix));
      const entityTag = entityTagOf(body);
      const headers: Record<string, string> = {
        ...baseHeaders,
        ...(isDocument ? manifest.headers : {}),
        'Content-Type': mediaTypeOf(name),
        'Content-Length': String(body.byteLength),
        'Cache-Control': cacheControlOf(`/${name}`, manifest.immutable),
        ETag: entityTag,
      };
      if (isDownload(mediaTypeOf(name))) headers['Accept-Ranges'] = 'bytes';
      if (coding !== 'identity') headers['Content-Encoding'] = coding;
      if (siblings.length > 0) headers['Vary'] = 'Accept-Encoding';
      return { coding, body, entityTag, headers };
    };
    const [plain, ...compressed] = await Promise.all([
      represent('', 'identity'),
      ...siblings.map(([suffix, coding]) => represent(suffix, coding)),
    ]);
    const smallestFirst = compressed.toSorted((a, b) => a.body.byteLength - b.body.byteLength);
    const [first, ...rest] = [...smallestFirst, plain];
    return [name, first ? [first, ...rest] : [plain]];
  };
  const served = [...names].filter((name) => isAddressable(name) || name.endsWith('.html'));
  return new Map(await Promise.all(served.map(load)));
}

/** Files that the manifest names and the folder does not hold: a broken build, better seen at start than by a visitor. */
export function missingFiles(
  manifest: RoutesManifest,
  files: { has(file: string): boolean },
): string[] {
  return [...documentFilesOf(manifest)].filter((file) => !files.has(file));
}
