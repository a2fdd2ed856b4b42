/** Whatever one sends, another one reads on. */
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { makeFixtureSite, type FixtureSite } from '#tests/server/fixture-site.ts';
import { startServerProcess, type ServerProcess } from '#tests/server/server-process.ts';

import { attack, ATTACKED_SETTINGS, HOSTILE_BODIES, isUndisturbed } from './hostile-bodies.ts';

let site: FixtureSite;
let attacked: ServerProcess;
let calm: ServerProcess;
beforeAll(async () => {
  site = await makeFixtureSite();
  attacked = await startServerProcess(site.dist, {
    ...ATTACKED_SETTINGS,
    DATA_DIR: join(site.dist, 'attacked'),
  });
  calm = await startServerProcess(site.dist, { DATA_DIR: join(site.dist, 'calm') });
});
afterAll(async () => {
  await attacked?.stop();
  await calm?.stop();
  await site?.[Symbol.asyncDispose]();
});

test.each(HOSTILE_BODIES)('$name: a visitor waits no longer', async (body) => {
  const felt = await attack(attacked, calm, body);
  expect(isUndisturbed(felt), JSON.stringify(felt)).toBe(true);
  // Every body got its answer, and none made the server fail.
  expect(Object.keys(felt.statuses).every((status) => Number(status) < 500)).toBe(true);
});
