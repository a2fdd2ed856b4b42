/** `npm run desk` as a process: what it refuses, in one sentence, and who is let in. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { BARE_ENVIRONMENT, END_WITH_PARENT } from '#tests/end-with.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';

const DESK = join(import.meta.dirname, '..', '..', 'desk', 'index.ts');

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs it to its end. */
async function desk(
  environment: Record<string, string>,
  args: readonly string[] = [],
  typed = '',
): Promise<Ended> {
  const child = spawn(process.execPath, [...END_WITH_PARENT, DESK, ...args], {
    // A folder without a .env: the settings are those of the test alone.
    cwd: tmpdir(),
    env: { ...BARE_ENVIRONMENT, NODE_NO_WARNINGS: '1', ...environment },
  });
  const texts = { out: '', err: '' };
  child.stdout.on('data', (data) => (texts.out += String(data)));
  child.stderr.on('data', (data) => (texts.err += String(data)));
  child.stdin.end(typed);
  const code = await new Promise<number | null>((done) => child.on('close', done));
  return { code, ...texts };
}

test('it does not stand open to other machines by mistake', async () => {
  const open = await desk({ DESK_HOST: '0.0.0.0' });
  expect(open).toMatchObject({ code: 1, out: '' });
  expect(open.err).toContain('DESK_USERS names no file of users');
  const clear = await desk({ DESK_HOST: '0.0.0.0', DESK_USERS: 'users.json' });
  expect(clear.code).toBe(1);
  expect(clear.err).toContain('set DESK_TLS=proxy');
  const missing = await desk({
    DESK_HOST: '0.0.0.0',
    DESK_USERS: '/nowhere/users.json',
    DESK_TLS: 'proxy',
  });
  expect(missing.code).toBe(1);
  expect(missing.err).toContain('npm run desk -- add-user NAME');
  for (const { err } of [open, clear, missing]) expect(err).not.toMatch(/\n\s+at /);
});

test('a port that is taken is said in one sentence, with the settings’ own names', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((ready) => other.once('listening', ready));
  const { port } = other.address() as { port: number };
  const { code, err } = await desk({ DESK_PORT: String(port), DATA_DIR: tmpdir() });
  other.close();
  expect(code).toBe(1);
  expect(err.trim()).toMatch(
    new RegExp(`^Cannot listen on DESK_HOST=127\\.0\\.0\\.1 DESK_PORT=${port}: .*\\.$`),
  );
});

test('a user is added with the password that is typed, and a wrong command is answered', async () => {
  using folder = temporaryFolder();
  const DESK_USERS = join(folder.path, 'users.json');
  const added = await desk({ DESK_USERS }, ['add-user', '이영희'], 'a long password\n');
  expect(added).toMatchObject({ code: 0, out: `이영희 is added in ${DESK_USERS}.\n` });
  expect(readFileSync(DESK_USERS, 'utf8')).toMatch(/"name": "이영희",\s+"hash": "scrypt\$/);
  const short = await desk({ DESK_USERS }, ['add-user', 'kim'], 'short\n');
  expect(short).toMatchObject({ code: 1, err: expect.stringContaining('it needs 10 or more') });
  const wrong = await desk({ DESK_USERS }, ['remove-user', 'kim']);
  expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('There is no command') });
});
