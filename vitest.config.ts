import { defineConfig } from 'vitest/config';

/** A machine may be ten times slower than the one where a test takes seconds. A limit is reached by faults only. */
const LIMIT_MS = 600_000;

export default defineConfig({
  test: {
    setupFiles: ['app/i18n/every-language.ts'],
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'dist', 'build', '.cache', 'tests/journeys/**', 'tests/site/**'],
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    expect: { poll: { timeout: LIMIT_MS } },
    typecheck: { include: ['**/*.test-d.ts'] },
  },
});
