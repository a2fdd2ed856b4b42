/** `npm run bench:server`: see the usage below. */
import autocannon from 'autocannon';

import { commandLine, positiveInteger } from '#tools/command-line.mjs';
import { costOfDocument } from './server/cost.ts';
import { memoryOfSite } from './server/memory.ts';
import { keepResult, provenance } from './shared/results.ts';
import { startWarmSite } from './shared/site.ts';
import { spreadOf } from './shared/statistics.ts';

const SECONDS = 5;
const CONNECTIONS = 50;

/** One address of each kind, compressed as a browser asks for it. */
const TARGETS = [
  { what: 'document', path: '/products/pinch-valve/pqvf/pqvf', status: 200 },
  { what: 'data', path: '/data/ko/products/pinch-valve/pqvf/pqvf/1.json', status: 200 },
  { what: 'picture', path: '/pictures/assembly-tone.svg', status: 200 },
  { what: 'no such page', path: '/no/such/page', status: 404 },
] as const;

const USAGE = `Usage: npm run bench:server -- [options]

Requests a second and the 99th percentile of the response time at ${CONNECTIONS} connections, for one address of each kind:
${TARGETS.map(({ what }) => what).join(', ')}. Ends with 1 where a response has another status than it should.
Then the processor time of a document against that of nginx with the same files, in alternating rounds, and the memory that
the site takes. The result is kept in bench/results. Wants npm run build before.

  --rounds N        repetitions of ${SECONDS} seconds for each address (3)
  --help            this text`;

const { values: options } = commandLine(USAGE, {
  options: { rounds: { type: 'string', default: '3' } },
});
const rounds = positiveInteger('rounds', options.rounds);

const origin = provenance();
const site = await startWarmSite();
try {
  const runs = TARGETS.map(() => ({ perSecond: [] as number[], p99: [] as number[], wrong: 0 }));
  for (let round = 0; round < rounds; round++) {
    for (const [index, { path, status }] of TARGETS.entries()) {
      const run = await autocannon({
        url: site.origin + path,
        connections: CONNECTIONS,
        duration: SECONDS,
        headers: { 'accept-encoding': 'br' },
      });
      const expected = status === 200 ? run['2xx'] : run['4xx'];
      runs[index]!.perSecond.push(Math.round(run.requests.average));
      runs[index]!.p99.push(run.latency.p99);
      runs[index]!.wrong += run.requests.total - expected + run.errors + run.timeouts;
    }
  }
  const targets = TARGETS.map(({ what }, index) => {
    const { perSecond, p99, wrong } = runs[index]!;
    return { what, perSecond: spreadOf(perSecond), p99Ms: spreadOf(p99), wrong };
  });
  for (const { what, perSecond, p99Ms, wrong } of targets) {
    console.log(
      `${what}: ${perSecond.median} a second (${perSecond.min} – ${perSecond.max}), ` +
        `99 % within ${p99Ms.median} ms (${p99Ms.min} – ${p99Ms.max}), ${wrong} wrong`,
    );
    if (wrong > 0) process.exitCode = 1;
  }
  const cost = await costOfDocument(site, rounds, SECONDS);
  if (cost) {
    console.log(
      `CPU of a document: ${cost.server.median} µs (${cost.server.min} – ${cost.server.max}), nginx ` +
        `${cost.nginx.median} µs (${cost.nginx.min} – ${cost.nginx.max}): ${cost.cpuRatio.median} times (target: 1.5); ` +
        `requests a second at ${CONNECTIONS} connections: ${cost.rateRatio.median} of nginx's with one worker (target: 0.8)`,
    );
  } else console.log('CPU of a document: not compared, nginx or its brotli module is missing.');
  const memory = await memoryOfSite(site);
  console.log(
    `Memory: ${memory.keptMB} MB of files after every file was asked for in every coding, ` +
      `${memory.startMB} to ${memory.residentMB} MB resident, an idle Node ${memory.idleNodeMB} MB (target: 60 between them)`,
  );
  const result = { ...origin, rounds, targets, ...(cost && { cost }), memory };
  console.log(`Kept in ${await keepResult('server', result)}`);
} finally {
  await site.stop();
}
