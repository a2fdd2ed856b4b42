/** The embedded collector of web vitals in the running server, and what the staff reads of it. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { describe, expect, test } from 'vitest';

import { openDatabase } from '#server/forms/database.ts';
import { forgetOldVitals, readVitals } from '#server/vitals/vitals-table.ts';
import { untilTestsEnd } from '#tests/lifetimes.ts';

import { makeFixtureSite, manifest } from './fixture-site.ts';
import { startServerProcess } from './server-process.ts';

const COMMAND = join(import.meta.dirname, '..', '..', 'tools', 'vitals.ts');
const DAY_MS = 24 * 60 * 60 * 1000;

const scope = untilTestsEnd();
const site = scope.use(
  await makeFixtureSite({ ...manifest, vitals: { pages: ['home', 'product'] } }),
);
const dataDir = join(site.dist, 'data');
const settings = { DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' };
const server = scope.use(await startServerProcess(site.dist, settings));

const REPORT = { page: 'home', language: 'ko', device: 'phone', metrics: { LCP: 1200, CLS: 0.05 } };

/** Sends a report as a browser behind the proxy does; each sender has limits of its own. */
const send = (body: unknown, sender: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/vitals`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': sender, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function vitals(...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...args], { env });
  return stdout;
}

describe('/vitals', () => {
  test('takes a report, answers nothing, and sets no cookie', async () => {
    const answer = await send(REPORT, '192.0.2.1', { 'Sec-Fetch-Site': 'same-origin' });
    expect([answer.status, await answer.text(), answer.headers.get('set-cookie')]).toEqual([
      204,
      '',
      null,
    ]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    ['of another shape', { ...REPORT, page: 'shop' }, {}, 400],
    ['that is no JSON', '{', {}, 400],
    ['over a thousand bytes', { ...REPORT, more: 'a'.repeat(1000) }, {}, 400],
    ['of another site', REPORT, { Origin: 'https://elsewhere.example' }, 403],
  ])('refuses a report %s', async (_, body, headers, status) => {
    expect((await send(body, '192.0.2.2', headers)).status).toBe(status);
  });

  test('says how it is to be asked', async () => {
    const answer = await fetch(`${server.url}/vitals`);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('one sender counts for no more than sixty at a time; another one is not hindered', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 70; sent += 1)
      statuses.push((await send({ ...REPORT, page: 'product' }, '192.0.2.3')).status);
    expect(statuses.slice(0, 60).every((status) => status === 204)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await send({ ...REPORT, language: 'en' }, '192.0.2.4')).status).toBe(204);
  });

  test('a site that was built without it has no such address', async () => {
    await using plain = await makeFixtureSite();
    await using other = await startServerProcess(plain.dist, { DATA_DIR: join(plain.dist, 'd') });
    const answer = await fetch(`${other.url}/vitals`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });
});

test('counts are on the disk when the server has stopped; the staff reads them by page, language and device', async () => {
  await server.stop();
  const printed = await vitals();
  expect(printed).toMatch(/^page +visits +LCP +INP +CLS +FCP +TTFB$/m);
  expect(printed).toMatch(/^home +2 +1\.2 s \/ 1\.2 s +– +0\.05\d \/ 0\.05\d +– +–$/m);
  expect(printed).toMatch(/^product +\d\d +1\.2 s/m);
  expect(await vitals('--language', 'en')).not.toContain('product');
  expect(await vitals('--device', 'desktop')).toContain('Nothing has been reported');
  expect(await vitals('--help')).toContain('npm run vitals');
  await expect(vitals('--device', 'watch')).rejects.toThrow(/phone or tablet or desktop/);

  const database = openDatabase(dataDir);
  const columns = database.prepare("SELECT name FROM pragma_table_info('vitals')").all();
  expect(columns.map(({ name }) => name)).toEqual([
    'day',
    'page',
    'language',
    'device',
    'metric',
    'bucket',
    'count',
  ]);
  expect(readVitals(database, { days: 1 }, Date.now() + 2 * DAY_MS)).toEqual([]);
  forgetOldVitals(database, Date.now() + 399 * DAY_MS);
  expect(readVitals(database)).not.toEqual([]);
  forgetOldVitals(database, Date.now() + 402 * DAY_MS);
  expect(readVitals(database)).toEqual([]);
  database.close();
});
