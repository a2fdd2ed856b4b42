/** `npm run mutants`: what is changed on purpose, and which tests are to notice it. See docs/mutants.md. */

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutants.config.ts' },
  mutate: [
    'contract/**/*.ts',
    'facts/**/*.ts',
    'app/shared/**/*.ts',
    'server/forms/**/*.ts',
    '!**/*.test.ts',
    '!**/*.test-d.ts',
    '!**/*.d.ts',
  ],
  // The whole project is copied for each run: not what tests of rules never read.
  ignorePatterns: ['/dist', '/build', '/releases', '.cache', '/data', 'docs/images'],
  tempDirName: '.cache/mutants/copy',
  // Node runs TypeScript as it is, and Vitest compiles it: no compiler has a say here.
  tsconfigFile: 'none.json',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  // The first run is of all tests, and nothing is known of this machine yet.
  dryRunTimeoutMinutes: 60,
  timeoutMS: 10_000,
  timeoutFactor: 4,
  incremental: true,
  incrementalFile: '.cache/mutants/known.json',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: '.cache/mutants/report.html' },
  jsonReporter: { fileName: '.cache/mutants/report.json' },
};
