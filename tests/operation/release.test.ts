/** Releases under load: nobody who asks while the site changes is left without an answer. */
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, rmdir, symlink, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { BILL_OF_MATERIALS, CHECKSUMS } from '#tools/release/provenance.ts';
import { changeTo, releaseBefore } from '#tools/release/make.ts';
import {
  currentRelease,
  folderOf,
  listReleases,
  prune,
  readRecord,
  writeRecord,
} from '#tools/release/releases.ts';
import { untilTestsEnd } from '#tests/lifetimes.ts';
import { manifest } from '#tests/server/fixture-site.ts';
import { ask } from './load.ts';
import { makeSiteFolder, until } from './site-folder.ts';
import { markOf, runSwaps } from './swap-run.ts';

const run = promisify(execFile);

const folder = untilTestsEnd().use(await makeSiteFolder({ TRUST_PROXY: '127.0.0.1' }));
const first = await folder.release('first');
await changeTo(folder.root, first);
const supervisor = await folder.serve();
const second = await folder.release('second');

const mark = () => markOf(folder.origin);

test('a new release, a rollback and changed settings lose no page and no inquiry of 50 requests a second', async () => {
  expect(await mark()).toBe('first');
  const { answers, lost, sent, stored } = await runSwaps(folder, supervisor, second);
  expect(lost).toEqual([]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const marks = new Set(answers.map(({ body }) => /mark:(\w+)/.exec(body)?.[1]));
  expect(marks).toEqual(new Set(['first', 'second', undefined]));
  expect(sent).toBeGreaterThan(5);
  expect(stored).toBe(sent);
});

test('a release says which commit it was made from and of which packages, and its files can be checked', async () => {
  const release = folderOf(folder.root, first);
  const { stdout: head } = await run('git', ['rev-parse', 'HEAD']);
  expect((await readRecord(release)).commit?.replace('-dirty', '')).toBe(head.trim());
  const bill = JSON.parse(await readFile(join(release, BILL_OF_MATERIALS), 'utf8')) as {
    metadata: { component: { name: string } };
    components: { name: string; version: string; hashes?: unknown[] }[];
  };
  const hono = bill.components.find(({ name }) => name === 'hono');
  const { name, dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
    name: string;
    dependencies: Record<string, string>;
  };
  expect(bill.metadata.component.name).toBe(name);
  expect([hono?.version, hono?.hashes?.length]).toEqual([dependencies['hono'], 1]);
  const check = () => run('sha256sum', ['--check', '--quiet', CHECKSUMS], { cwd: release });
  await expect(check()).resolves.toMatchObject({ stdout: '' });
  const sums = await readFile(join(release, CHECKSUMS), 'utf8');
  for (const path of ['bin/node', 'server/index.ts', 'dist/routes.json', BILL_OF_MATERIALS])
    expect(sums).toContain(`  ${path}\n`);
});

test('a visitor whose connection still leads to the old server gets the new release’s scripts', async () => {
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  // The change before may still be under way: the link tells what will be served.
  const isFirst = (await currentRelease(folder.root)) === first;
  const [before, next, id] = isFirst ? ['first', 'second', second] : ['second', 'first', first];
  await until(`the ${before} release is served`, async () => (await mark()) === before);
  expect((await ask(folder.origin, '/', { agent: kept })).body).toContain(`mark:${before}`);
  const third = await folder.release('third');
  await changeTo(folder.root, third);
  await until('the third release is served', async () => (await mark()) === 'third');
  // The old server answers this, and has never heard of the third release.
  expect((await ask(folder.origin, '/assets/only-third.js', { agent: kept })).status).toBe(200);
  kept.destroy();
  await changeTo(folder.root, id);
  await until('back', async () => (await mark()) === next);
});

test('pages of another release still get their scripts, from either', async () => {
  for (const id of [second, first]) {
    await changeTo(folder.root, id);
    for (const each of ['first', 'second']) {
      await until(`only-${each}.js of ${id}`, async () => {
        const { status } = await ask(folder.origin, `/assets/only-${each}.js`);
        return status === 200;
      });
    }
  }
});

/** A release that only changes are made between: nothing of it is ever started. @returns its id */
async function bareRelease(root: string, mark: string): Promise<string> {
  // The older a release, the earlier its letter.
  const id = `20260101T0000${mark.charCodeAt(0) - 64}Z-${mark}`;
  const dist = join(folderOf(root, id), 'dist');
  await mkdir(join(dist, 'site', 'assets'), { recursive: true });
  await writeFile(join(dist, 'routes.json'), JSON.stringify(manifest));
  await writeFile(join(dist, 'site', 'assets', `only-${mark}.js`), `'${mark}'`);
  await writeRecord(folderOf(root, id), { id, build: 'fixture', commit: null, kept: {} });
  return id;
}

test('a kept file goes after thirty days, and with the release that brought it back', async () => {
  const site = await makeSiteFolder();
  const release = (mark: string) => bareRelease(site.root, mark);
  const [a, b, c] = [await release('a'), await release('b'), await release('c')];
  const DAY = 86_400_000;
  const kept = async (id: string) =>
    (await readdir(join(folderOf(site.root, id), 'dist/site/assets'))).filter((name) =>
      /^only-\w\.js$/.test(name),
    );
  await changeTo(site.root, a, 0);
  await changeTo(site.root, b, 0);
  expect(await kept(b)).toEqual(['only-a.js', 'only-b.js']);
  await changeTo(site.root, c, 20 * DAY);
  expect(await kept(c)).toEqual(['only-a.js', 'only-b.js', 'only-c.js']);
  const d = await release('d');
  await changeTo(site.root, d, 31 * DAY);
  expect(await kept(d)).toEqual(['only-b.js', 'only-c.js', 'only-d.js']);
  expect((await readRecord(folderOf(site.root, d))).kept['assets/only-b.js']).toBe(
    new Date(50 * DAY).toISOString(),
  );
  expect(await prune(site.root, 2)).toEqual([a, b]);
  expect(await listReleases(site.root)).toEqual([c, d]);
  await site[Symbol.asyncDispose]();
});

test('a server that is killed is there again', async () => {
  const pid = Number(/pid=(\d+)(?![\s\S]*pid=)/.exec(supervisor.said())?.[1]);
  process.kill(pid, 'SIGKILL');
  await until('another server answers', async () => {
    const answer = await ask(folder.origin, '/').catch(() => undefined);
    return answer?.status === 200 && supervisor.said().includes('the server ended');
  });
});

test('settings that cannot be read at a reload change nothing, and are said', async () => {
  const served = await mark();
  // Tests may run as root, who may read any file: a folder in its place is as good.
  const settings = join(folder.root, '.env');
  await mkdir(settings);
  process.kill(supervisor.pid, 'SIGHUP');
  await until('the refusal', () => /does not start: .*(?:EISDIR|\.env)/.test(supervisor.said()));
  expect(await mark()).toBe(served);
  await rmdir(settings);
});

test('a release that does not start changes nothing, and is said', async () => {
  const served = await mark();
  const broken = '20270101T000000Z-broken';
  await writeFile(join(folder.root, 'releases', broken), 'not even a folder').catch(
    () => undefined,
  );
  await rm(join(folder.root, 'current'));
  await symlink(join('releases', broken), join(folder.root, 'current'));
  await until('the refusal', () => supervisor.said().includes(`release ${broken} does not start`));
  expect(await mark()).toBe(served);
});

test('an unknown release, or none before: said in words, nothing is changed', async () => {
  const site = await makeSiteFolder();
  const only = await bareRelease(site.root, 'only');
  await changeTo(site.root, only);
  await expect(changeTo(site.root, 'x')).rejects.toThrow(`There are: ${only}`);
  await expect(releaseBefore(site.root)).rejects.toThrow('no release before');
  expect(await currentRelease(site.root)).toBe(only);
  await site[Symbol.asyncDispose]();
});
