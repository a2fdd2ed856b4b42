import { defineConfig } from '@playwright/test';

import { CHROMIUM_FLAGS } from './tools/chromium-flags.ts';

const port = Number(process.env['TEST_PORT'] ?? 4173);

/** A system Chromium found by the bootstrap; without one, Playwright's own. */
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'tests',
  testMatch: ['journeys/**/*.spec.ts', 'site/**/*.spec.ts'],
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine loses a race now and then; a second failure is a fault. Such a test is reported as flaky.
  retries: process.env['CI'] ? 2 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright-report.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Recording every run costs half the time; a failure can be run again with --trace on.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: CHROMIUM_FLAGS,
    },
  },
  webServer: {
    command: 'node server/index.ts',
    env: { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: '.cache/test-data' },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
