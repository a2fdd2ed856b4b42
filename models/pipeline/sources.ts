import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dirname, resolve } from 'node:path';
import { minifySync } from 'vite';
import { sha256 } from './artefact.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Imports and re-exports of values; `import type` cannot change a picture. */
const IMPORT = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'/gm;
const DYNAMIC_IMPORT = /import\('(\.[^']+)'\)/g;
/** Of other folders, types alone are imported. */
const FOLDERS = new Set(['models', 'content', 'contract', 'facts', 'tools']);

const closures = new Map<string, string>();

/**
 * Hash of a module and of all modules of this project that it imports. Comments and formatting do not count.
 */
export function sourceHash(url: string): string {
  const known = closures.get(url);
  if (known) return known;
  const files = new Set<string>();
  collect(fileURLToPath(url), files);
  const hash = sha256(
    [...files]
      .toSorted()
      .map((file) => `${file.slice(ROOT.length)}\n${withoutComments(file)}`)
      .join('\n'),
  );
  closures.set(url, hash);
  return hash;
}

function collect(file: string, files: Set<string>): void {
  if (files.has(file)) return;
  files.add(file);
  const text = readFileSync(file, 'utf8');
  for (const pattern of [IMPORT, DYNAMIC_IMPORT]) {
    for (const [, specifier] of text.matchAll(pattern)) {
      const target = specifier && locate(specifier, file);
      if (target) collect(target, files);
    }
  }
}

function withoutComments(file: string): string {
  const text = readFileSync(file, 'utf8');
  const { code, errors } = minifySync(file, text, { compress: false, mangle: false });
  if (errors.length > 0) throw new Error(`${file} does not parse`);
  return code;
}

/** File of an import of this project; undefined for packages. */
function locate(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier);
  const [, folder = '', path = ''] = /^#(\w+)\/(.+)$/.exec(specifier) ?? [];
  return FOLDERS.has(folder) ? resolve(ROOT, folder, path) : undefined;
}

/** The packages that decide the bytes of the files, by the folder whose lock says their version. */
const TOOLS = [
  ['replicad', 'models'],
  ['replicad-opencascadejs', 'models'],
  ['svgo', 'models'],
  ['sharp', '.'],
] as const;

/** Their versions, read from the locks, so they need not be installed. */
export function toolVersions(): string {
  return TOOLS.map(([name, folder]) => {
    const lock = JSON.parse(readFileSync(resolve(ROOT, folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version: string } | undefined>;
    };
    return `${name}@${lock.packages[`node_modules/${name}`]?.version}`;
  }).join(' ');
}
