/**
 * `npm run bench:faults`: does to a running server what strangers and accidents do, and prints one table of what was
 * tried and what came of it. Fails where one row does not hold. Another case is a `FaultCase` in bench/faults/ and a
 * line in CASES.
 */
import type { FaultCase, FaultOutcome } from './faults/case.ts';
import { databaseTrouble } from './faults/database-trouble.ts';
import { hostileBodies } from './faults/hostile-bodies.ts';
import { commandLine } from '#tools/command-line.mjs';
import { keepResult, provenance } from './shared/results.ts';

const CASES: readonly FaultCase[] = [...hostileBodies, ...databaseTrouble];

const USAGE = `Usage: npm run bench:faults -- [options]

Does to a running server what strangers and accidents do, and prints one table of what was tried and what came of it.
Ends with 1 where one row does not hold.

  --only TEXT  tries only what has TEXT in its row`;

async function outcomeOf(fault: FaultCase): Promise<FaultOutcome> {
  try {
    return await fault.run();
  } catch (error) {
    return { result: error instanceof Error ? error.message : String(error), passed: false };
  }
}

const {
  values: { only },
} = commandLine(USAGE, { options: { only: { type: 'string', default: '' } } });
const chosen = CASES.filter(({ test, tried }) => `${test} ${tried}`.includes(only));
const rows = [];
console.log('| test | tried | result | |\n|---|---|---|---|');
for (const fault of chosen) {
  const { test, tried } = fault;
  const { result, passed } = await outcomeOf(fault);
  console.log(`| ${test} | ${tried} | ${result} | ${passed ? 'holds' : '**fails**'} |`);
  rows.push({ test, tried, result, passed });
}
const failed = rows.filter(({ passed }) => !passed).length;
console.log(`\n${rows.length} tried, ${failed} failed.`);
if (failed > 0 || rows.length === 0) process.exitCode = 1;
if (only === '') console.log(`Kept in ${await keepResult('faults', { ...provenance(), rows })}`);
