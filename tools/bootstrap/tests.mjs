/** Every check of the project, one after the other, and the count at the end. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, ensureNginx } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { npm, project } from './run.mjs';

const reports = join(project, '.cache', 'reports');
const unitReport = join(reports, 'vitest.json');
const browserReport = join(reports, 'playwright.json');

const readReport = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
};

/** npm script, its further arguments and environment, and how to read the counts from its report. */
const STEPS = [
  { script: 'check' },
  {
    script: 'test:unit',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    count() {
      const report = readReport(unitReport);
      return report && { passed: report.numPassedTests, failed: report.numFailedTests };
    },
  },
  {
    script: 'test:browser',
    args: ['--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    count() {
      const stats = readReport(browserReport)?.stats;
      return stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  },
  { script: 'test:site' },
];

const seconds = (start) => `${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s`;

/**
 * Prepares and runs every step, whatever the one before it said.
 *
 * @returns {Promise<number>} exit code: 0 if all passed
 */
export async function runTests() {
  const begin = performance.now();
  const chromium = await ensureChromium();
  ensureNginx();
  await ensureBuilt();
  const lines = [`prepared      ${seconds(begin)}`];
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  let passed = 0;
  let failed = 0;
  for (const { script, args = [], environment, count } of STEPS) {
    console.log(`\n── npm run ${script}`);
    const start = performance.now();
    const more = { CHROMIUM_PATH: chromium, ...environment };
    const code = await npm(['run', script, ...(args.length > 0 ? ['--', ...args] : [])], more);
    if (code > 128) return code; // a signal: the reader wants to stop, not to go on with the next step
    const counts = count?.() ?? { passed: 0, failed: 0 };
    passed += counts.passed;
    // A step that breaks without a failed test (a type error, a file that does not load) is one failure.
    failed += counts.failed > 0 || code === 0 ? counts.failed : 1;
    const detail = count ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
    lines.push(
      `${script.padEnd(13)} ${seconds(start)}  ${code === 0 ? 'passed' : 'FAILED'}${detail}`,
    );
  }
  lines.push(`together      ${seconds(begin)}`);
  console.log(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
