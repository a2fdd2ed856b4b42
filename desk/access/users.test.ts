import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { cpuMsOf } from '#tests/cpu-time.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';

import { addUser, PASSWORD_MAX, readUsers, userOf } from './users.ts';

/** As few as scrypt takes: what is tested is not how long it takes. */
const QUICK = { N: 16, r: 1, p: 1 };
const PASSWORD = 'a long password';
const { path: folder, remove } = temporaryFolder();
const file = join(folder, 'users.json');
afterAll(remove);

test('a user is added, changes the password, and is known by name and password alone', async () => {
  expect(await addUser(file, '김가마', PASSWORD, QUICK)).toBe('added');
  expect((await userOf(readUsers(file), '김가마', PASSWORD))?.name).toBe('김가마');
  expect(await userOf(readUsers(file), '김가마', `${PASSWORD}!`)).toBeUndefined();
  expect(await addUser(file, '김가마', 'another password', QUICK)).toBe('changed');
  expect(await userOf(readUsers(file), '김가마', PASSWORD)).toBeUndefined();
  expect(readUsers(file)).toHaveLength(1);
});

test('the file holds no password and is for its owner alone', () => {
  expect(readFileSync(file, 'utf8')).not.toContain('password');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('what is too long for a name or a password is not hashed', async () => {
  const marks = `a${'\u0301'.repeat(30_000)}${'\u0316'.repeat(30_000)}`;
  const took = await cpuMsOf(async () =>
    expect(await userOf(readUsers(file), marks, marks)).toBeUndefined(),
  );
  expect(took).toBeLessThan(1_000);
});

test('a short password and a name with blanks are refused in words', async () => {
  await expect(addUser(file, 'kim', 'a'.repeat(PASSWORD_MAX + 1), QUICK)).rejects.toThrow(
    'are the most',
  );
  await expect(addUser(file, 'kim', 'short', QUICK)).rejects.toThrow('5 characters');
  await expect(addUser(file, 'kim gama', PASSWORD, QUICK)).rejects.toThrow('no name for a user');
});

test('a missing file says how to make it', () =>
  expect(() => readUsers(join(folder, 'none.json'))).toThrow('add-user'));

test('of tries that wait for their hashes those of known browsers go first', async () => {
  const users = readUsers(file);
  const order: string[] = [];
  const attempt = (who: string, isKnown: boolean) =>
    userOf(users, '김가마', 'wrong', isKnown).then(() => order.push(who));
  await Promise.all([
    attempt('first', false),
    attempt('second', false),
    attempt('third', false),
    attempt('known', true),
  ]);
  expect(order).toEqual(['first', 'known', 'second', 'third']);
});
