import { defineConfig, mergeConfig } from 'vitest/config';

import ours from './vitest.config.ts';

/*
 * The tests that are to notice a mutant: those of rules, and those of the form service that speak HTTP with it in their own
 * process. A process that a test starts knows nothing of the mutant that is on, so tests that only look at one are left out.
 */
const { projects: _, ...common } = ours.test ?? {};

/** `facts`: only the tests of that part, so that a rule is held by its own table and not by a page that shows it. */
const OF_PART: Partial<Record<string, string[]>> = {
  facts: ['tests/facts/**/*.test.ts'],
};

export default mergeConfig(
  { test: common },
  defineConfig({
    test: {
      setupFiles: ['app/i18n/every-language.ts', 'app/shared/operating-point/words-loaded.ts'],
      exclude: [
        // Reads the data sheets of a build, which are not copied.
        'app/features/catalogue/catalogue.server.test.ts',
        'tests/facts/changed-figures.test.ts',
      ],
      include: OF_PART[process.env['MUTANTS_OF'] ?? ''] ?? [
        '{app,contract,desk,facts,server}/**/*.test.{ts,tsx}',
        'tests/{facts,unit}/**/*.test.{ts,tsx}',
        'tests/contract/{abuse,client-library,smtp,storage-failure,without-scripts}.test.ts',
      ],
    },
  }),
);
