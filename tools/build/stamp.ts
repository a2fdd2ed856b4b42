/** Says of a build what it was made from, so that an unchanged tree is not built again. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { BUILD_SETTINGS } from './settings.ts';

const STAMP_FILE = 'build-stamp.json';

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
  'node_modules',
  'playwright-report',
  'releases',
  'test-results',
  'tests',
]);

/** Made by the build, or read by tests and people only. */
const LEFT_OUT = /^\.|\.gen$|\.test(?:-d)?\.tsx?$|\.md$|\.log$/;

function* filesBelow(project: string, folder: string): Generator<string> {
  for (const name of readdirSync(join(project, folder)).toSorted()) {
    if (LEFT_OUT.test(name) || (folder === '' && NOT_READ.has(name))) continue;
    const path = folder === '' ? name : `${folder}/${name}`;
    // Follows links; one that leads nowhere is no input.
    const found = statSync(join(project, path), { throwIfNoEntry: false });
    if (found?.isDirectory()) yield* filesBelow(project, path);
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
  const hash = createHash('sha256');
  for (const name of [...BUILD_SETTINGS, 'COMPRESS'])
    hash.update(`${name}=${environment[name] ?? ''}\0`);
  for (const name of filesBelow(project, '')) {
    const content = readFileSync(join(project, name));
    hash.update(`${name}\0${content.byteLength}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Writes into a finished build what it was made from: `inputs` is `hashInputs` from before the build began. */
export function writeStamp(dist: string, inputs: string): void {
  writeFileSync(join(dist, STAMP_FILE), `${JSON.stringify({ inputs }, null, 1)}\n`);
}

/** Whether a folder holds a whole build that was made from these inputs. */
export function isBuiltFrom(dist: string, inputs: string): boolean {
  if (!existsSync(join(dist, 'routes.json')) || !existsSync(join(dist, 'site'))) return false;
  try {
    const stamp = JSON.parse(readFileSync(join(dist, STAMP_FILE), 'utf8')) as { inputs?: unknown };
    return stamp.inputs === inputs;
  } catch {
    return false;
  }
}
