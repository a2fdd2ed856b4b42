import { join } from 'node:path';

import {
  attack,
  ATTACKED_SETTINGS,
  HOSTILE_BODIES,
  isUndisturbed,
} from '#tests/contract/hostile-bodies.ts';
import { makeFixtureSite } from '#tests/server/fixture-site.ts';
import { startServerProcess } from '#tests/server/server-process.ts';

import { type FaultCase, TIMES } from './case.ts';

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
    const outcome = await attack(attacked, calm, body);
    const { attacked: felt, calm: unharmed } = outcome;
    return {
      result: `p99 ${felt.p99Ms} ms (left alone: ${unharmed.p99Ms} ms)`,
      passed: isUndisturbed(outcome) && felt.p99Ms <= TIMES * unharmed.p99Ms,
    };
  },
}));
