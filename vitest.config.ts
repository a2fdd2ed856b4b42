import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'dist', 'build', 'tests/journeys/**', 'tests/site/**'],
    typecheck: { include: ['**/*.test-d.ts'] },
  },
});
