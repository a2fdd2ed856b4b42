/** Every check of the project, and the count at the end. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium, ensureEngines, ensureNginx } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { node24 } from './install.mjs';
import { changedFiles, changedSince, projectFiles } from './changed.mjs';
import { importersOf } from './import-graph.mjs';
import { testsReached } from './reach.mjs';
import { npm, project, run } from './run.mjs';

const reports = join(project, '.cache', 'reports');
const unitReport = join(reports, 'vitest.json');
const modelsReport = join(reports, 'models.json');
const siteReport = join(reports, 'vitest-site.json');
const browserReport = join(reports, 'playwright.json');

const readReport = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
};

const firstLine = (text = '') => stripVTControlCharacters(text.split('\n', 1)[0]);

/** `file › name: message` of each failed test in a report of Vitest's; a file that did not load has no tests, only a message. */
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
const vitestStep = (script, file) => ({
  script,
  args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  count() {
    const report = readReport(file);
    return report && { passed: report.numPassedTests, failed: report.numFailedTests };
  },
  failures() {
    const report = readReport(file);
    return report ? failedUnitTests(report) : [];
  },
});
const UNIT = vitestStep('test:unit', unitReport);
const SITE = vitestStep('test:site', siteReport);
/** Decides by itself whether it runs, and writes its report to the same folder. */
const MODELS = { ...vitestStep('test:models', modelsReport), args: [] };
/** Each run takes about two seconds of a core: with more of them `npm test` is too slow to be waited for. */
const MOST_BROWSER_RUNS = 600;
const BROWSER = {
  script: 'test:browser',
  args: ['--reporter=list,json'],
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  count() {
    const stats = readReport(browserReport)?.stats;
    if (!stats) return stats;
    const failed = stats.unexpected + stats.flaky;
    return { passed: stats.expected, failed, tooMany: tooManyRuns(stats) };
  },
  failures() {
    const report = readReport(browserReport);
    return report ? failedBrowserTests(report) : [];
  },
};
const tooManyRuns = ({ expected, unexpected, flaky, skipped }) => {
  const runs = expected + unexpected + flaky + skipped;
  return runs > MOST_BROWSER_RUNS
    ? `${runs} browser runs, at most ${MOST_BROWSER_RUNS}: docs/tests.md says what needs no browser`
    : undefined;
};
/** The only unit test in a browser. */
const DEV_SERVER_TEST = 'tests/operation/dev-server.test.ts';
const SIZE = { script: 'test:size' };

const seconds = (start) => `${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s`;

/**
 * Prepares and runs every step, whatever the others said: what needs no build beside the build and the browser tests,
 * which leave a core idle while a page waits. Of a change only what it reaches, and nothing where a check has failed.
 *
 * @param {{ install: boolean, changed: boolean }} options whether anything may be installed, and whether only tests
 *   that a change reaches are run
 * @returns {Promise<number>} exit code: 0 if all passed
 */
