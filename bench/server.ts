/**
 * `npm run bench:server`: how many requests a second the server answers, and how long the slowest percent takes, for a
 * document, a file of data, a script and a page that is not there, each compressed as a browser asks for it. Fails where one
 * answer is not what was asked for.
 */
import autocannon from 'autocannon';

import { keepResult, machine } from './results.ts';
import { startSite } from './site.ts';

const SECONDS = 5;
const CONNECTIONS = 50;

const TARGETS = [
  { what: 'document', path: '/products/pinch-valve/pqvf/pqvf', status: 200 },
  { what: 'data', path: '/data/ko/products/pinch-valve/pqvf/pqvf/1.json', status: 200 },
  { what: 'picture', path: '/pictures/assembly-tone.svg', status: 200 },
  { what: 'no such page', path: '/no/such/page', status: 404 },
] as const;

const site = await startSite();
try {
  const targets = [];
  for (const { what, path, status } of TARGETS) {
    const run = await autocannon({
      url: site.origin + path,
      connections: CONNECTIONS,
      duration: SECONDS,
      headers: { 'accept-encoding': 'br' },
    });
    const right = status === 200 ? run['2xx'] : run['4xx'];
    const wrong = run.requests.total - right + run.errors + run.timeouts;
    const target = {
      what,
      perSecond: Math.round(run.requests.average),
      p99Ms: run.latency.p99,
      wrong,
    };
    targets.push(target);
    console.log(
      `${what}: ${target.perSecond} a second, 99 % within ${target.p99Ms} ms, ${wrong} wrong`,
    );
    if (wrong > 0) process.exitCode = 1;
  }
  console.log(`Kept in ${await keepResult('server', { ...machine(), targets })}`);
} finally {
  await site.stop();
}
