/** What the staff sees of a running server from outside, and what it must not say. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { afterEach, describe, expect, test } from 'vitest';
import type { AppEnv } from '#server/app.ts';
import { databaseFile } from '#server/forms/database.ts';
import { NO_STORE } from '#server/forms/store-status.ts';
import { addHealthRoutes } from '#server/health.ts';
import { sendInquiry as post } from '#tests/contract/form-server.ts';
import { untilTestsEnd } from '#tests/lifetimes.ts';
import { makeFixtureSite } from '#tests/server/fixture-site.ts';
import { type ServerProcess, startServerProcess } from '#tests/server/server-process.ts';
import { until } from './site-folder.ts';

const site = untilTestsEnd().use(await makeFixtureSite());
let server: ServerProcess | undefined;
afterEach(async () => {
  await server?.[Symbol.asyncDispose]();
  await rm(join(site.dist, 'data'), { recursive: true, force: true });
});

type Line = Readonly<Record<string, unknown>>;

/** Starts the server; its log, parsed. */
async function start(settings: Record<string, string> = {}) {
  const dataDir = join(site.dist, 'data');
  const environment = { DATA_DIR: dataDir, LOG_FORMAT: 'json', ...settings };
  const started = (server = await startServerProcess(site.dist, environment));
  const lines = (): Line[] =>
    started.lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as Line);
  const said = () => started.lines.join('\n');
  return { origin: started.url, said, lines, dataDir, stop: started.stop };
}

