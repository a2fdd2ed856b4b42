/**
 * `npm ci` refuses a lock file that leaves out an optional package, and npm leaves one out in silence where the registry of
 * the moment does not have it: other systems' binaries. A fresh clone would then not install.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Folders in which Node would look for a package's dependency: its own node_modules, then each further up. */
function places(path: string, name: string): string[] {
  const parts = path === '' ? [] : path.split('/node_modules/');
  return [
    ...parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/`),
    '',
  ].map((parent) => `${parent}node_modules/${name}`);
}

const LOCKS = ['package-lock.json', 'models/package-lock.json'];

async function packagesOf(lock: string): Promise<Record<string, LockedPackage>> {
  const text = await readFile(join(import.meta.dirname, '..', '..', lock), 'utf8');
  return (JSON.parse(text) as { packages: Record<string, LockedPackage> }).packages;
}

test.each(LOCKS)('%s: no package runs a script when it is installed', async (lock) => {
  const packages = Object.entries(await packagesOf(lock));
  expect(packages.length).toBeGreaterThan(20);
  expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
});

test.each(LOCKS)('%s names every optional package', async (lock) => {
  const packages = await packagesOf(lock);
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !places(path, name).some((place) => Object.hasOwn(packages, place)))
      .map(([name, version]) => `${name}@${version}`),
  );
  expect(missing).toEqual([]);
});
