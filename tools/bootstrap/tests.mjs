/** Every check of the project, and the count at the end. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium, ensureEngines, ensureNginx } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { node24 } from './install.mjs';
import { browserTestsFor, changedFiles, changedSince } from './changed.mjs';
import { npm, project, run } from './run.mjs';

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

const firstLine = (text = '') => stripVTControlCharacters(text.split('\n', 1)[0]);

/** `file › name: message` of each failed test in Vitest's report; a file that did not load has no tests, only a message. */
const failedUnitTests = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(project, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0
        ? failed.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
        : [`${file}: ${firstLine(message)}`];
    });

/** The same of Playwright's report, whose suites hold suites. */
const failedBrowserTests = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap((test) => test.results.flatMap((result) => result.errors));
      return `${file}:${line} › ${title}: ${firstLine(errors[0]?.message)}`;
    }),
  ...suites.flatMap(failedBrowserTests),
];

/** npm scripts, their further arguments and environment, and how to read counts and failed tests from their reports. */
const CHECK = { script: 'check' };
const UNIT = {
  script: 'test:unit',
  args: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  count() {
    const report = readReport(unitReport);
    return report && { passed: report.numPassedTests, failed: report.numFailedTests };
  },
  failures() {
    const report = readReport(unitReport);
    return report ? failedUnitTests(report) : [];
  },
};
const BROWSER = {
  script: 'test:browser',
  args: ['--reporter=list,json'],
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  count() {
    const stats = readReport(browserReport)?.stats;
    return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  },
  failures() {
    const report = readReport(browserReport);
    return report ? failedBrowserTests(report) : [];
  },
};
const SITE = { script: 'test:site' };

const seconds = (start) => `${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s`;

/**
 * Prepares and runs every step, whatever the others said: what needs no build beside the build and the browser tests,
 * which leave a core idle while a page waits.
 *
 * @param {{ install: boolean, changed: boolean }} options whether anything may be installed, and whether only tests
 *   that a change reaches are run
 * @returns {Promise<number>} exit code: 0 if all passed
 */
export async function runTests({ install, changed }) {
  const begin = performance.now();
  const plan = changed ? planOfChange() : { unit: UNIT, browser: [BROWSER, SITE] };
  let chromium;
  if (plan.browser.length > 0) {
    chromium = await ensureChromium({ install });
    ensureNginx(install);
    ensureEngines(install);
  }
  // Unit tests that bundle the application need the style sheets of the fonts, and do not wait for the build.
  const fonts = await run(node24(), [join(project, 'tools', 'fonts.ts')]);
  if (fonts !== 0) return fonts;
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const lines = [];
  const failures = [];
  const sum = { passed: 0, failed: 0 };
  let stopped = 0;
  const runStep = async ({ script, args = [], environment, count, failures: named }, beside) => {
    if (stopped) return;
    const start = performance.now();
    let output = '';
    if (!beside) console.log(`\n── npm run ${script}`);
    const code = await npm(['run', script, ...(args.length > 0 ? ['--', ...args] : [])], {
      environment: { ...(chromium ? { CHROMIUM_PATH: chromium } : {}), ...environment },
      ...(beside ? { onOutput: (text) => (output += text) } : {}),
    });
    if (beside) console.log(`\n── npm run ${script}\n${output.trimEnd()}\n── end of ${script}`);
    // A signal: the reader wants to stop, not to go on with the next step.
    if (code > 128) stopped = code;
    const counts = count?.() ?? { passed: 0, failed: 0 };
    sum.passed += counts.passed;
    // A step that breaks without a failed test (a type error, a file that does not load) is one failure.
    sum.failed += counts.failed > 0 || code === 0 ? counts.failed : 1;
    if (code !== 0) failures.push(...(named?.() ?? []));
    const detail = count ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
    const result = code === 0 ? 'passed' : 'FAILED';
    lines.push(`${script.padEnd(13)} ${seconds(start)}  ${result}${detail}`);
  };

  const withBuild = async () => {
    if (plan.browser.length === 0) return;
    const start = performance.now();
    await ensureBuilt();
    lines.push(`build         ${seconds(start)}`);
    for (const step of plan.browser) await runStep(step, false);
  };
  const withoutBuild = async () => {
    for (const step of [CHECK, plan.unit]) await runStep(step, plan.browser.length > 0);
  };
  const results = await Promise.allSettled([withBuild(), withoutBuild()]);
  for (const { reason } of results) if (reason) throw reason;
  if (stopped) return stopped;
  lines.push(`together      ${seconds(begin)}`);
  // At the end, because the steps run side by side and their own lists are far above.
  if (failures.length > 0)
    console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  console.log(`\n${lines.join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed`);
  if (plan.note) console.log(plan.note);
  return sum.failed === 0 ? 0 : 1;
}

/** The tests that the change reaches. */
function planOfChange() {
  const since = changedSince();
  const specs = ['tests/journeys', 'tests/site', 'tests/engines'].flatMap((folder) =>
    readdirSync(join(project, folder))
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => `${folder}/${name}`),
  );
  const { run, unclear } = browserTestsFor(changedFiles(since), specs);
  console.log(
    `Changed since ${since.slice(0, 9)}: ${run.length} of ${specs.length} files of browser tests are reached.`,
  );
  return {
    unit: { ...UNIT, args: [...UNIT.args, '--changed', since, '--passWithNoTests'] },
    browser: run.length > 0 ? [{ ...BROWSER, args: [...BROWSER.args, ...run] }] : [],
    note:
      unclear.length > 0
        ? `These may change any page, and only npm test shows which: ${unclear.slice(0, 8).join(', ')}${unclear.length > 8 ? ' …' : ''}`
        : '',
  };
}
