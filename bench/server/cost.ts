/** Processor time of one document, from the server and from nginx with the same files. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import autocannon from 'autocannon';

import { parseRoutesManifest } from '#contract/routes-manifest.ts';
import { nginxMissing, startNginx } from '#tests/server/hosts.ts';

import { cpuMicroseconds } from '#bench/shared/process-costs.ts';
import { ROOT } from '#bench/shared/results.ts';
import type { RunningSite } from '#bench/shared/site.ts';
import { spreadOf, type Spread } from '#bench/shared/statistics.ts';

const PATH = '/products/pinch-valve/pqvf/pqvf';
const CONNECTIONS = 50;

/** Microseconds of a processor for each request. */
interface DocumentCost {
  readonly server: Spread;
  readonly nginx: Spread;
  /** Median of the server's by median of nginx's. */
  readonly ratio: number;
}

async function perRequest(origin: string, pid: number, seconds: number): Promise<number> {
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
  return ((await cpuMicroseconds(pid)) - before) / run.requests.total;
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
  const server: number[] = [];
  const nginx: number[] = [];
  try {
    await using other = await startNginx(dist, manifest, folder);
    for (let round = 0; round < rounds; round++) {
      server.push(await perRequest(site.origin, site.pid, seconds));
      nginx.push(await perRequest(`http://127.0.0.1:${other.port}`, other.pid, seconds));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const spreads = { server: spreadOf(server), nginx: spreadOf(nginx) };
  const ratio = Math.round((spreads.server.median / spreads.nginx.median) * 100) / 100;
  return { ...spreads, ratio };
}
