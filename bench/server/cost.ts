/** What a document costs the server, against nginx with the same files. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import autocannon from 'autocannon';

import { parseRoutesManifest } from '#contract/routes-manifest.ts';
import { nginxMissing, startNginx } from '#tests/server/hosts.ts';

import { cpuMicroseconds } from '#tests/server/process-costs.ts';
import { ROOT } from '#bench/shared/results.ts';
import type { RunningSite } from '#bench/shared/site.ts';
import { spreadOf, type Spread } from '#bench/shared/statistics.ts';

const PATH = '/products/pinch-valve/pqvf/pqvf';
const CONNECTIONS = 50;

/** A document from either, and one by the other, each round by itself. */
interface DocumentCost {
  /** Processor time of a request, µs. */
  readonly server: Spread;
  readonly nginx: Spread;
  /** Processor time of the server by that of nginx. */
  readonly cpuRatio: Spread;
  /** Requests a second of the server by those of nginx with one worker: each uses one core. */
  readonly rateRatio: Spread;
}

interface Load {
  /** Processor time of a request, µs. */
  cpu: number;
  perSecond: number;
}

async function load(origin: string, pid: number, seconds: number): Promise<Load> {
  const before = await cpuMicroseconds(pid);
  const run = await autocannon({
    url: origin + PATH,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  });
  if (run['2xx'] !== run.requests.total || run.errors > 0) {
    throw new Error(`${origin}: ${run.non2xx} wrong answers, ${run.errors} errors`);
  }
  return {
    cpu: ((await cpuMicroseconds(pid)) - before) / run.requests.total,
    perSecond: run.requests.average,
  };
}

/** Measures in alternating rounds; null where there is no nginx to compare with. */
export async function costOfDocument(
  site: RunningSite,
  rounds: number,
  seconds: number,
): Promise<DocumentCost | null> {
  if (nginxMissing()) return null;
  const dist = join(ROOT, 'dist');
  const manifest = parseRoutesManifest(
    JSON.parse(await readFile(join(dist, 'routes.json'), 'utf8')),
  );
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  const loads: { server: Load; nginx: Load }[] = [];
  try {
    await using other = await startNginx(dist, manifest, folder);
    for (let round = 0; round < rounds; round++)
      loads.push({
        server: await load(site.origin, site.pid, seconds),
        nginx: await load(`http://127.0.0.1:${other.port}`, other.pid, seconds),
      });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return {
    server: spreadOf(loads.map(({ server }) => server.cpu)),
    nginx: spreadOf(loads.map(({ nginx }) => nginx.cpu)),
    cpuRatio: spreadOf(loads.map(({ server, nginx }) => server.cpu / nginx.cpu)),
    rateRatio: spreadOf(loads.map(({ server, nginx }) => server.perSecond / nginx.perSecond)),
  };
}
