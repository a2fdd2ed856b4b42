/**
 * `npm run bench:faults`: see the usage below. To add a case, export a `FaultCase` from a file in bench/faults/ and list
 * it in CASES.
 */
import { loadavg } from 'node:os';

import { attacks } from './faults/attacks.ts';
import type { FaultCase, FaultOutcome, FaultRow } from './faults/case.ts';
import { databaseTrouble } from './faults/database-trouble.ts';
import { hostileBodies } from './faults/hostile-bodies.ts';
import { releaseSwap } from './faults/release-swap.ts';
import { suiteRows } from './faults/suites.ts';
import { commandLine } from '#tools/command-line.mjs';
import { keepResult, provenance, ROOT } from './shared/results.ts';

const CASES: readonly FaultCase[] = [
  ...attacks,
  ...hostileBodies,
  ...databaseTrouble,
  ...releaseSwap,
];

const USAGE = `Usage: npm run bench:faults -- [options]

Fault injection: sends hostile requests to a running server and breaks its database, and prints a table of the results.
Ends with 1 where a row fails. A whole run is kept in bench/results.

The measured cases come first, then each case of the tests that break something (bench/faults/suites.ts).

  --only TEXT  only cases with TEXT in their row
  --measured   only the measured cases
  --help       this text`;

async function outcomeOf(fault: FaultCase): Promise<FaultOutcome> {
  try {
    const { result, passed } = await fault.run();
    return { result: `${result}; load ${loadavg()[0]?.toFixed(1)}`, passed };
  } catch (error) {
    return { result: error instanceof Error ? error.message : String(error), passed: false };
  }
}

const {
  values: { only, measured },
} = commandLine(USAGE, {
  options: {
    only: { type: 'string', default: '' },
    measured: { type: 'boolean', default: false },
  },
});
const chosen = CASES.filter(({ test, tried }) => `${test} ${tried}`.includes(only));
const rows: FaultRow[] = [];
const show = (row: FaultRow) => {
  const { test, tried, result, passed } = row;
  console.log(`| ${test} | ${tried} | ${result} | ${passed ? 'holds' : '**fails**'} |`);
  rows.push(row);
};
console.log('| test | tried | result | |\n|---|---|---|---|');
for (const fault of chosen) {
  const { test, tried } = fault;
  show({ test, tried, ...(await outcomeOf(fault)) });
}
if (!measured) await suiteRows(ROOT, only, show);
const failed = rows.filter(({ passed }) => !passed).length;
console.log(`\n${rows.length} tried, ${failed} failed.`);
if (failed > 0 || rows.length === 0) process.exitCode = 1;
if (only === '' && !measured)
  console.log(`Kept in ${await keepResult('faults', { ...provenance(), rows })}`);
