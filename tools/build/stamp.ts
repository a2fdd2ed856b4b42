/** Says of a build what it was made from, so that an unchanged tree is not built again. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type BuildSettings, BUILD_SETTINGS } from './settings.ts';

const STAMP_FILE = 'build-stamp.json';

/** What the file says, where it is one of ours. */
interface Stamp {
  readonly inputs?: unknown;
  readonly compress?: unknown;
}

/**
 * Folders that no build reads. Everything else counts, so that a new folder is not forgotten; hidden files and folders
 * (.git, .cache, .env) do not.
 */
const NOT_READ = new Set([
  'bench',
  'build',
  'current',
  'data',
  'dist',
  'docs',
  'models',
  'node_modules',
  'playwright-report',
  'releases',
  'test-results',
  'tests',
]);

/** Made by the build, or read by tests and people only. */
const LEFT_OUT = /^\.|\.gen$|\.test(?:-d)?\.tsx?$|\.md$|\.log$/;

/** Folders that the bundles are not made from either: they hold no content (vite.config.ts). */
const NOT_BUNDLED = new Set([
  ...NOT_READ,
  'content',
  'deploy',
  'desk',
  'fonts',
  'models',
  'photos',
  'server',
  'sheets',
]);

/** Made by `npm run fonts` from the characters of all texts, and part of the bundle. */
const FONTS = 'app/styles/fonts.gen';

function* filesBelow(
  project: string,
  folder: string,
  notRead: ReadonlySet<string>,
): Generator<string> {
  for (const name of readdirSync(join(project, folder)).toSorted()) {
    if (LEFT_OUT.test(name) || (folder === '' && notRead.has(name))) continue;
    const path = folder === '' ? name : `${folder}/${name}`;
    // Follows links; one that leads nowhere is no input.
    const found = statSync(join(project, path), { throwIfNoEntry: false });
    if (found?.isDirectory()) yield* filesBelow(project, path, notRead);
    else if (found?.isFile()) yield path;
  }
}

/**
 * Hash over the names and bytes of every file that a build reads, and over the settings that it builds in. Bytes and not
 * times, so that it is right in a fresh clone; a hundred megabytes take a fifth of a second.
 */
export function hashInputs(
  project: string,
  environment: Record<string, string | undefined> = process.env,
): string {
  return hashFiles(project, environment, filesBelow(project, '', NOT_READ));
}

/** The same of what the bundles are made from, and documents beside their data: a changed entry of the content leaves it as it is. */
export function hashBundleInputs(
  project: string,
  environment: Record<string, string | undefined> = process.env,
): string {
  const bundled = filesBelow(project, '', NOT_BUNDLED);
  const fonts = existsSync(join(project, FONTS)) ? filesBelow(project, FONTS, NOT_BUNDLED) : [];
  return hashFiles(project, environment, [...bundled, ...fonts]);
}

function hashFiles(
  project: string,
  environment: Record<string, string | undefined>,
  files: Iterable<string>,
): string {
  const hash = createHash('sha256');
  for (const name of BUILD_SETTINGS) hash.update(`${name}=${environment[name] ?? ''}\0`);
  for (const name of files) {
    const content = readFileSync(join(project, name));
    hash.update(`${name}\0${content.byteLength}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Writes into a finished build what it was made from and how hard its files are compressed (the setting COMPRESS): `inputs`
 * is `hashInputs` from before the build began.
 */
export function writeStamp(
  dist: string,
  inputs: string,
  compress: BuildSettings['COMPRESS'],
): void {
  writeFileSync(join(dist, STAMP_FILE), `${JSON.stringify({ inputs, compress }, null, 1)}\n`);
}

/** Whether a folder holds a whole build that was made from these inputs. */
export function isBuiltFrom(dist: string, inputs: string): boolean {
  if (!existsSync(join(dist, 'routes.json')) || !existsSync(join(dist, 'site'))) return false;
  return readStamp(dist)?.inputs === inputs;
}

/** How hard the files of a build are compressed; undefined where the folder does not say. */
export function compressionOf(dist: string): unknown {
  return readStamp(dist)?.compress;
}

function readStamp(dist: string): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(join(dist, STAMP_FILE), 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
}
