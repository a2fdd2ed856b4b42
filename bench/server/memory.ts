/** Memory that the site takes in the server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { residentMegabytes } from '#tests/server/process-costs.ts';
import { ROOT } from '#bench/shared/results.ts';
import type { RunningSite } from '#bench/shared/site.ts';

const CODINGS = ['br', 'zstd', 'gzip', 'identity'];

/** Resident memory of a Node that does nothing, MB. */
async function idleNodeMegabytes(): Promise<number> {
  const script = "setInterval(() => {}, 1e6); process.stdout.write('idle')";
  const idle = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await once(idle.stdout, 'data');
    return await residentMegabytes(idle.pid ?? 0);
  } finally {
    idle.kill();
  }
}

/** Asks for every file and document in every coding, and reads what the server says that it keeps. */
export async function memoryOfSite({ origin, pid }: RunningSite) {
  const startMB = await residentMegabytes(pid);
  const entries = await readdir(join(ROOT, 'dist/site'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(ROOT, 'dist/site').length))
    .filter((file) => !/\.(?:br|gz|zst)$/.test(file));
  for (const file of files) {
    // A document by its address, in either tree.
    const path = file.replace(/^\/en(?=\/)/, '').replace(/\/index\.html$/, '') || '/';
    const query = file.startsWith('/en/') ? '?lang=en' : '';
    for (const coding of CODINGS) {
      const answer = await fetch(origin + path + query, { headers: { 'Accept-Encoding': coding } });
      await answer.arrayBuffer();
    }
  }
  const health = (await (await fetch(`${origin}/healthz`)).json()) as { keptBytes: number };
  return {
    startMB,
    keptMB: Math.round(health.keptBytes / 1e6),
    residentMB: await residentMegabytes(pid),
    idleNodeMB: await idleNodeMegabytes(),
  };
}
