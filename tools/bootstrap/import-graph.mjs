/** Which files import which, read from their text: no module is run, and no package is needed. */
import { posix } from 'node:path';

const CODE = /\.(?:tsx?|mjs|css)$/;
/** Files that name others without importing them: tests start programs and read documents. */
const NAMES_FILES = /^tests\/|\.test\.tsx?$/;

const TYPES_ONLY = /^(?:import|export) type [^;]*;/gm;
const SPECIFIER = /(?:\bfrom|\bimport|@import|\bnew URL\()\s*\(?\s*['"]([^'"?]+)/g;
const PATTERN = /(?:import\.meta\.glob(?:<[^(]*>)?|importEntries)\(\s*['"]([^'"]+)/g;
const NAMED = /[\w@.-]+(?:\/[\w@.-]+)*\.\w+/g;

/**
 * @param {readonly string[]} files paths below the project's folder
 * @param {(file: string) => string} read gives a file's text
 * @returns {Map<string, Set<string>>} to each file those that import it, or name it in a test
 */
export function importersOf(files, read) {
  const known = new Set(files);
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  for (const file of files) {
    if (!CODE.test(file)) continue;
    for (const imported of importsOf(file, read(file), known)) {
      const of = importers.get(imported) ?? new Set();
      importers.set(imported, of.add(file));
    }
  }
  return importers;
}

/**
 * Everything that imports a file, directly or not, and the file itself.
 *
 * @param {string} file
 * @param {ReadonlyMap<string, ReadonlySet<string>>} importers
 * @returns {Set<string>}
 */
export function dependentsOf(file, importers) {
  const found = new Set([file]);
  // Grows while it is walked.
  for (const each of found) for (const importer of importers.get(each) ?? []) found.add(importer);
  return found;
}

/** @param {string} file @param {string} text @param {ReadonlySet<string>} known */
function importsOf(file, text, known) {
  const code = text.replaceAll(TYPES_ONLY, '');
  const folder = posix.dirname(file);
  const resolved = (specifier) =>
    specifier.startsWith('#') ? specifier.slice(1) : posix.join(folder, specifier);
  const found = [...code.matchAll(SPECIFIER)].map(([, specifier]) => resolved(specifier));
  for (const [, pattern] of code.matchAll(PATTERN)) {
    const matches = new RegExp(
      `^${resolved(pattern).replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`,
    );
    found.push(...[...known].filter((each) => matches.test(each)));
  }
  if (NAMES_FILES.test(file)) {
    // `join(ROOT, 'desk', 'index.ts')` names a file too.
    const paths = code.replaceAll(/',\s*'/g, '/').match(NAMED) ?? [];
    found.push(...paths.map((path) => path.replace(/^(?:\.{1,2}\/)+/, '')));
  }
  return new Set(found.filter((each) => each !== file && known.has(each)));
}
