import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['app/i18n/every-language.ts'],
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'dist', 'build', 'tests/journeys/**', 'tests/site/**'],
    // As for the journeys: processes are started, killed and timed.
    retry: process.env['CI'] ? 1 : 0,
    typecheck: { include: ['**/*.test-d.ts'] },
  },
});
