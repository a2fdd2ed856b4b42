/** A folder of releases with a supervisor on it, made of the fixture site and the project's own server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BARE_ENVIRONMENT, END_WITH_PARENT } from '#tests/end-with.ts';
import { freePort } from '#tests/server/hosts.ts';
import { makeFixtureSite } from '#tests/server/fixture-site.ts';
import { makeRelease } from '#tools/release/make.ts';
import { folderOf, readRecord, writeRecord } from '#tools/release/releases.ts';

const PROJECT = join(import.meta.dirname, '..', '..');

/** Longer than anything takes on a machine that is ten times as busy. */
const LIMIT_MS = 300_000;

/** Waits until something is so. @throws Error naming what never came */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + LIMIT_MS; performance.now() < end; await pause(20)) {
    if (await isSo()) return;
  }
  throw new Error(`never: ${what}`);
}

/** A folder with `releases/` and, once one is current, a server. */
export interface SiteFolder extends AsyncDisposable {
  readonly root: string;
  readonly origin: string;
  readonly data: string;
  /** Makes a release whose documents hold a mark and whose script is named after it. @returns its id */
  readonly release: (mark: string) => Promise<string>;
  /** Starts the supervisor; resolves once it serves. @returns what it says, and its process */
  readonly serve: () => Promise<{ said: () => string; pid: number }>;
}

/** What tells one release from another: the mark of its first page, and a script that is named after it. */
const markSite = async (dist: string, mark: string): Promise<void> => {
  const home = join(dist, 'site', 'index.html');
  const assets = join(dist, 'site', 'assets');
  await writeFile(home, (await readFile(home, 'utf8')).replace(/mark:\w+|$/, `mark:${mark}`));
  for (const sibling of ['.br', '.gz', '.zst']) await rm(home + sibling, { force: true });
  for (const name of await readdir(assets))
    if (name.startsWith('only-')) await rm(join(assets, name));
  await writeFile(join(assets, `only-${mark}.js`), `'${mark}'`);
};

/** The mark of the release that is made; the others are copies of it. */
const FIRST_MARK = 'first';
let madeRelease: Promise<{ id: string; folder: string }> | undefined;

/** Makes a release and tries it out, which starts its program six times: once for all test files of a thread. */
async function makeOnce(): Promise<{ id: string; folder: string }> {
  const root = await mkdtemp(join(tmpdir(), 'made-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  await using site = await makeFixtureSite();
  await markSite(site.dist, FIRST_MARK);
  const id = await makeRelease({ project: PROJECT, dist: site.dist, root, now: () => 0 });
  return { id, folder: folderOf(root, id) };
}

/** Makes the folder; the server gets these settings besides its address and data. */
export async function makeSiteFolder(
  settings: Readonly<Record<string, string>> = {},
): Promise<SiteFolder> {
  const root = await mkdtemp(join(tmpdir(), 'root-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const data = join(root, 'data');
  let end = async (): Promise<void> => undefined;
  let copies = 0;

  const release = async (mark: string): Promise<string> => {
    const made = await (madeRelease ??= makeOnce());
    const id = copies === 0 ? made.id : `${made.id}-${copies}`;
    copies += 1;
    const folder = folderOf(root, id);
    await cp(made.folder, folder, { recursive: true });
    if (mark !== FIRST_MARK) await markSite(join(folder, 'dist'), mark);
    await writeRecord(folder, { ...(await readRecord(folder)), id, kept: {} });
    return id;
  };

  const serve = async () => {
    const supervisor = spawn(
      process.execPath,
      [...END_WITH_PARENT, join(root, 'current', 'server', 'supervisor.ts'), root],
      {
        env: {
          ...BARE_ENVIRONMENT,
          HOST: '127.0.0.1',
          PORT: String(port),
          DATA_DIR: data,
          ...settings,
        },
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let said = '';
    supervisor.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    supervisor.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const exit = once(supervisor, 'exit');
    end = async () => {
      supervisor.kill('SIGTERM');
      await exit;
    };
    await until('it serves', () => said.includes('serving'));
    return { said: () => said, pid: supervisor.pid ?? 0 };
  };

  return {
    root,
    origin,
    data,
    release,
    serve,
    async [Symbol.asyncDispose]() {
      await end();
      await rm(root, { recursive: true, force: true });
    },
  };
}
