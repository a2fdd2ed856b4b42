import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Hono } from 'hono';
import { expect, test } from 'vitest';

import type { AppEnv } from '#server/app.ts';

import { addMachineRoutes } from './machine.ts';

async function openServer(warned: string[] = []) {
  const dist = await mkdtemp(join(tmpdir(), 'tools-'));
  const app = new Hono<AppEnv>();
  app.onError((_, c) => c.text('failed', 500));
  addMachineRoutes(app, {
    dist,
    build: 'b1',
    siteUrl: 'https://valves.example/',
    isTrustedProxy: () => false,
    warn: (line) => void warned.push(line),
  });
  return {
    dist,
    call: (from: string, body = '{') =>
      app.request(
        '/mcp',
        {
          method: 'POST',
          body,
          headers: {
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
          },
        },
        { incoming: { headers: {}, socket: { remoteAddress: from } } },
      ),
    [Symbol.asyncDispose]: () => rm(dist, { recursive: true }),
  };
}

test('who calls without a pause is told when to go on, and nobody else waits', async () => {
  await using server = await openServer();
  await writeFile(join(server.dist, 'tools.js'), 'export const openTools = async () => [];');
  const statuses: number[] = [];
  for (let call = 0; call < 205; call += 1)
    statuses.push((await server.call('192.0.2.1')).status);
  expect(statuses.slice(0, 200)).not.toContain(429);
  const refused = await server.call('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32000 } });
  expect((await server.call('192.0.2.2')).status).not.toBe(429);
});

test('tools that cannot be opened are told to the operator, and opened anew by the next call', async () => {
  const warned: string[] = [];
  await using server = await openServer(warned);
  expect((await server.call('192.0.2.1')).status).toBe(500);
  expect(warned.join()).toContain('tools.js');
  await writeFile(join(server.dist, 'tools.js'), 'export const openTools = async () => [];');
  expect((await server.call('192.0.2.1')).status).toBe(400);
});
