/** Builds the harness into a folder. */
import { join } from 'node:path';

import { build } from 'vite';

/** Builds and returns the folder. */
export async function buildHarness(): Promise<string> {
  const outDir = join(import.meta.dirname, '..', '..', '..', '.cache', 'inquiry-harness');
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    base: '/',
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
  });
  return outDir;
}
