import { join } from 'node:path';

import {
  measureTrouble,
  readersAreUndisturbed,
  type TroubleOutcome,
  TROUBLES,
} from '#tests/contract/database-trouble.ts';
import { makeFixtureSite } from '#tests/server/fixture-site.ts';
import { startServerProcess } from '#tests/server/server-process.ts';

import { median } from '#bench/shared/statistics.ts';
import { type FaultCase, ROUNDS, TIMES, timesOf } from './case.ts';

/** While the database is unusable, pages are served as before and inquiries are given back. */
export const databaseTrouble: readonly FaultCase[] = TROUBLES.map(({ name, begin }) => ({
  test: `readers read on, p99 within ${TIMES} times that without trouble; an inquiry is given back within 3 s`,
  tried: `the database is ${name}`,
  run: async () => {
    await using site = await makeFixtureSite();
    const dataDir = join(site.dist, 'data');
    await using server = await startServerProcess(site.dist, { DATA_DIR: dataDir });
    await using calm = await startServerProcess(site.dist, { DATA_DIR: join(site.dist, 'calm') });
    const outcomes: TroubleOutcome[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const end = await begin(dataDir);
      outcomes.push(await measureTrouble(server.url, calm.url));
      await end();
    }
    const felt = median(outcomes.map(({ troubled }) => troubled.p99Ms));
    const unharmed = median(outcomes.map((outcome) => outcome.calm.p99Ms));
    const statuses = new Set(outcomes.flatMap((outcome) => outcome.statuses));
    const longestMs = Math.max(...outcomes.map((outcome) => outcome.longestMs));
    const typedKept = outcomes.every((outcome) => outcome.typedKept);
    return {
      result: `p99 ${felt} ms, ${timesOf(felt, unharmed)} (left alone: ${unharmed} ms; medians of ${ROUNDS} rounds); inquiries ${[...statuses].join(', ')} within ${longestMs} ms, ${typedKept ? 'given back' : 'lost'}`,
      passed:
        outcomes.every(readersAreUndisturbed) &&
        felt <= TIMES * unharmed &&
        typedKept &&
        [...statuses].every((status) => status === 503) &&
        longestMs < 3_000,
    };
  },
}));
