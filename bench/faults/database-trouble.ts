import { join } from 'node:path';

import {
  measureTrouble,
  readersAreUndisturbed,
  TROUBLES,
} from '#tests/contract/database-trouble.ts';
import { makeFixtureSite } from '#tests/server/fixture-site.ts';
import { startServerProcess } from '#tests/server/server-process.ts';

import { type FaultCase, TIMES } from './case.ts';

/** While the database is unusable, pages are served as before and inquiries are given back. */
export const databaseTrouble: readonly FaultCase[] = TROUBLES.map(({ name, begin }) => ({
  test: `readers read on, p99 within ${TIMES} times that without trouble; an inquiry is given back within 3 s`,
  tried: `the database is ${name}`,
  run: async () => {
    await using site = await makeFixtureSite();
    const dataDir = join(site.dist, 'data');
    await using server = await startServerProcess(site.dist, { DATA_DIR: dataDir });
    await using calm = await startServerProcess(site.dist, { DATA_DIR: join(site.dist, 'calm') });
    const end = await begin(dataDir);
    const outcome = await measureTrouble(server.url, calm.url);
    await end();
    const { troubled, statuses, longestMs, typedKept } = outcome;
    return {
      result: `p99 ${troubled.p99Ms} ms (left alone: ${outcome.calm.p99Ms} ms); inquiries ${[...new Set(statuses)].join(', ')} within ${longestMs} ms, ${typedKept ? 'given back' : 'lost'}`,
      passed:
        readersAreUndisturbed(outcome) &&
        troubled.p99Ms <= TIMES * outcome.calm.p99Ms &&
        typedKept &&
        statuses.every((status) => status === 503) &&
        longestMs < 3_000,
    };
  },
}));
