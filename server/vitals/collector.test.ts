import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';

import type { AppEnv } from '#server/app.ts';
import { listen } from '#server/listen.ts';

import { collectVitals } from './collector.ts';
import type { VitalsCount } from './vitals-table.ts';

const REPORT = JSON.stringify({
  page: 'home',
  language: 'ko',
  device: 'phone',
  metrics: { LCP: 1200 },
});

test('what could not be written waits, and is counted once when it can', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const asked: (readonly VitalsCount[])[] = [];
  let disk = false;
  const { addRoutes, stop } = collectVitals({
    pages: ['home'],
    isTrustedProxy: () => false,
    isOwn: () => true,
    keep: async (counts) => {
      asked.push(counts);
      return disk;
    },
    now: () => Date.UTC(2027, 0, 15, 16),
  });
  const app = new Hono<AppEnv>();
  addRoutes(app);
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const report = () => fetch(`${server.url}/vitals`, { method: 'POST', body: REPORT });
  const counts = () => asked.at(-1)?.map(({ day, metric, count }) => [day, metric, count]);
  try {
    await report();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(counts()).toEqual([['20270116', 'LCP', 1]]);
    await report();
    disk = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(counts()).toEqual([['20270116', 'LCP', 2]]);
    stop();
    expect(asked).toHaveLength(2);
  } finally {
    vi.useRealTimers();
    await server.stop(100);
  }
});
