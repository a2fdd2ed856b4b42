import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Hono } from 'hono';
import { expect, test } from 'vitest';

import type { AppEnv } from '#server/app.ts';

import { addMachineRoutes } from './machine.ts';

async function openServer({ mcp = true, tools = 'export const openTools = async () => [];' } = {}) {
  const dist = await mkdtemp(join(tmpdir(), 'tools-'));
  if (tools !== '') await writeFile(join(dist, 'tools.js'), tools);
  const warned: string[] = [];
  const app = new Hono<AppEnv>();
  app.onError((_, c) => c.text('failed', 500));
  addMachineRoutes(app, {
    dist,
    build: 'b1',
    siteUrl: 'https://valves.example/',
    mcp,
    isTrustedProxy: () => false,
    warn: (line) => void warned.push(line),
  });
  return {
    dist,
    warned,
    get: (path: string) => app.request(path),
    call: (from: string, body = '{', headers = {}) =>
      app.request(
        '/mcp',
        {
          method: 'POST',
          body,
          headers: {
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
            ...headers,
          },
        },
        { incoming: { headers: {}, socket: { remoteAddress: from } } },
      ),
    [Symbol.asyncDispose]: () => rm(dist, { recursive: true }),
  };
}

test('who calls without a pause is told when to go on, and nobody else waits', async () => {
  await using server = await openServer();
  const statuses: number[] = [];
  for (let call = 0; call < 205; call += 1) statuses.push((await server.call('192.0.2.1')).status);
  expect(statuses.slice(0, 200)).not.toContain(429);
  const refused = await server.call('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32000 } });
  expect((await server.call('192.0.2.2')).status).not.toBe(429);
  // Counted before anything is looked at; 30 kB of an origin are not.
  const origin = `http://a${'%CC%81'.repeat(4_000)}`;
  expect((await server.call('192.0.2.1', '{', { origin })).status).toBe(429);
  expect((await server.call('192.0.2.2', '{', { origin })).status).toBe(403);
});

test('a batch is refused: it would be many calls for the price of one', async () => {
  await using server = await openServer();
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const refused = await server.call('192.0.2.1', JSON.stringify([ping, ping]));
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error: { code: -32_600 } });
  expect((await server.call('192.0.2.1', JSON.stringify(ping))).status).toBe(200);
});

test('tools that cannot be opened are told to the operator, and to the caller in the protocol’s words', async () => {
  await using server = await openServer({ tools: 'throw new Error("broken")' });
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const failed = await server.call('192.0.2.1', ping);
  expect(failed.status).toBe(503);
  expect(await failed.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32_603 } });
  expect(server.warned.join()).toContain('broken');
});

test.each([
  ['switched off', { mcp: false }, 0],
  ['missing', { tools: '' }, 1],
])(
  'tools that are %s are nowhere, and the files are described all the same',
  async (_, given, warnings) => {
    await using server = await openServer(given);
    expect((await server.call('192.0.2.1')).status).toBe(404);
    expect((await server.get('/.well-known/mcp.json')).status).toBe(404);
    const { linkset } = (await (await server.get('/.well-known/api-catalog')).json()) as {
      linkset: object[];
    };
    expect(linkset).toHaveLength(1);
    expect(server.warned).toHaveLength(warnings);
  },
);
