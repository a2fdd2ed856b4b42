import { expect, test } from 'vitest';

import { readDeskSettings } from './settings.ts';

test('without settings the desk is for this machine alone', () =>
  expect(readDeskSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 3001,
    usersFile: null,
    tls: false,
  }));

test.each([
  [{ DESK_HOST: '0.0.0.0' }, 'DESK_USERS names no file'],
  [{ DESK_HOST: '192.0.2.1', DESK_USERS: 'users.json' }, 'passwords would be sent in clear'],
  [{ DESK_PORT: 'x' }, 'whole number'],
  [{ DESK_TLS: 'yes' }, 'use proxy'],
])('%j is refused in words', (environment, words) =>
  expect(() => readDeskSettings(environment)).toThrow(words),
);

test('other machines are let in with accounts and TLS, or by saying that there is none', () => {
  const open = { DESK_HOST: '0.0.0.0', DESK_USERS: 'users.json' };
  expect(readDeskSettings({ ...open, DESK_TLS: 'proxy' }).tls).toBe(true);
  expect(readDeskSettings({ ...open, DESK_TLS: 'none' }).tls).toBe(false);
  const proxy = { ...open, DESK_TLS: 'proxy' };
  expect(readDeskSettings(proxy).warnings).toEqual([expect.stringContaining('TRUST_PROXY')]);
  expect(readDeskSettings({ ...proxy, TRUST_PROXY: '127.0.0.1' }).warnings).toEqual([]);
});
