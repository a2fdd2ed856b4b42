/** The server as a process: start, refusal to start, and a graceful stop. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { NOTICE_FILE } from '#contract/notice.ts';
import { listen } from '#server/listen.ts';
import { Hono } from 'hono';
import { BARE_ENVIRONMENT, END_WITH_PARENT } from '#tests/end-with.ts';
import { untilTestsEnd } from '#tests/lifetimes.ts';
import { makeFixtureSite } from './fixture-site.ts';
import { rawRequest } from './raw-request.ts';

const entry = join(import.meta.dirname, '..', '..', 'server', 'index.ts');

const site = untilTestsEnd().use(await makeFixtureSite());
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts the server and collects what it says. */
function start(environment: Record<string, string>, dist = site.dist, program = entry) {
  const child = spawn(process.execPath, [...END_WITH_PARENT, program, dist], {
    env: {
      ...BARE_ENVIRONMENT,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(site.dist, 'data'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk));
  child.stderr.on('data', (chunk: Buffer) => (said.error += chunk));
  const ended = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => resolve(code)),
  );
  const port = () =>
    new Promise<number>((resolve, reject) => {
      const look = () => {
        const [, found] = /Ready at http:\/\/127\.0\.0\.1:(\d+)/.exec(said.out) ?? [];
        if (found !== undefined) resolve(Number(found));
      };
      child.stdout.on('data', look);
      look();
      void ended.then(() => reject(new Error(`the server ended: ${said.error}`)));
    });
  return { child, said, ended, port };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends it with 0, kept-alive connections and all',
  async (signal) => {
    const { child, ended, port } = start({});
    const socket = connect(await port(), '127.0.0.1');
    socket.on('error', () => {});
    const answered = new Promise((resolve) => socket.once('data', resolve));
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'); // stays open
    await answered;
    const begin = performance.now();
    child.kill(signal);
    child.kill(signal); // a terminal sends it to the whole group: it may come twice
    expect(await ended).toBe(0);
    // Where it waited for the open connection, it would be cut after ten seconds.
    expect(performance.now() - begin).toBeLessThan(10_000);
  },
);

test('the staff’s notice is the server’s own answer, though the site has a file of that name for other hosts', async () => {
  const data = join(site.dist, 'data-of-notice');
  const text = { ko: '쉽니다.', en: 'Closed.' };
  const notice = { text, from: '2026-01-01', until: '2026-01-02', where: 'everywhere' };
  await mkdir(data, { recursive: true });
  await writeFile(join(data, NOTICE_FILE), JSON.stringify(notice));
  await writeFile(join(site.dist, 'site', NOTICE_FILE), '{"notice":null}');
  const { port } = start({ DATA_DIR: data });
  const answer = await fetch(`http://127.0.0.1:${await port()}/${NOTICE_FILE}`);
  expect(await answer.json()).toEqual({ notice });
});

test('a running request is finished, a new one is not taken', async () => {
  const app = new Hono();
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  app.get('/slow', async (c) => {
    begun.resolve();
    await finish.promise;
    return c.text('finished');
  });
  const { server, stop } = await listen(app, { host: '127.0.0.1', port: 0 });
  const { port } = server.address() as AddressInfo;
  const slow = rawRequest(port, '/slow', { headers: { Connection: 'keep-alive' } });
  await begun.promise;
  const stopped = stop();
  await expect(rawRequest(port, '/slow')).rejects.toThrow();
  finish.resolve();
  expect((await slow).body.toString()).toBe('finished');
  await stopped;
});

test('a request that never ends is cut', async () => {
  const app = new Hono();
  const begun = Promise.withResolvers<void>();
  app.get('/stuck', () => {
    begun.resolve();
    return new Promise<Response>(() => {});
  });
  const { server, stop } = await listen(app, { host: '127.0.0.1', port: 0 });
  const stuck = rawRequest((server.address() as AddressInfo).port, '/stuck').catch(() => 'cut');
  await begun.promise;
  await stop(100);
  expect(await stuck).toBe('cut');
});

test.each([
  ['the server', entry],
  // What `npm start` asks before it builds.
  ['tools/check-settings.ts', join(import.meta.dirname, '..', '..', 'tools', 'check-settings.ts')],
])('%s says that an address is in use, with a remedy', async (_name, program) => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { said, ended } = start({ PORT: String(port) }, site.dist, program);
  expect(await ended).toBe(1);
  expect(said.error).toContain(`Cannot listen on HOST=127.0.0.1 PORT=${port}`);
  expect(said.error).toContain('set PORT to another number');
  expect(said.error).not.toContain('    at ');
  other.close();
});

test('a wrong setting is said, without a stack', async () => {
  const { said, ended } = start({ PORT: 'x' });
  expect(await ended).toBe(1);
  expect(said.error).toContain('PORT="x": use a whole number');
  expect(said.error).not.toContain('    at ');
});

test.each([
  ['tools/build.ts', { SITE_URL: 'example.com' }, 'SITE_URL="example.com": use the address'],
  // What `npm start` asks before it builds.
  ['tools/check-settings.ts', { TRUST_PROXY: 'yes' }, 'TRUST_PROXY="yes": use the addresses'],
])('%s: a wrong setting is said at once, without a stack', async (program, environment, words) => {
  const project = join(import.meta.dirname, '..', '..');
  const { status, stderr } = spawnSync(process.execPath, [join(project, program)], {
    encoding: 'utf8',
    env: { ...BARE_ENVIRONMENT, ...environment },
  });
  expect(status).toBe(1);
  expect(stderr).toContain(words);
  expect(stderr).not.toContain('    at ');
});

test('a missing or broken build is said, with the command that makes it', async () => {
  const missing = start({}, join(site.dist, 'nowhere'));
  expect(await missing.ended).toBe(1);
  expect(missing.said.error).toContain('Run `npm run build`');

  const broken = await makeFixtureSite();
  await rm(join(broken.dist, 'site', 'en', '404.html'));
  const incomplete = start({}, broken.dist);
  expect(await incomplete.ended).toBe(1);
  expect(incomplete.said.error).toContain('en/404.html');
  await broken[Symbol.asyncDispose]();
});
