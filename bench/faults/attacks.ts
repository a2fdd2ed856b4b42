import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { ATTACKS } from '#tests/server/attacks.ts';
import { makeFixtureSite } from '#tests/server/fixture-site.ts';
import { residentMegabytes } from '#tests/server/process-costs.ts';
import { startServerProcess } from '#tests/server/server-process.ts';
import { feel } from '#tests/server/visitor.ts';

import { type FaultCase, TIMES } from './case.ts';

const PROGRAM = join(import.meta.dirname, '..', '..', 'tests', 'server', 'attacks.ts');
const QUIET_MS = 2_000;
const ATTACK_MS = 4_000;

/** However a few connections attack, a visitor hardly notices. */
export const attacks: readonly FaultCase[] = ATTACKS.map(({ name }) => ({
  test: `a visitor reads on, p99 within ${TIMES} times that of quiet seconds`,
  tried: name,
  run: async () => {
    await using site = await makeFixtureSite();
    const start = (folder: string) =>
      startServerProcess(site.dist, { DATA_DIR: join(site.dist, folder) });
    await using attacked = await start('attacked');
    await using alone = await start('alone');
    const urls = [attacked.url, alone.url];
    // Warm, as a server is.
    await feel(urls, () => setTimeout(QUIET_MS / 2));
    const [quiet] = await feel(urls, () => setTimeout(QUIET_MS));
    const before = await residentMegabytes(attacked.child.pid!);
    const attacker = fork(PROGRAM, [name, new URL(attacked.url).port]);
    const [felt, meanwhile] = await feel(urls, () => setTimeout(ATTACK_MS));
    attacker.send('how many?');
    const [made] = (await once(attacker, 'message')) as [number];
    const after = await residentMegabytes(attacked.child.pid!);
    attacker.kill('SIGKILL');
    // The attacker works on the same machine: a server that is left alone meanwhile tells what that costs by itself.
    const calm = Math.max(quiet!.p99Ms, meanwhile!.p99Ms);
    return {
      result: `p99 ${felt!.p99Ms} ms (quiet: ${quiet!.p99Ms} ms; left alone meanwhile: ${meanwhile!.p99Ms} ms); ${made} connections; memory ${before} to ${after} MB; ${felt!.failed} of ${felt!.requests} refused`,
      passed: felt!.p99Ms <= TIMES * calm && felt!.failed === 0,
    };
  },
}));