export async function runTests({ install, changed }) {
  const begin = performance.now();
  const plan = changed ? planOfChange() : { unit: [UNIT], built: [SITE, BROWSER, SIZE] };
  const models = install ? MODELS : { ...MODELS, args: ['--no-install'] };
  const chromium = needsChromium(plan) ? await ensureChromium({ install }) : undefined;
  if (plan.built.length > 0) {
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
      environment: { ...(chromium && { CHROMIUM_PATH: chromium }), ...environment },
      ...(beside ? { onOutput: (text) => (output += text) } : {}),
    });
    if (beside) console.log(`\n── npm run ${script}\n${output.trimEnd()}\n── end of ${script}`);
    // A signal: the reader wants to stop, not to go on with the next step.
    if (code > 128) stopped = code;
    const counts = count?.() ?? { passed: 0, failed: 0 };
    if (counts.tooMany !== undefined) {
      counts.failed += 1;
      failures.push(counts.tooMany);
    }
    sum.passed += counts.passed;
    // A step that breaks without a failed test (a type error, a file that does not load) is one failure.
    sum.failed += counts.failed > 0 || code === 0 ? counts.failed : 1;
    if (code !== 0) failures.push(...(named?.() ?? []));
    const detail = count ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
    const result = code === 0 && counts.tooMany === undefined ? 'passed' : 'FAILED';
    lines.push(`${script.padEnd(13)} ${seconds(start)}  ${result}${detail}`);
  };

  const withBuild = async () => {
    if (plan.built.length === 0) return;
    const start = performance.now();
    await ensureBuilt();
    lines.push(`build         ${seconds(start)}`);
    for (const step of plan.built) await runStep(step, false);
  };
  const withoutBuild = async () => {
    for (const step of [...(changed ? [] : [CHECK]), ...plan.unit, models])
      await runStep(step, plan.built.length > 0);
  };
  if (changed) await runStep(CHECK, false);
  const results =
    changed && sum.failed > 0 ? [] : await Promise.allSettled([withBuild(), withoutBuild()]);
  for (const { reason } of results) if (reason) throw reason;
  if (stopped) return stopped;
  lines.push(`together      ${seconds(begin)}`);
  // At the end, because the steps run side by side and their own lists are far above.
  if (failures.length > 0)
    console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  console.log(`\n${lines.join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed`);
  if (changed) console.log(results.length > 0 ? plan.note : 'No test was run: a check has failed.');
  return sum.failed === 0 ? 0 : 1;
}

/** Whether a step opens a browser: those after the build do, and one unit test. */
const needsChromium = ({ unit, built }) =>
  built.length > 0 || unit.some(({ args }) => args.includes(DEV_SERVER_TEST));

/** The tests that the change reaches, and a note of what they leave out. */
function planOfChange() {
  const since = changedSince();
  const files = projectFiles();
  const all = {
    unit: files.filter(isUnitTest),
    site: files.filter(isSiteTest),
    browser: files.filter(isBrowserTest),
  };
  const importers = importersOf(files, (file) => readFileSync(join(project, file), 'utf8'));
  const changes = changedFiles(since);
  const { run, unclear } = testsReached(changes, Object.values(all).flat(), importers);
  const unit = run.filter(isUnitTest);
  const site = run.filter(isSiteTest);
  const browser = run.filter(isBrowserTest);
  console.log(
    `Changed since ${since.slice(0, 9)}: ${changes.length} files, which reach ${unit.length} of ${all.unit.length} files ` +
      `of unit tests, ${site.length} of ${all.site.length} of tests over HTTP and ${browser.length} of ${all.browser.length} of browser tests.`,
  );
  const step = (of, tests) => (tests.length > 0 ? [{ ...of, args: [...of.args, ...tests] }] : []);
  return {
    unit: step(UNIT, unit),
    built: [...step(SITE, site), ...step(BROWSER, browser)],
    note: [
      leftOut('unit tests', all.unit, run),
      leftOut('tests over HTTP', all.site, run),
      leftOut('browser tests', all.browser, run),
      'Left out: npm run test:size, the weight of what visitors load.',
      ...(unclear.length > 0
        ? [`Only npm test shows what these change: ${unclear.join(', ')}`]
        : []),
    ].join('\n'),
  };
}

const isSiteTest = (file) => /^tests\/site\/.*\.test\.ts$/.test(file);
/** Those of models/ decide by themselves whether they run. */
const isUnitTest = (file) => /^(?!models\/).*\.test(?:-d)?\.tsx?$/.test(file) && !isSiteTest(file);
const isBrowserTest = (file) => file.endsWith('.spec.ts');

/** `Left out: 3 of 5 files of unit tests: app 2, tests/unit 1.` */
function leftOut(kind, all, run) {
  const rest = all.filter((test) => !run.includes(test));
  const folders = new Map();
  for (const test of rest) {
    const folder = /^(?:tests\/)?[^/]+/.exec(test)[0];
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  const counts = [...folders].map(([folder, count]) => `${folder} ${count}`).join(', ');
  return `Left out: ${rest.length} of ${all.length} files of ${kind}${counts && `: ${counts}`}.`;
}