describe('health', () => {
  test('/healthz names the build, and is never kept', async () => {
    const { origin } = await start({ SITE_RELEASE: '20260101T000000Z-fixture' });
    const answer = await fetch(`${origin}/healthz`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual({
      status: 'ok',
      build: 'fixture',
      release: '20260101T000000Z-fixture',
      uptimeSeconds: expect.any(Number) as number,
      keptBytes: 0,
    });
  });

  test('/readyz tells the oldest inquiry whose mail nobody has taken', async () => {
    // Nothing listens on port 1.
    const { origin, dataDir } = await start({
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_TO: 'a@example.com',
      MAIL_FROM: 'b@example.com',
    });
    expect((await post(origin)).status).toBe(200);
    // The server may be writing at this moment.
    const database = new DatabaseSync(databaseFile(dataDir), { timeout: 5_000 });
    database.exec(`UPDATE inquiry SET received_at = received_at - 120000`);
    database.close();
    const body: unknown = await (await fetch(`${origin}/readyz`)).json();
    expect(body).toMatchObject({ status: 'ok', store: 'writable', mail: { unsent: 1 } });
    expect(
      (body as { mail: { oldestUnsentSeconds: number } }).mail.oldestUnsentSeconds,
    ).toBeGreaterThanOrEqual(120);
  });

  test('/readyz is 503 when inquiries cannot be stored; pages are served all the same', async () => {
    const { origin } = await start({ DATA_DIR: '/dev/null/data' });
    const answer = await fetch(`${origin}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ status: 'failing', store: 'not writable' });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}/about`)).status).toBe(200);
  });

  test('/readyz is 503 while a stored inquiry is damaged', async () => {
    const { origin: first, dataDir, stop } = await start();
    expect((await post(first)).status).toBe(200);
    await stop();
    const database = new DatabaseSync(databaseFile(dataDir));
    database.exec(`UPDATE inquiry SET phone = '02-000-0009'`);
    const { origin } = await start();
    const ready = await fetch(`${origin}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ status: 'failing', store: 'writable', damaged: 1 });
    database.exec('DELETE FROM inquiry');
    database.close();
  });

  test('/readyz is 503 where canaries are to come and none has for nine minutes', async () => {
    let now = Date.UTC(2026, 0, 1);
    let canaryAt: number | null = null;
    const app = new Hono<AppEnv>();
    addHealthRoutes(app, {
      build: 'fixture',
      release: undefined,
      keptBytes: () => 0,
      storeStatus: () => Promise.resolve({ ...NO_STORE, writable: true, canaryAt }),
      expectsCanary: true,
      now: () => now,
    });
    const statusAfter = async (minutes: number) => {
      now += minutes * 60_000;
      return (await app.request('/readyz')).status;
    };
    expect([await statusAfter(8), await statusAfter(1)]).toEqual([200, 503]);
    canaryAt = now;
    expect([await statusAfter(8), await statusAfter(1)]).toEqual([200, 503]);
  });

  test('/readyz says nothing of a store where inquiries go elsewhere', async () => {
    const { origin } = await start({ FORM_ENDPOINT: 'https://formspree.io', FORM_KEY: 'abc' });
    expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'ok', store: 'none' });
  });
});

describe('log', () => {
  test('the start says every setting in force, and no secret and no address of a person', async () => {
    const { lines, said } = await start({
      SMTP_URL: 'smtp://user:hunter2@127.0.0.1:1',
      MAIL_TO: 'kim@example.com,lee@example.com',
      MAIL_FROM: 'site@example.com',
      ALERT_URL: 'https://chat.example.com/hooks/s3cret',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8',
      SITE_URL: 'https://other.example.com',
    });
    expect(said()).toContain('built for SITE_URL=https://www.example.com');
    expect(lines().find(({ message }) => message === 'settings in force')).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      level: 'info',
      HOST: '127.0.0.1',
      PORT: '0',
      SMTP_URL: 'set',
      MAIL_TO: '2',
      ALERT_URL: 'set',
      TRUST_PROXY: '127.0.0.1,10.0.0.0/8',
      INQUIRY_RETENTION: '3y',
      build: 'fixture',
    });
    expect(said()).not.toMatch(/hunter2|s3cret|kim@|lee@|site@/);
  });

  test('an inquiry has one name in its answer and in the log: the proxy’s, where the proxy is trusted', async () => {
    const { origin, lines } = await start({ TRUST_PROXY: '127.0.0.1' });
    const answer = await post(origin, {}, { 'X-Request-Id': 'from-the-proxy-1' });
    expect(answer.headers.get('x-request-id')).toBe('from-the-proxy-1');
    const stored = () => lines().filter(({ message }) => message === 'inquiry 1 stored');
    await until('the line', () => stored().length === 1);
    expect(stored()).toMatchObject([{ id: 'from-the-proxy-1' }]);
    const other = await post(origin, {}, { 'X-Request-Id': 'x"\u00ff' });
    expect(other.headers.get('x-request-id')).toMatch(/^[\w-]{12}$/);
  });

  test('anybody else’s name for a request is not taken', async () => {
    const { origin } = await start();
    const answer = await post(origin, {}, { 'X-Request-Id': 'from-a-stranger' });
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{12}$/);
  });

  test('refusals are one line, with their reasons and none of their words', async () => {
    const { origin, lines, said, stop } = await start();
    for (let i = 0; i < 5; i += 1)
      await post(origin, { email: 'not-an-address', name: 'Hong Gildong' });
    await post(origin, {}, { Origin: 'http://evil.example' });
    expect(await stop()).toBe(0);
    expect(lines().filter(({ message }) => message === 'inquiries refused')).toMatchObject([
      { total: 6, BLOCKED: 1 },
    ]);
    expect(said()).not.toMatch(/not-an-address|Gildong|evil/);
  });

  test('a line for each request where it is asked for: no query, no address, nothing of an unknown path', async () => {
    const { origin, lines, said } = await start({ LOG_REQUESTS: '1' });
    const headers = { 'User-Agent': 'my-browser', 'X-Forwarded-For': '203.0.113.9' };
    await fetch(`${origin}/about?q=my-secret-search`, { headers });
    await fetch(`${origin}/my-secret-path`, { headers });
    await post(origin, {}, headers);
    const requests = () => lines().filter(({ message }) => message === 'request');
    await until('three lines', () => requests().length === 3);
    const any = { id: expect.any(String) as string, ms: expect.any(Number) as number };
    expect(requests()).toMatchObject([
      { ...any, method: 'GET', path: '/about', status: 200 },
      { ...any, method: 'GET', path: null, status: 404 },
      { ...any, method: 'POST', path: '/f/inquiry', status: 200 },
    ]);
    expect(said()).not.toMatch(/my-|203\.0/);
    expect(JSON.stringify(requests())).not.toContain('127.0.0.1');
  });
});
