/** Builds the harness into a folder. */
import { join } from 'node:path';

import { build } from 'vite';

/**
 * Builds and returns the folder.
 *
 * @param worker number of the test worker: each has a folder of its own, since a build empties it first
 */
export async function buildHarness(worker: number): Promise<string> {
  const cache = join(import.meta.dirname, '..', '..', '..', '.cache');
  const outDir = join(cache, 'inquiry-harness', String(worker));
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    base: '/',
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
  });
  return outDir;
}
