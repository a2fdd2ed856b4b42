import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

/** First arguments of a Node that a test starts: it ends with the test, however that ends. */
export const END_WITH_PARENT: readonly string[] = [
  '--import',
  pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href,
];

/** The environment of a program whose settings are those of a test alone. */
export const BARE_ENVIRONMENT = {
  PATH: process.env['PATH'],
  // Set by vitest.config.ts: node compiles each module once.
  ...(process.env['NODE_COMPILE_CACHE'] && {
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  }),
};

/** How often a server looks whether the test run is still there. */
const LOOK_MS = 500;

/**
 * Ends this process, as a signal would, once another one has ended. A run that is killed cannot stop its servers, and one
 * that is left over would hold its port and an old build.
 *
 * @param pid the process that started the tests
 */
export function endWith(pid: number): void {
  setInterval(() => {
    try {
      process.kill(pid, 0);
    } catch {
      process.kill(process.pid, 'SIGTERM');
    }
  }, LOOK_MS).unref();
}
