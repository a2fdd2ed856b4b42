/** Connections: a bound on how many there are, an end for readers who do not read, and a stop that loses nobody's request. */
import { Agent, get } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';

import { CONNECTION_LIMITS, type ConnectionLimits } from '#server/connections.ts';
import { listen, type ListenOptions, type RunningServer } from '#server/listen.ts';
import { sendInquiry } from '#tests/contract/form-server.ts';

import { makeFixtureSite } from './fixture-site.ts';
import { startServerProcess } from './server-process.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Requests that are never answered. */
let begun = 0;
let running: RunningServer | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await running?.stop(0);
  running = undefined;
});

const LARGE = new Uint8Array(64 * 1024 * 1024);

async function start(options: ListenOptions = {}): Promise<number> {
  const app = new Hono();
  app.get('/large', () => new Response(LARGE));
  app.get('/never', () => {
    begun += 1;
    return new Promise<Response>(() => {});
  });
  app.get('/', (c) => c.text('answered'));
  running = await listen(app, { host: '127.0.0.1', port: 0 }, options);
  return (running.server.address() as AddressInfo).port;
}

/** A connection, which ends with the test. */
function connected(port: number, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  return socket.on('error', () => undefined);
}

/** A connection that sends one request and reads what comes, unless it is told not to. */
function open(port: number, path: string, reads = true, from = '127.0.0.1') {
  const socket = connected(port, from);
  if (!reads) socket.pause();
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  let said = '';
  if (reads) socket.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  return { socket, closed, said: () => said };
}

const limited = (limits: Partial<ConnectionLimits>): ListenOptions => ({
  limits: { ...CONNECTION_LIMITS, ...limits },
});

test('a reader that never reads is closed; one that reads gets everything', async () => {
  const port = await start({ stalledMs: 2_000 });
  const stalled = open(port, '/large', false);
  const reader = open(port, '/large');
  await expect.poll(() => reader.said().length).toBeGreaterThan(LARGE.length);
  const connections = () =>
    new Promise<number>((resolve) =>
      running?.server.getConnections((_error, count) => resolve(count)),
    );
  // The reader's own connection waits for its next request.
  await expect.poll(connections).toBe(1);
  stalled.socket.resume();
  await stalled.closed;
});

test('whoever may have gone, having closed the way to the server, is waited for no longer than an inquiry takes', async () => {
  const port = await start();
  const connected = once(running!.server, 'connection') as Promise<[Socket]>;
  open(port, '/never').socket.end();
  const [socket] = await connected;
  await expect.poll(() => socket.timeout).toBe(3_000);
});

test('one address that holds all its connections gets another one by losing the oldest that is idle', async () => {
  const port = await start(limited({ perAddress: 3 }));
  const idle = [open(port, '/'), open(port, '/'), open(port, '/')];
  for (const each of idle) await expect.poll(each.said).toContain('answered');
  const next = open(port, '/');
  await expect.poll(next.said).toContain('answered');
  await idle[0]?.closed;
  expect(idle[1]?.socket.destroyed).toBe(false);
});

test('a connection that asks for nothing makes room before one that a visitor keeps', async () => {
  const port = await start(limited({ perAddress: 2 }));
  const kept = open(port, '/');
  await expect.poll(kept.said).toContain('answered');
  const silent = connected(port);
  const closed = once(silent, 'close');
  await once(silent, 'connect');
  const next = open(port, '/');
  await expect.poll(next.said).toContain('answered');
  await closed;
  expect(kept.socket.destroyed).toBe(false);
});

test('where all are busy the next one is refused, and counted', async () => {
  let refused = 0;
  const port = await start({ ...limited({ total: 2 }), refused: () => (refused += 1) });
  begun = 0;
  const busy = [open(port, '/never'), open(port, '/never')];
  await expect.poll(() => begun).toBe(2);
  const next = open(port, '/');
  await next.closed;
  expect(next.said()).toBe('');
  expect(refused).toBe(1);
  busy[0]?.socket.resetAndDestroy();
  await busy[0]?.closed;
  await expect
    .poll(() => fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text(), String))
    .toBe('answered');
});

test('where all are busy, whoever holds most loses the answer that has taken longest', async () => {
  const port = await start(limited({ total: 6 }));
  const kept = open(port, '/');
  await expect.poll(kept.said).toContain('answered');
  begun = 0;
  const crowd = [];
  for (let each = 0; each < 3; each += 1) {
    crowd.push(open(port, '/never', true, '127.0.0.2'));
    await expect.poll(() => begun).toBe(each + 1);
  }
  const office = [open(port, '/never', true, '127.0.0.3'), open(port, '/never', true, '127.0.0.3')];
  await expect.poll(() => begun).toBe(5);
  const newcomer = open(port, '/');
  await expect.poll(newcomer.said).toContain('answered');
  await crowd[0]!.closed;
  // The newcomer's own, of which a request may be on its way, stays as well.
  const others = [...crowd.slice(1), ...office, kept];
  expect(others.filter(({ socket }) => socket.destroyed)).toEqual([]);
});

