/** Puts defects into a copy of a built site, as a build would have written them. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { CODINGS, encode } from '#tools/compress/levels.ts';

import type { Comparison } from './compare.ts';
import { type Defect } from './defects.ts';

const SITE = 'site/';

/** A low level of each format; sizes are not measured by it. */
const LEVEL = 3;

const hashOf = (style: string): string =>
  `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const stylesIn = (html: string): string[] =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);

/** A document whose styles were changed is allowed them by its policy, in itself and in the manifest. */
function allowStyles(dist: string, file: string, before: string, after: string): string {
  const then = stylesIn(before).map(hashOf);
  const now = stylesIn(after).map(hashOf);
  const allowed = now.reduce(
    (text, hash, index) => text.replaceAll(then[index] ?? hash, hash),
    after,
  );
  const routes = join(dist, 'routes.json');
  const key = `"${file.slice(SITE.length)}": "`;
  const manifest = readFileSync(routes, 'utf8');
  const changed = now.reduce(
    (text, hash, index) => text.replaceAll(key + (then[index] ?? hash), key + hash),
    manifest,
  );
  if (changed !== manifest) writeFileSync(routes, changed);
  return allowed;
}

/** Writes a file and what a build has compressed of it. */
function write(path: string, data: Uint8Array): void {
  writeFileSync(path, data);
  for (const coding of CODINGS)
    if (existsSync(path + coding)) writeFileSync(path + coding, encode(coding, LEVEL, data));
}

/**
 * Plants a defect.
 *
 * @param dist a copy of a build, whose files are its own
 * @throws Error where the build has nothing that fits
 */
export function plant(dist: string, { name, changes }: Defect): void {
  for (const change of changes) {
    const [path] = globSync(join(dist, change.file));
    if (path === undefined) throw new Error(`"${name}": the build has no ${change.file}`);
    if ('removed' in change) rmSync(path);
    else if ('from' in change) {
      for (const coding of ['', ...CODINGS])
        if (existsSync(path + coding))
          copyFileSync(join(dist, change.from) + coding, path + coding);
    } else if ('more' in change)
      write(path, Buffer.concat([readFileSync(path), Buffer.alloc(change.more)]));
    else {
      const before = readFileSync(path, 'utf8');
      const after = before.replace(change.find, change.put);
      if (after === before) throw new Error(`"${name}": nothing to change in ${change.file}`);
      const file = relative(dist, path);
      const isDocument = file.endsWith('.html') && stylesIn(after).length > 0;
      write(path, Buffer.from(isDocument ? allowStyles(dist, file, before, after) : after));
    }
  }
}

/** Whether a comparison shows a defect everywhere where it must. */
export function isShown({ shows }: Defect, { lines, sizes, screens }: Comparison): boolean {
  return shows.every((place) => {
    if (place.in === 'gone') return lines.gone.includes(place.at);
    if (place.in === 'screens') return screens.some(({ shot }) => shot.address === place.at);
    if (place.in === 'sizes') return sizes.some(({ kind }) => kind === place.at);
    return lines.differences.some(
      ({ section, addresses, before, after }) =>
        section === place.in &&
        addresses.includes(place.at) &&
        [...before, ...after].some((line) => line.includes(place.with ?? '')),
    );
  });
}
