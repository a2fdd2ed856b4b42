/** `npm run bench:inquiries`: see the usage below. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { FILLED } from '#tests/contract/form-server.ts';
import { runFuzz } from '#tests/contract/fuzz-run.ts';
import { runKills } from '#tests/contract/kill-run.ts';
import { seededRandom } from '#tests/contract/random.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';

import { commandLine, positiveInteger } from '#tools/command-line.mjs';
import { measureKept } from './inquiries/kept.ts';
import { keepResult, provenance, ROOT } from './shared/results.ts';
import { percentile } from './shared/statistics.ts';

const USAGE = `Usage: npm run bench:inquiries -- [options]

Load on the form service: acknowledged inquiries a second with full durability, the 99th percentile at 50 connections and the
server's memory after 100,000 inquiries; 200 times SIGKILL under load; 100,000 random requests of every kind.
The result is kept in bench/results.

  --kept NUMBER     instead: how the server does over so many stored inquiries
  --quick           a hundredth of everything
  --help            this text`;

const {
  values: { quick, kept },
} = commandLine(USAGE, {
  options: { quick: { type: 'boolean', default: false }, kept: { type: 'string' } },
});
const scale = quick ? 0.01 : 1;
const INQUIRIES = 100_000 * scale;
const CONNECTIONS = 50;
const KILLS = 200 * scale;
const FUZZ_REQUESTS = 100_000 * scale;
const SEED = Date.now() % 1_000_000;

const origin = provenance();

/** Posts one inquiry over a reused connection; returns the time to its acknowledgement, ms. */
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
  const folder = temporaryFolder();
  const program = join(ROOT, 'tests', 'contract', 'form-process.ts');
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
    const rounded = (ms: number) => Number(ms.toFixed(1));
    return {
      inquiries: INQUIRIES,
      connections: CONNECTIONS,
      perSecond: Math.round(INQUIRIES / seconds),
      medianMs: rounded(percentile(times, 0.5)),
      p99Ms: rounded(percentile(times, 0.99)),
      maxMs: rounded(percentile(times, 1)),
      memoryBeforeMb: memoryBefore,
      memoryAfterMb: await residentMb(child.pid ?? 0),
    };
  } finally {
    child.kill('SIGKILL');
    folder.remove();
  }
}

/** Runs something with a temporary folder, and removes the folder. */
async function withFolder<T>(run: (path: string) => Promise<T>): Promise<T> {
  using folder = temporaryFolder();
  return await run(folder.path);
}

const results: Record<string, unknown> = { seed: SEED };
const runs: readonly (readonly [name: string, run: () => Promise<unknown>])[] = [
  ['throughput', throughput],
  ['kills', () => withFolder((path) => runKills(path, KILLS, seededRandom(SEED)))],
  ['fuzz', () => withFolder((path) => runFuzz(path, FUZZ_REQUESTS, SEED))],
];
const over = kept === undefined ? undefined : positiveInteger('kept', kept);
for (const [name, run] of over === undefined
  ? runs
  : ([['kept', () => measureKept(over)]] as const)) {
  results[name] = await run();
  console.log(`${name}: ${JSON.stringify(results[name])}`);
}

const name = over !== undefined ? 'inquiries-kept' : quick ? 'inquiries-quick' : 'inquiries';
const file = await keepResult(name, {
  ...origin,
  ...results,
});
console.log(`Kept in ${file}`);
