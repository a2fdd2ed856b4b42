/** Builds the site, unless nothing that goes into it has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node24 } from './install.mjs';
import { project, RemedyError, run } from './run.mjs';

/** Folders and files that a build reads. `models/` is not among them: its results lie in `content/`. */
const INPUTS = [
  'app',
  'content',
  'contract',
  'deploy',
  'photos',
  'public',
  'tools',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** Made by the build, or read by tests only. */
const LEFT_OUT = /(?:\.gen|\.test(?:-d)?\.tsx?|\.md)$/;

/** Settings that are built into the documents (and the one that says how hard to compress). */
const SETTINGS = [
  'SITE_URL',
  'FORM_ENDPOINT',
  'FORM_KEY',
  'FORM_PROJECT',
  'INQUIRY_RETENTION',
  'COMPRESS',
];

const dist = join(project, 'dist');
const stampFile = join(dist, 'build-stamp.json');

function* filesBelow(path) {
  const entries = readdirSync(join(project, path), { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (LEFT_OUT.test(entry.name)) continue;
    const name = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(name);
    else yield name;
  }
}

/**
 * Hash over the names and bytes of every input, and the build-time settings. Bytes and not times, so that it is
 * right in a fresh clone; a hundred megabytes take a fifth of a second.
 */
function hashInputs() {
  const hash = createHash('sha256');
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  for (const input of INPUTS) {
    if (!existsSync(join(project, input))) continue;
    for (const name of input.includes('.') ? [input] : filesBelow(input)) {
      const content = readFileSync(join(project, name));
      hash.update(`${name}\0${content.byteLength}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

function isBuilt(inputs) {
  try {
    const complete = existsSync(join(dist, 'routes.json')) && existsSync(join(dist, 'site'));
    return complete && JSON.parse(readFileSync(stampFile, 'utf8')).inputs === inputs;
  } catch {
    return false;
  }
}

/** Brings `dist/` up to date. @returns {Promise<boolean>} whether it had to be built */
export async function ensureBuilt() {
  const inputs = hashInputs();
  if (isBuilt(inputs)) return false;
  rmSync(stampFile, { force: true }); // a build that breaks off half-way is not taken for one
  // Not through npm, which ends on a signal without passing it on to the build.
  const code = await run(node24(), [join(project, 'tools', 'build.ts')]);
  // A signal ended it.
  if (code > 128) throw new RemedyError('The build was stopped. Start again to finish it.');
  if (code !== 0) throw new RemedyError('The build failed; the lines above say where.');
  writeFileSync(stampFile, `${JSON.stringify({ inputs }, null, 1)}\n`);
  return true;
}
