/** The database makes nobody wait but the one whose inquiry it is to keep, and that one not for long. */
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { untilTestsEnd } from '#tests/lifetimes.ts';
import { makeFixtureSite } from '#tests/server/fixture-site.ts';
import { startServerProcess } from '#tests/server/server-process.ts';

import { measureTrouble, readersAreUndisturbed, TROUBLES } from './database-trouble.ts';
import { sendInquiry as send } from './form-server.ts';

const scope = untilTestsEnd();
const site = scope.use(await makeFixtureSite());
const calm = scope.use(await startServerProcess(site.dist, { DATA_DIR: join(site.dist, 'calm') }));

test.each(TROUBLES)(
  'a database that is $name: readers read on, an inquiry is given back',
  async ({ name, begin }) => {
    const dataDir = join(site.dist, name.slice(0, 4));
    await using server = await startServerProcess(site.dist, { DATA_DIR: dataDir });
    expect((await send(server.url)).status).toBe(200);
    const end = await begin(dataDir);
    const felt = await measureTrouble(server.url, calm.url);
    expect(readersAreUndisturbed(felt), JSON.stringify(felt)).toBe(true);
    expect(new Set(felt.statuses)).toEqual(new Set([503]));
    expect(felt.typedKept).toBe(true);
    // Two seconds in the server, however many wait; the rest is for a busy machine.
    expect(felt.longestMs).toBeLessThan(2_000 + 5_000 + 4 * felt.calm.maxMs);
    await end();
    await expect.poll(async () => (await send(server.url)).status, { interval: 500 }).toBe(200);
    expect(await server.stop()).toBe(0);
  },
);
