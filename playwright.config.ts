import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

import { defineConfig } from '@playwright/test';

import { findChromium } from './tools/bootstrap/browser.mjs';
import { CHROMIUM_FLAGS } from './tools/chromium-flags.ts';

// `npm test` has looked already, and so has the process that started this one.
process.env['CHROMIUM_PATH'] ||= findChromium() ?? '';
const executablePath = process.env['CHROMIUM_PATH'];
// For the workers, and for the processes that tests start: node compiles each module once.
process.env['NODE_COMPILE_CACHE'] ||= resolve(import.meta.dirname, '.cache/compiled');

/**
 * Journeys of words, lists and forms. Their pages load no pictures, which are a quarter of what opening a page costs a processor; the
 * picture's frame keeps its size. Whatever looks at pictures, layout or scrolling is not among them.
 */
const WITHOUT_PICTURES = [
  'announcements',
  'before-hydration',
  'errands',
  'errands-by-intent',
  'finder',
  'finder-tools',
  'inquiry',
  'inquiry-draft',
  'language',
  'quote-list',
  'quote-sizes',
  'search',
  'sixteen-errands',
  'typing',
].map((name) => `journeys/${name}.spec.ts`);

const launch = (...args: readonly string[]) => ({
  ...(executablePath ? { executablePath } : {}),
  // Where the machine names no character set, a download with a Korean name would be called "download".
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  // Without it a process is started ahead for the next page, which most tests never open: a tenth of the time.
  args: [...CHROMIUM_FLAGS, '--renderer-process-limit=1', ...args],
});

export default defineConfig({
  testDir: 'tests',
  testMatch: ['journeys/**/*.spec.ts', 'site/**/*.spec.ts', 'engines/**/*.spec.ts'],
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: availableParallelism(),
  // A machine may be ten times slower than the one where this takes a second. A limit is reached by faults only.
  timeout: 300_000,
  expect: { timeout: 150_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright-report.json' }]],
  use: {
    // The server below takes a free port and says which (`wait`).
    baseURL: `http://127.0.0.1:${process.env['SITE_PORT']}`,
    // Recording every run costs half the time; a failure can be run again with --trace on.
    trace: 'off',
    // The site's default; a browser that prefers English is offered it, over the page.
    locale: 'ko-KR',
    // Pages come from the server, as at a first visit. tests/journeys/offline.spec.ts allows it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'pictures',
      testIgnore: WITHOUT_PICTURES.map((file) => `**/${file}`),
      use: { launchOptions: launch() },
    },
    {
      name: 'words',
      testMatch: WITHOUT_PICTURES,
      use: { launchOptions: launch('--blink-settings=imagesEnabled=false') },
    },
  ],
  webServer: {
    command: `"${process.execPath}" tests/site-server.ts`,
    env: { TEST_RUNNER_PID: String(process.pid) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    wait: { stdout: /Ready at http:\/\/127\.0\.0\.1:(?<site_port>\d+)/ },
  },
});
