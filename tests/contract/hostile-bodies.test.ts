/** Whatever one sends, another one reads on. */
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { untilTestsEnd } from '#tests/lifetimes.ts';
import { makeFixtureSite } from '#tests/server/fixture-site.ts';
import { startServerProcess } from '#tests/server/server-process.ts';

import { attack, ATTACKED_SETTINGS, HOSTILE_BODIES, isUndisturbed } from './hostile-bodies.ts';

const scope = untilTestsEnd();
const site = scope.use(await makeFixtureSite());
const start = async (name: string, settings: object = {}) =>
  scope.use(await startServerProcess(site.dist, { ...settings, DATA_DIR: join(site.dist, name) }));
const attacked = await start('attacked', ATTACKED_SETTINGS);
const calm = await start('calm');

test.each(HOSTILE_BODIES)('$name: a visitor waits no longer', async (body) => {
  const felt = await attack(attacked, calm, body);
  expect(isUndisturbed(felt), JSON.stringify(felt)).toBe(true);
  // Every body got its answer, and none made the server fail.
  expect(Object.keys(felt.statuses).every((status) => Number(status) < 500)).toBe(true);
});