test('where half of all connections are busy, whoever holds more than a share is to come back, and nobody else', async () => {
  const port = await start(limited({ total: 20, perAddress: 16 }));
  begun = 0;
  for (let each = 0; each < 12; each += 1) open(port, '/never', true, '127.0.0.2');
  await expect.poll(() => begun).toBe(12);
  const crowding = open(port, '/', true, '127.0.0.2');
  await expect.poll(crowding.said).toContain('503 Service Unavailable');
  const visitor = open(port, '/');
  await expect.poll(visitor.said).toContain('answered');
});

test('of a crowd that comes at once nobody has to knock again', async () => {
  const port = await start(limited({ perAddress: 1_500 }));
  let letIn = 0;
  for (let each = 0; each < 1_500; each += 1)
    sockets.push(connect(port, '127.0.0.1', () => (letIn += 1)).on('error', () => undefined));
  // The system lets them in by itself; the server takes one in each turn.
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  expect(letIn).toBe(1_500);
});

test('a visitor who comes after a crowd is answered before most of it', async () => {
  const port = await start(limited({ perAddress: 1_000 }));
  let read = 0;
  running?.server.prependListener('request', ({ url }) => {
    if (url !== '/never') return;
    read += 1;
    // What an answer takes, in processor time.
    const until = performance.now() + 1;
    while (performance.now() < until);
  });
  for (let each = 0; each < 400; each += 1) open(port, '/never', true, '127.0.0.2');
  const visitor = open(port, '/');
  await once(visitor.socket, 'data');
  expect(read).toBeLessThan(200);
});

test('a few requests in one packet are answered, thousands end the connection and are not read', async () => {
  const port = await start();
  let read = 0;
  running?.server.on('request', () => (read += 1));
  const ask = (count: number) => {
    const socket = connected(port);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    let said = '';
    socket.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')));
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count));
    return { closed, answers: () => said.split('answered').length - 1 };
  };
  const few = ask(4);
  await expect.poll(few.answers).toBe(4);
  const thousands = ask(5_000);
  await thousands.closed;
  expect(thousands.answers()).toBeLessThan(100);
  expect(read).toBeLessThan(4 + 20);
});

test('a body in chunks is refused at its head, and none of its chunks is read', async () => {
  const port = await start();
  let chunks = 0;
  running?.server.prependListener('request', (request) => {
    const push = request.push.bind(request);
    request.push = (chunk: unknown) => {
      if (chunk !== null) chunks += 1;
      return push(chunk);
    };
  });
  const socket = connected(port);
  let said = '';
  socket.on('data', (data: Buffer) => (said += data.toString('latin1')));
  const closed = once(socket, 'close');
  socket.write(
    'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n' +
      '1\r\nx\r\n'.repeat(60_000),
  );
  await closed;
  expect(said).toMatch(/^HTTP\/1\.1 411 /);
  expect(chunks).toBe(0);
});

test('many requests that wait on few connections leave the server to others', async () => {
  const port = await start();
  begun = 0;
  // More requests than are answered at a time, were each of them counted; on each connection one is answered after the other.
  for (let each = 0; each < 150; each += 1) {
    const socket = connected(port);
    socket.write('GET /never HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(8));
  }
  await expect.poll(() => begun).toBe(150);
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect([answer.status, await answer.text()]).toEqual([200, 'answered']);
});

test('a stop under load resets nobody: every answer says that its connection ends', async () => {
  const port = await start();
  const agents = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  let answered = 0;
  const broken: string[] = [];
  const visit = (agent: Agent) =>
    new Promise<boolean>((resolve) => {
      get({ port, host: '127.0.0.1', agent }, (response) => {
        answered += 1;
        response.resume();
        response.on('end', () => resolve(true));
      }).on('error', (error: NodeJS.ErrnoException) => {
        // Nobody listens any more: the next server's, not a lost request.
        if (error.code !== 'ECONNREFUSED') broken.push(String(error.code));
        resolve(false);
      });
    });
  const visitor = async (agent: Agent) => {
    while (await visit(agent));
  };
  const visitors = agents.map(visitor);
  await expect.poll(() => answered).toBeGreaterThan(200);
  await running?.stop();
  await Promise.all(visitors);
  for (const agent of agents) agent.destroy();
  expect(broken).toEqual([]);
});

test('it ends within ten seconds while its mail server hangs, started by npm or not', async () => {
  const hanging = createServer((socket) => sockets.push(socket));
  hanging.listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  await using site = await makeFixtureSite();
  const environment = {
    DATA_DIR: join(site.dist, 'data'),
    SMTP_URL: `smtp://127.0.0.1:${(hanging.address() as AddressInfo).port}`,
    MAIL_TO: 'sales@example.com',
    MAIL_FROM: 'web@example.com',
    SMTP_TLS: 'optional',
  };
  await using server = await startServerProcess(site.dist, environment);
  expect((await sendInquiry(server.url)).status).toBe(200);
  await expect.poll(() => sockets.length).toBe(1);
  let stopping = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - stopping).toBeLessThan(10_000);

  const npm = spawn('npm', ['run', '--silent', 'serve', '--', site.dist], {
    cwd: ROOT,
    env: { ...process.env, ...environment, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  npm.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said).toContain('Ready at');
  const port = Number(/Ready at http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1]);
  stopping = performance.now();
  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  await ended;
  // npm may be gone before its server is: the port tells.
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/`).then(
        () => 'serves',
        () => 'ended',
      ),
    )
    .toBe('ended');
  expect(performance.now() - stopping).toBeLessThan(10_000);
  hanging.close();
});
