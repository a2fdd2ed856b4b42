/** What visitors did not find: counted by the server by day, without who it was; read by the desk. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { Hono } from 'hono';
import { expect, test } from 'vitest';

import { MISSES_PATH } from '#contract/misses.ts';
import { seoulDay } from '#contract/seoul-day.ts';
import type { AppEnv } from '#server/app.ts';
import { originCheck } from '#server/forms/origin.ts';
import { createMissCounter } from '#server/misses/miss-counter.ts';
import { countsFolder, missFile, readMisses } from '#server/misses/miss-files.ts';
import { collectMisses } from '#server/misses/collector.ts';
import { listen } from '#server/listen.ts';
import { makeFixtureSite } from '#tests/server/fixture-site.ts';
import { startServerProcess } from '#tests/server/server-process.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';

const miss = (words: string, kind = 'search') => JSON.stringify({ kind, language: 'ko', words });

/** Sends them to a server of the route alone, each with a sender's address where there is one, and reads what it has written. */
async function counted(
  bodies: readonly string[],
  headers: Record<string, string> = {},
  senders: readonly string[] = [],
) {
  using folder = temporaryFolder();
  const app = new Hono<AppEnv>();
  const misses = collectMisses({
    dataDir: folder.path,
    isTrustedProxy: (address) => senders.length > 0 && address === '127.0.0.1',
    isOwn: originCheck(undefined, () => undefined),
  });
  misses.addRoutes(app);
  const running = await listen(app, { host: '127.0.0.1', port: 0 });
  for (const [index, body] of bodies.entries()) {
    const sender = senders[index] === undefined ? {} : { 'X-Forwarded-For': senders[index] };
    expect(await send(running.url, body, { ...headers, ...sender })).toBe(204);
  }
  await misses.stop();
  await running.stop(0);
  return readMisses(folder.path, '');
}

async function send(url: string, body: string, headers: Record<string, string> = {}) {
  const sent = { method: 'POST', body, headers: { Origin: url, ...headers } };
  return (await fetch(url + MISSES_PATH, sent)).status;
}

test('the running server counts words by day, with nothing of who sent them, unless it is told not to', async () => {
  await using site = await makeFixtureSite();
  using folder = temporaryFolder();
  const server = await startServerProcess(site.dist, { DATA_DIR: folder.path });
  for (const words of ['글로브 밸브', '글로브  밸브']) await send(server.url, miss(words));
  await send(server.url, miss('dn=800&pn=100', 'finder'));
  await server.stop();
  const day = seoulDay(Date.now());
  expect(readMisses(folder.path, '')).toEqual([
    { kind: 'search', language: 'ko', words: '글로브 밸브', count: 2, day },
    { kind: 'finder', language: 'ko', words: 'dn=800&pn=100', count: 1, day },
  ]);
  await using off = await startServerProcess(site.dist, {
    DATA_DIR: folder.path,
    COUNT_MISSES: 'off',
  });
  expect(await send(off.url, miss('게이트 밸브'))).not.toBe(204);
});

test('what names a person, is hostile or comes from another site is answered alike and not counted', async () => {
  const refused = [
    miss('buyer@example.com'),
    miss('010-0000-0000'),
    miss('<b>', 'finder'),
    '{"kind":',
    miss('x'.repeat(2_000)),
  ];
  expect(await counted(refused)).toEqual([]);
  expect(await counted([miss('글로브 밸브')], { Origin: 'https://evil.example' })).toEqual([]);
});

test('one address is counted so often and no more', async () => {
  const misses = await counted(Array.from({ length: 40 }, (_, i) => miss(`words ${i}`)));
  expect(misses.length).toBeGreaterThanOrEqual(20);
  expect(misses.length).toBeLessThan(25);
});

test('one address that sends without end keeps nobody else’s from being counted', async () => {
  const bodies = Array.from({ length: 400 }, (_, i) => miss(`words ${i}`));
  const senders = bodies.map((_, i) => (i < 399 ? '192.0.2.1' : '192.0.2.2'));
  const misses = await counted(bodies, {}, senders);
  expect(misses.map(({ words }) => words)).toContain('words 399');
});

test('a day’s file is deleted after ninety days, a full one takes no more, and a broken line costs that line', async () => {
  using folder = temporaryFolder();
  const dataDir = folder.path;
  const now = Date.parse('2026-11-21T03:00:00Z');
  mkdirSync(countsFolder(dataDir), { recursive: true });
  for (const day of ['2026-08-22', '2026-08-23', '2026-11-20'])
    writeFileSync(
      missFile(dataDir, day),
      `${miss('old').replace('}', ',"count":3}')}\n{"kind":"se`,
    );
  const counter = createMissCounter(dataDir, () => now);
  counter.count({ kind: 'search', language: 'ko', words: '글로브 밸브' });
  await counter.stop();
  expect(readdirSync(countsFolder(dataDir)).toSorted()).toEqual([
    'misses-2026-08-23.jsonl',
    'misses-2026-11-20.jsonl',
    'misses-2026-11-21.jsonl',
  ]);
  expect(readMisses(dataDir, '2026-11-20').map(({ words, count }) => [words, count])).toEqual([
    ['old', 3],
    ['글로브 밸브', 1],
  ]);
  const file = missFile(dataDir, '2026-11-21');
  writeFileSync(file, ' '.repeat(128 * 1024));
  counter.count({ kind: 'search', language: 'ko', words: '게이트 밸브' });
  await counter.stop();
  expect(readFileSync(file, 'utf8').trim()).toBe('');
});
