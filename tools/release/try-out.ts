/** A release is asked for some pages before anybody is led to it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRoutesManifest } from '#contract/routes-manifest.ts';

const START_TIMEOUT_MS = 60_000;

/** Questions and the status of a right answer. */
async function questionsFor(release: string): Promise<[target: string, status: number][]> {
  const routes: unknown = JSON.parse(await readFile(join(release, 'dist', 'routes.json'), 'utf8'));
  const { documents } = parseRoutesManifest(routes);
  return [
    ...Object.keys(documents).flatMap((path): [string, number][] => [
      [path, 200],
      [`${path}?lang=en`, 200],
    ]),
    ['/no-such-page', 404],
  ];
}

/** What must run: the staff's commands give their help; the whole desk is imported, since its help does not need all of it. */
const COMMANDS = [
  ['tools/inquiries.ts', '--help'],
  ['tools/canary.ts', '--help'],
  ['tools/release.ts', '--help'],
  ['desk/index.ts', '--help'],
  ['--import', './desk/start.ts', '--eval', ''],
] as const;

/** The staff's commands of the release: each must at least find everything that it imports. */
function tryCommands(release: string): void {
  for (const command of COMMANDS) {
    const { status, stderr } = spawnSync(join(release, 'bin', 'node'), [...command], {
      cwd: release,
      encoding: 'utf8',
    });
    if (status !== 0)
      throw new Error(`${command.join(' ')} does not run in the new release:\n${stderr}`);
  }
}

/**
 * Runs the staff's commands, then starts the release's own server on a free port, with an empty data folder and without mail, and
 * asks for every address.
 *
 * @throws Error saying what it did wrong
 */
export async function tryOut(release: string): Promise<void> {
  tryCommands(release);
  const data = await mkdtemp(join(tmpdir(), 'release-'));
  const server = spawn(
    join(release, 'bin', 'node'),
    [join(release, 'server', 'index.ts'), join(release, 'dist')],
    {
      // None of the settings: what they are worth is told when the real one starts.
      env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', DATA_DIR: data },
      cwd: data,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  const hear = (chunk: Buffer) => (said += chunk.toString());
  server.stdout.on('data', hear);
  server.stderr.on('data', hear);
  const exit = once(server, 'exit');
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`The new release ${why}:\n${said}`));
      const timer = setTimeout(() => fail('does not start'), START_TIMEOUT_MS);
      server.stdout.on('data', () => {
        const url = /Ready at (http:\/\/127\.0\.0\.1:\d+)/.exec(said)?.[1];
        if (url === undefined) return;
        clearTimeout(timer);
        resolve(url);
      });
      server.once('exit', () => fail('does not start'));
    });
    for (const [target, expected] of await questionsFor(release)) {
      const { status } = await fetch(origin + target);
      if (status !== expected) {
        throw new Error(`The new release answers ${target} with ${status} instead of ${expected}.`);
      }
    }
  } finally {
    server.kill('SIGTERM');
    await exit;
    await rm(data, { recursive: true, force: true });
  }
}
