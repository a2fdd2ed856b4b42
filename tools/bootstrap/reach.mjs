/** Which tests a change reaches: those that import what has changed, and those of the table below. */
import { dependentsOf } from './import-graph.mjs';

/** Tests that look at every kind of page. */
const EVERY_KIND = ['tests/site/'];

/**
 * What imports do not say: changed files, and how the paths of the tests begin that they reach in a browser, or that read the
 * files as text. `$1` is what the pattern has found; a name that no test has reaches none.
 *
 * @type {readonly [files: RegExp, tests: readonly string[]][]}
 */
export const REACHES = [
  [/^app\/i18n\/messages\/\w+\/(\w+)\.ts$/, ['tests/journeys/$1', ...EVERY_KIND]],
  [/^app\/(?:styles\/|document|entry)/, EVERY_KIND],
  [/^app\/prelude\//, ['tests/journeys/before-hydration', ...EVERY_KIND]],
  [
    /^app\/router\/router\.ts$/,
    ['moves', 'history', 'language', 'focus'].map((name) => `tests/journeys/${name}`),
  ],
  [/^app\/ui\/model-viewer\//, ['tests/journeys/viewer']],
  [/^app\/ui\/back-closes\.ts$/, ['tests/journeys/history', 'tests/journeys/preview']],
  [/^app\/i18n\/language-choice\.ts$/, ['tests/journeys/language']],
  [/^app\/worker\//, ['tests/journeys/offline']],
  [/\.css$/, ['tests/unit/']],
  [
    /^content\/(?:catalogue|facts|figures)\//,
    ['tests/journeys/product', 'tests/journeys/catalogue'],
  ],
  [/^content\/(?:company\/)?([\w-]+)/, ['tests/journeys/$1', ...EVERY_KIND]],
  [/^desk\//, ['tests/journeys/desk', 'tests/operation/desk']],
  [/^server\/([\w-]+)\//, ['tests/journeys/$1']],
  [/^server\/forms\//, ['tests/journeys/inquiry']],
  [/^server\//, EVERY_KIND],
  [/^contract\/([a-z]+)/, ['tests/journeys/$1', ...EVERY_KIND]],
  [/^(?:public|sheets)\//, EVERY_KIND],
  [/^tools\/(?:build|sheets|compress|fonts)\b/, EVERY_KIND],
  [/^package(?:-lock)?\.json$/, EVERY_KIND],
  [/^vite\.config\.ts$/, ['tests/build/', ...EVERY_KIND]],
];

/** A file on which more features depend than these is looked at on every kind of page instead of in all their journeys. */
const MANY = 3;

/** Files on which everything depends: no choice of tests is enough. */
const SHOWN_EVERYWHERE = /^app\/(?:entry\.browser\.tsx$|prelude\/)|^package(?:-lock)?\.json$/;

/** Files whose change no test can show. */
const SHOWN_NOWHERE = /\.(?:md|d\.ts)$|^(?:bench|deploy|docs)\//;

/** Tests of the models take minutes, and say only whether these are drawn right. */
const MODELS = /^models\//;

/**
 * @param {readonly string[]} changed changed files
 * @param {readonly string[]} tests all tests
 * @param {ReadonlyMap<string, ReadonlySet<string>>} importers who imports a file (`importersOf`)
 * @returns {{ run: string[], unclear: string[] }} the tests that are reached, in the order of `tests`, and changed files that
 *   may break what these do not show
 */
export function testsReached(changed, tests, importers) {
  const run = new Set();
  const unclear = [];
  for (const file of changed) {
    const reached = reachedBy(file, tests, importers);
    for (const test of reached) run.add(test);
    const isShown = reached.length > 0 || SHOWN_NOWHERE.test(file);
    if (!isShown || (SHOWN_EVERYWHERE.test(file) && !isTest(file))) unclear.push(file);
  }
  return { run: tests.filter((test) => run.has(test)), unclear };
}

function reachedBy(file, tests, importers) {
  const dependents = dependentsOf(file, importers);
  const beginnings = isTest(file) ? [] : [...named(file), ...ofFeatures(file, dependents)];
  return tests.filter(
    (test) =>
      (dependents.has(test) || beginnings.some((beginning) => begins(test, beginning))) &&
      (!MODELS.test(test) || MODELS.test(file)),
  );
}

const isTest = (file) => /\.(?:test|test-d|spec)\.tsx?$/.test(file);

/** By the table. */
const named = (file) =>
  REACHES.flatMap(([pattern, tests]) => {
    const found = pattern.exec(file);
    return found ? tests.map((test) => test.replace('$1', found[1] ?? '')) : [];
  });

/** By the features that hold what has changed: their journeys have their names. */
function ofFeatures(file, dependents) {
  const own = /^app\/shared\/([^/]+)\//.exec(file)?.[1];
  const features = new Set(
    [...dependents].flatMap((each) => /^app\/features\/([^/]+)\//.exec(each)?.[1] ?? []),
  );
  const journeys = [...(own ? [own] : []), ...(features.size > MANY ? [] : features)];
  return [
    ...journeys.map((name) => `tests/journeys/${name}`),
    ...(features.size > MANY ? EVERY_KIND : []),
  ];
}

/** `tests/journeys/finder` begins `finder.spec.ts` and `finder-tools.spec.ts`, not `finders.spec.ts`. */
const begins = (test, beginning) =>
  test.startsWith(beginning) &&
  (beginning.endsWith('/') || /^[.-]/.test(test.slice(beginning.length)));
