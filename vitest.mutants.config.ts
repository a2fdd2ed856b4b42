import { defineConfig, mergeConfig } from 'vitest/config';

import ours from './vitest.config.ts';

/*
 * The tests that are to notice a mutant: those of rules, and those of the form service that speak HTTP with it in their own
 * process. A process that a test starts knows nothing of the mutant that is on.
 */
const { projects: _, ...common } = ours.test ?? {};

export default mergeConfig(
  { test: common },
  defineConfig({
    test: {
      // A mutant of a module's own constants shows only where the module is loaded anew.
      isolate: true,
      setupFiles: ['app/i18n/every-language.ts', 'app/shared/operating-point/words-loaded.ts'],
      // Reads the data sheets of a build, which are not copied.
      exclude: ['app/features/catalogue/catalogue.server.test.ts'],
      include: [
        '{app,contract,desk,facts,server}/**/*.test.{ts,tsx}',
        'tests/{facts,unit}/*.test.{ts,tsx}',
        'tests/contract/{abuse,client-library,smtp,storage-failure,without-scripts}.test.ts',
      ],
    },
  }),
);
