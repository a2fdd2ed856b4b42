import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { FILLED } from '#tests/contract/form-server.ts';
import { ATTACKS } from '#tests/server/attacks.ts';
import { makeFixtureSite } from '#tests/server/fixture-site.ts';
import { residentMegabytes } from '#tests/server/process-costs.ts';
import { startServerProcess } from '#tests/server/server-process.ts';
import { feel } from '#tests/server/visitor.ts';

import { median } from '#bench/shared/statistics.ts';
import { type FaultCase, ROUNDS, TIMES, timesOf } from './case.ts';

const PROGRAM = join(import.meta.dirname, '..', '..', 'tests', 'server', 'attacks.ts');
const QUIET_MS = 2_000;
const ATTACK_MS = 4_000;

/** Sends an inquiry from an address that nothing else comes from. @returns the status, 0 where there was no answer */
function sendInquiry(url: string, round: number): Promise<number> {
  const body = JSON.stringify({ ...FILLED, inquiry: `${round}` });
  return new Promise((resolve) => {
    const sent = request(`${url}/f/inquiry`, {
      method: 'POST',
      localAddress: '127.0.0.99',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
      },
    });
    sent.on('response', (answer) => resolve(answer.resume().statusCode ?? 0));
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

/** However a few connections attack, a visitor hardly notices. */
export const attacks: readonly FaultCase[] = ATTACKS.map(({ name, lastsMs = ATTACK_MS }) => ({
  test: `a visitor reads on, p99 within ${TIMES} times that of quiet seconds, and an inquiry gets through`,
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
    const before = await residentMegabytes(attacked.child.pid!);
    const [quiet, felt, meanwhile]: number[][] = [[], [], []];
    const inquiries: number[] = [];
    let [made, failed, requests] = [0, 0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [calm] = await feel(urls, () => setTimeout(QUIET_MS));
      const attacker = fork(PROGRAM, [name, new URL(attacked.url).port]);
      const [under, beside] = await feel(urls, async () => {
        await setTimeout(lastsMs / 2);
        inquiries.push(await sendInquiry(attacked.url, round));
        await setTimeout(lastsMs / 2);
      });
      attacker.send('how many?');
      made += ((await once(attacker, 'message')) as [number])[0];
      attacker.kill('SIGKILL');
      await once(attacker, 'exit');
      quiet!.push(calm!.p99Ms);
      felt!.push(under!.p99Ms);
      meanwhile!.push(beside!.p99Ms);
      failed += under!.failed;
      requests += under!.requests;
    }
    const after = await residentMegabytes(attacked.child.pid!);
    const [quietMs, feltMs, meanwhileMs] = [quiet!, felt!, meanwhile!].map(median);
    // The attacker works on the same machine: a server that is left alone meanwhile tells what that costs by itself.
    const calmMs = Math.max(quietMs!, meanwhileMs!);
    return {
      result: `p99 ${feltMs} ms, ${timesOf(feltMs!, calmMs)} (quiet: ${quietMs} ms; left alone meanwhile: ${meanwhileMs} ms; medians of ${ROUNDS} rounds); ${made} connections; memory ${before} to ${after} MB; ${failed} of ${requests} refused; inquiries: ${inquiries.join(', ')}`,
      passed:
        feltMs! <= TIMES * calmMs && failed === 0 && inquiries.every((status) => status === 200),
    };
  },
}));
