import { resolve } from 'node:path';

import { defineConfig } from 'vitest/config';

/** A machine may be ten times slower than the one where a test takes seconds. A limit is reached by faults only. */
const LIMIT_MS = 600_000;

/** Tests of the built site, over HTTP. The others need no build, and run beside it. */
const SITE_TESTS = 'tests/site/**/*.test.ts';
/** They need the packages of models/ and minutes: `npm run test:models`. */
const MODEL_TESTS = 'models/**/*.test.ts';
const FOREIGN = ['**/node_modules', 'dist', 'build', '.cache'];

/** What unit tests and those of the models set up alike. */
const BESIDE_THE_CODE = {
  setupFiles: ['app/i18n/every-language.ts', 'app/shared/operating-point/words-loaded.ts'],
};

export default defineConfig({
  test: {
    // The files of a thread share what they import: loading the content anew for each would be most of their time. So a test
    // puts back what it changes of globals and environment.
    pool: 'threads',
    isolate: false,
    // For the processes that tests start: node compiles each module once.
    env: { NODE_COMPILE_CACHE: resolve(import.meta.dirname, '.cache/compiled') },
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    expect: { poll: { timeout: LIMIT_MS } },
    projects: [
      {
        extends: true,
        test: {
          ...BESIDE_THE_CODE,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...FOREIGN, SITE_TESTS, MODEL_TESTS],
          typecheck: { include: ['**/*.test-d.ts'] },
        },
      },
      {
        extends: true,
        test: { ...BESIDE_THE_CODE, name: 'models', include: [MODEL_TESTS], exclude: FOREIGN },
      },
      {
        extends: true,
        test: { name: 'site', include: [SITE_TESTS], globalSetup: ['tests/site/serve.ts'] },
      },
    ],
  },
});
