/**
 * `npm run bench:inquiries`: what the form service stands. Figures go to standard output and to `bench/results/`.
 *
 * Throughput: acknowledged inquiries a second with full durability and the 99th percentile at 50 connections; memory of the
 * server after 100,000 inquiries. Kills: 200 with SIGKILL under load. Fuzz: 100,000 requests of every kind.
 * `--quick` does a hundredth of everything.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { FILLED, temporaryFolder } from '#tests/contract/form-server.ts';
import { runFuzz } from '#tests/contract/fuzz-run.ts';
import { runKills } from '#tests/contract/kill-run.ts';
import { seededRandom } from '#tests/contract/random.ts';

import { keepResult, machine } from './results.ts';

const scale = process.argv.includes('--quick') ? 0.01 : 1;
const INQUIRIES = 100_000 * scale;
const CONNECTIONS = 50;
const KILLS = 200 * scale;
const FUZZ_REQUESTS = 100_000 * scale;
const SEED = Date.now() % 1_000_000;

const root = join(import.meta.dirname, '..');

/** Posts one inquiry over a kept connection; milliseconds until it was acknowledged. */
function post(url: URL, agent: Agent, key: string): Promise<number> {
  const body = JSON.stringify({ ...FILLED, inquiry: `No. ${key}`, _idempotency: key });
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`status ${response.statusCode}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Resident memory of a process in MB. */
async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

async function throughput() {
  const folder = await temporaryFolder();
  const program = join(root, 'tests', 'contract', 'form-process.ts');
  const child = spawn(process.execPath, [program, folder.path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [address] = (await once(createInterface(child.stdout), 'line')) as [string];
    const url = new URL('/f/inquiry', address);
    const memoryBefore = await residentMb(child.pid ?? 0);
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const times: number[] = [];
    let next = 0;
    const worker = async () => {
      while (next < INQUIRIES) times.push(await post(url, agent, `b${(next += 1)}`));
    };
    const started = performance.now();
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
    const seconds = (performance.now() - started) / 1000;
    agent.destroy();
    times.sort((a, b) => a - b);
    const percentile = (share: number) =>
      Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
    return {
      inquiries: INQUIRIES,
      connections: CONNECTIONS,
      perSecond: Math.round(INQUIRIES / seconds),
      medianMs: percentile(0.5),
      p99Ms: percentile(0.99),
      memoryBeforeMb: memoryBefore,
      memoryAfterMb: await residentMb(child.pid ?? 0),
    };
  } finally {
    child.kill('SIGKILL');
    await folder.remove();
  }
}

/** Runs something with a folder of its own. */
async function inFolder<T>(run: (path: string) => Promise<T>): Promise<T> {
  const folder = await temporaryFolder();
  try {
    return await run(folder.path);
  } finally {
    await folder.remove();
  }
}

const results: Record<string, unknown> = {
  seed: SEED,
};
for (const [name, run] of [
  ['throughput', throughput],
  ['kills', () => inFolder((path) => runKills(path, KILLS, seededRandom(SEED)))],
  ['fuzz', () => inFolder((path) => runFuzz(path, FUZZ_REQUESTS, SEED))],
] as const) {
  results[name] = await run();
  console.log(`${name}: ${JSON.stringify(results[name])}`);
}

const file = await keepResult(scale === 1 ? 'inquiries' : 'inquiries-quick', {
  ...machine(),
  ...results,
});
console.log(`Kept in ${file}`);
