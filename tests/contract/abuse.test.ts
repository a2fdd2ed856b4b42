/** What keeps robots out, and what lets people in all the same. */
import { connect } from 'node:net';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { DEFAULT_RATE_LIMIT } from '#server/forms/rate-limit.ts';
import { MAX_BODY_BYTES } from '#contract/inquiry-rules.ts';
import { folderForEachTest } from '#tests/lifetimes.ts';

import { FILLED, sendInquiry, startFormServer, storedInquiries } from './form-server.ts';

const folder = folderForEachTest();
// Time stands still: what is said about seconds is true however long a busy machine takes.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

let count = 0;
const send = (url: string, headers: Record<string, string> = {}, values: object = {}) =>
  sendInquiry(url, { inquiry: `${(count += 1)}`, ...values }, headers);

/** Sends bytes over a bare connection; resolves to everything that came back once it is closed. */
function raw(url: string, ...parts: readonly (string | Buffer)[]): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => {
      for (const part of parts) socket.write(part);
    });
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('utf8')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

describe('rate limit', () => {
  const rateLimit = { burst: 3, refillMs: 60_000 };

  test('an address that sends too much waits, and is told how long', async () => {
    await using server = await startFormServer({ dataDir: folder.path }, { rateLimit });
    for (let i = 0; i < 3; i += 1) expect((await send(server.url)).status).toBe(200);
    const refused = await send(server.url, {}, { _language: 'en' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30);
    expect(await refused.json()).toMatchObject({
      errors: [{ code: 'BLOCKED', message: expect.stringContaining('약 60초 뒤에') }],
    });
    expect(await (await fetch(server.url)).text()).toBe('the site');
  });

  test('mistakes count little: the good one after them gets through, a flood of them does not', async () => {
    await using server = await startFormServer({ dataDir: folder.path }, { rateLimit });
    for (let i = 0; i < 4; i += 1) {
      expect((await send(server.url, {}, { email: 'x' })).status).toBe(422);
      expect((await send(server.url, { Origin: 'http://evil.example' })).status).toBe(403);
    }
    expect((await send(server.url)).status).toBe(200);
    const flood: number[] = [];
    for (let i = 0; i < 12; i += 1) flood.push((await send(server.url, {}, { email: 'x' })).status);
    expect(flood.at(0)).toBe(422);
    expect(flood.at(-1)).toBe(429);
  });

  test('an office of forty people behind one address gets through at once', async () => {
    await using server = await startFormServer(
      { dataDir: folder.path },
      { rateLimit: DEFAULT_RATE_LIMIT },
    );
    const { url } = server;
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => (await send(url)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('X-Forwarded-For counts behind a configured proxy only', async () => {
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    await using server = await startFormServer({ dataDir: folder.path }, { rateLimit });
    for (let i = 0; i < 3; i += 1) await send(server.url, from(`10.0.0.${i}`));
    expect((await send(server.url, from('10.0.0.9'))).status).toBe(429);
    await server.stop();

    const isTrustedProxy = (address: string) => address === '127.0.0.1';
    await using proxied = await startFormServer(
      { dataDir: folder.path, isTrustedProxy },
      { rateLimit },
    );
    const { url } = proxied;
    for (let i = 0; i < 6; i += 1) expect((await send(url, from(`10.0.0.${i}`))).status).toBe(200);
    // Whatever stands before the address that the proxy itself has written is the sender's invention.
    for (let i = 0; i < 3; i += 1) await send(url, from(`1.2.3.${i}, 10.0.0.77`));
    expect((await send(url, from('9.9.9.9, 10.0.0.77'))).status).toBe(429);
    // One /64 of IPv6 is one household.
    for (let i = 1; i < 4; i += 1) await send(url, from(`2001:db8:1:2::${i}`));
    expect((await send(url, from('2001:db8:1:2:ffff::1'))).status).toBe(429);
    expect((await send(url, from('2001:db8:1:3::1'))).status).toBe(200);
  });
});

test('one customer of IPv6 with many networks is held to a multiple of one', async () => {
  const isTrustedProxy = () => true;
  await using server = await startFormServer(
    { dataDir: folder.path, isTrustedProxy },
    { rateLimit: { burst: 1, refillMs: 60_000 } },
  );
  const statuses: number[] = [];
  for (let i = 0; i < 6; i += 1)
    statuses.push((await send(server.url, { 'X-Forwarded-For': `2001:db8:1:${i}::1` })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});

test('a day that is full is told in words, and once in the log', async () => {
  const limits = { inquiries: 1, bytes: 10_000 };
  await using server = await startFormServer(
    { dataDir: folder.path },
    { quota: { perSender: limits, total: limits } },
  );
  expect((await send(server.url)).status).toBe(200);
  for (let i = 0; i < 2; i += 1) {
    const answer = await send(server.url, { 'Accept-Language': 'en' });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({
      errors: [{ code: 'BLOCKED', message: expect.stringContaining('send it again tomorrow') }],
    });
  }
  expect(server.log.filter((line) => line.includes('daily quota'))).toHaveLength(1);
});

test('the day’s room is that of the disk: what grows when it is cleaned counts as it is kept', async () => {
  const room = { inquiries: 100, bytes: 20_000 };
  await using server = await startFormServer(
    { dataDir: folder.path },
    { quota: { perSender: room, total: room } },
  );
  // One sign of musical notation is kept as three.
  const notes = '\u{1D160}'.repeat(1_000);
  const statuses: number[] = [];
  for (let each = 0; each < 3; each += 1)
    statuses.push((await send(server.url, {}, { inquiry: `${each}${notes}` })).status);
  expect(statuses).toEqual([200, 429, 429]);
});

test('a refused form is given back to a person; a flood of them is not read', async () => {
  await using server = await startFormServer(
    { dataDir: folder.path },
    { rateLimit: { burst: 1, refillMs: 60_000 } },
  );
  const page = async (inquiry: string) => {
    const answer = await fetch(`${server.url}/f/inquiry`, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body: new URLSearchParams({ ...FILLED, inquiry }),
    });
    return answer.text();
  };
  await page('stored');
  expect(await page('typed with care')).toContain('typed with care');
  for (let i = 0; i < 20; i += 1) await page(`flood ${i}`);
  const last = await page('flood at last');
  expect(last).not.toContain('flood at last');
  expect(last).toContain('브라우저의 뒤로 버튼');
});

describe('where a submission comes from', () => {
  test.each([
    ['no Origin', {}, 200],
    ['the own one', { Origin: 'OWN' }, 200],
    ['the own one over TLS before a proxy', { Origin: 'OWN-TLS' }, 200],
    ['a foreign one', { Origin: 'http://evil.example' }, 403],
    [
      'the address of the site, behind a proxy that hides its host',
      { Origin: 'https://www.example.com' },
      200,
    ],
    ['the own host on another port', { Origin: 'http://127.0.0.1:1' }, 403],
    ['null', { Origin: 'null' }, 403],
    ['null, the browser vouches', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['not an address', { Origin: 'evil' }, 403],
  ])('%s', async (_what, headers: Record<string, string>, status) => {
    await using server = await startFormServer({
      dataDir: folder.path,
      siteUrl: 'https://www.example.com',
    });
    const { host } = new URL(server.url);
    const origin = headers['Origin']
      ?.replace('OWN-TLS', `https://${host}`)
      .replace('OWN', `http://${host}`);
    // fetch() writes Sec-Fetch headers of its own.
    const body = JSON.stringify({ ...FILLED, inquiry: `${(count += 1)}` });
    const lines = Object.entries({ ...headers, ...(origin && { Origin: origin }) }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    const answer = await raw(
      server.url,
      `POST /f/inquiry HTTP/1.1\r\nHost: ${host}\r\nAccept: application/json\r\nContent-Type: application/json\r\nConnection: close\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n${lines.join('')}\r\n${body}`,
    );
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    if (status === 403) expect(answer).toContain('"BLOCKED"');
    // The reason stands in the log, with the remedy.
    expect(server.log.filter((line) => line.includes('set SITE_URL'))).toHaveLength(
      status === 403 ? 1 : 0,
    );
  });
});

describe('bodies', () => {
  const head = (more: string) =>
    `POST /f/inquiry HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nContent-Type: application/json\r\n${more}\r\n`;

  test('one that announces too much is refused without being read', async () => {
    await using server = await startFormServer({ dataDir: folder.path });
    const answer = await raw(server.url, head(`Content-Length: ${MAX_BODY_BYTES + 1}\r\n`), 'x');
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/connection: close/i);
  });

  test('one in chunks, of which nothing tells the length, is refused at the head', async () => {
    await using server = await startFormServer({ dataDir: folder.path });
    const answer = await raw(server.url, head('Transfer-Encoding: chunked\r\n'), '1\r\nx\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 411 /);
    expect(answer).toMatch(/connection: close/i);
  });

  test.each([
    ['application/x-www-form-urlencoded', 'a&'.repeat(101)],
    [
      'application/json',
      JSON.stringify(Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`k${i}`, i]))),
    ],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(101) + '--b--\r\n',
    ],
  ])('one of more than 100 fields is refused in words: %s', async (type, body) => {
    await using server = await startFormServer({ dataDir: folder.path });
    const answer = await fetch(`${server.url}/f/inquiry`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': type, 'Accept-Language': 'en' },
      body,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: 'There are too many fields: 100 can be sent.' });
  });

  test('one that is too big is told the limit, and where its text still is', async () => {
    await using server = await startFormServer({ dataDir: folder.path });
    const answer = await fetch(`${server.url}/f/inquiry`, {
      method: 'POST',
      headers: { Accept: 'text/html', 'Accept-Language': 'en' },
      body: new URLSearchParams({ ...FILLED, inquiry: 'x'.repeat(MAX_BODY_BYTES) }),
    });
    expect(answer.status).toBe(413);
    const html = await answer.text();
    expect(html).toContain('one inquiry can hold 64 kB');
    expect(html).toContain('press the Back button');
  });

  test('one that dribbles in is cut off', async () => {
    await using server = await startFormServer({ dataDir: folder.path }, { bodyTimeoutMs: 200 });
    const answer = await raw(server.url, head('Content-Length: 100\r\n'), '{');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('a sender that goes away in the middle harms nothing', async () => {
    await using server = await startFormServer({ dataDir: folder.path });
    const { hostname, port } = new URL(server.url);
    await new Promise<void>((done) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`${head('Content-Length: 100\r\n')}{`, () => socket.destroy());
      });
      socket.on('close', () => done());
    });
    expect((await send(server.url)).status).toBe(200);
  });

  test('a sender who closes that direction waits for the answer: a receipt after the whole, a refusal after a part', async () => {
    await using server = await startFormServer({ dataDir: folder.path });
    const body = JSON.stringify({ ...FILLED, companyName: 'half closed' });
    const sent = head(`Content-Length: ${Buffer.byteLength(body)}\r\n`) + body;
    const { hostname, port } = new URL(server.url);
    const answerTo = async (bytes: string): Promise<string> => {
      const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
      socket.end(bytes);
      // To the server's own end: the connection is not kept.
      return (await Array.fromAsync(socket, String)).join('');
    };
    expect(await answerTo(sent)).toMatch(/^HTTP\/1\.1 200 [^]*GM-\d{8}-001/);
    for (const bytes of [sent.length - 1, sent.indexOf('{'), 20])
      expect(await answerTo(sent.slice(0, bytes))).toMatch(/^HTTP\/1\.1 400 /);
    expect(await answerTo('')).toBe('');
    expect(storedInquiries(folder.path)).toHaveLength(1);
  });

  test('a compressed one is not opened', async () => {
    await using server = await startFormServer({ dataDir: folder.path });
    expect((await send(server.url, { 'Content-Encoding': 'gzip' })).status).toBe(415);
  });
});

test('signs of a robot mark an inquiry and never refuse it', async () => {
  await using server = await startFormServer({ dataDir: folder.path });
  const session = (data: object) => ({
    'Formspree-Session-Data': Buffer.from(JSON.stringify(data)).toString('base64'),
  });
  await send(server.url, session({ loadedAt: Date.now() - 500, webdriver: true }));
  await send(server.url, session({ loadedAt: Date.now() - 60_000, webdriver: false }));
  await send(server.url, session({ loadedAt: Date.now() + 60_000, webdriver: false }));
  await send(server.url, { 'Formspree-Session-Data': 'garbage' }, { _gotcha: 'x' });
  expect(storedInquiries(folder.path).map(({ flags }) => flags)).toEqual([
    ['fast', 'automated'],
    [],
    [],
    ['honeypot'],
  ]);
});
