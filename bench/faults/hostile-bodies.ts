import { join } from 'node:path';

import {
  attack,
  ATTACKED_SETTINGS,
  HOSTILE_BODIES,
  type HostileOutcome,
  isUndisturbed,
} from '#tests/contract/hostile-bodies.ts';
import { makeFixtureSite } from '#tests/server/fixture-site.ts';
import { startServerProcess } from '#tests/server/server-process.ts';

import { median } from '#bench/shared/statistics.ts';
import { type FaultCase, ROUNDS, TIMES, timesOf } from './case.ts';

/** Request bodies that cost a server more than their sender must not slow down other visitors. */
export const hostileBodies: readonly FaultCase[] = HOSTILE_BODIES.map((body) => ({
  test: `a visitor reads on, p99 within ${TIMES} times that of a server left alone`,
  tried: `${body.name}, again and again`,
  run: async () => {
    await using site = await makeFixtureSite();
    await using attacked = await startServerProcess(site.dist, {
      ...ATTACKED_SETTINGS,
      DATA_DIR: join(site.dist, 'attacked'),
    });
    await using calm = await startServerProcess(site.dist, { DATA_DIR: join(site.dist, 'calm') });
    // Warm, as a server is.
    await attack(attacked, calm, body);
    const outcomes: HostileOutcome[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      outcomes.push(await attack(attacked, calm, body));
    const felt = median(outcomes.map((outcome) => outcome.attacked.p99Ms));
    const unharmed = median(outcomes.map((outcome) => outcome.calm.p99Ms));
    return {
      result: `p99 ${felt} ms, ${timesOf(felt, unharmed)} (left alone: ${unharmed} ms; medians of ${ROUNDS} rounds)`,
      passed: outcomes.every(isUndisturbed) && felt <= TIMES * unharmed,
    };
  },
}));
