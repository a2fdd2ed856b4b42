/** `npm run mutants`: changes the code in small ways, one at a time, and counts the changes that no test notices. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { commandLine, positiveInteger } from '#tools/command-line.mjs';
import { chosenPlaces } from './mutants/chosen-places.ts';
import { mutantsPage, scoresOf, type MutantsReport } from './mutants/page.ts';

const USAGE = `npm run mutants [-- PATTERN …] [--sample PLACES] [--force] [--report]

Runs Stryker over contract/, facts/, app/shared/ and server/forms/, or over the files that match the patterns
('contract/*.ts', quoted). A whole run writes docs/mutants.md, one of patterns prints the score. What has not
changed since the last run is taken from .cache/mutants; .cache/mutants/report.html shows each mutant in its
line. Hours on two cores.

  --sample   tries this many places of twenty lines, the same ones for one commit: minutes instead of hours
  --force    tries the known ones again
  --report   writes docs/mutants.md for patterns and samples too`;

const PROJECT = join(import.meta.dirname, '..');
const { default: stryker } = (await import(join(PROJECT, 'stryker.config.mjs'))) as {
  default: { mutate: string[] };
};
const RESULT = join(PROJECT, '.cache', 'mutants', 'report.json');

const { positionals, values } = commandLine(USAGE, {
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    force: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
});
const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
  cwd: PROJECT,
  encoding: 'utf8',
}).trim();
const places =
  values.sample === undefined
    ? positionals
    : chosenPlaces(positionals.length > 0 ? positionals : stryker.mutate, {
        root: PROJECT,
        count: positiveInteger('sample', values.sample),
        commit,
      });
const isPart = places.length > 0;
const only = isPart ? ['--mutate', [...places, '!**/*.test.ts'].join(',')] : [];
const isOfFacts = positionals.every((pattern) => pattern.startsWith('facts/'));
const begin = performance.now();
const { status } = spawnSync(
  join(PROJECT, 'node_modules', '.bin', 'stryker'),
  ['run', ...only, ...(values.force ? ['--force'] : [])],
  {
    cwd: PROJECT,
    stdio: 'inherit',
    // Rules of one part are held by the tests of that part (vitest.mutants.config.ts).
    env: { ...process.env, MUTANTS_OF: positionals.length > 0 && isOfFacts ? 'facts' : '' },
  },
);
if (status !== 0) process.exit(status ?? 1);

const report = JSON.parse(readFileSync(RESULT, 'utf8')) as MutantsReport;
if (isPart && !values.report) {
  console.log(scoresOf(report));
  console.log('docs/mutants.md stays as it is: --report writes it.');
} else {
  const asked = process.argv.slice(2);
  const page = mutantsPage(report, {
    command: ['npm run mutants', ...(asked.length > 0 ? ['--', ...asked] : [])].join(' '),
    commit,
    day: new Date().toISOString().slice(0, 10),
    minutes: (performance.now() - begin) / 60_000,
  });
  writeFileSync(join(PROJECT, 'docs', 'mutants.md'), page);
  console.log('Written to docs/mutants.md');
}
