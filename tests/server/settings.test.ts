import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { unknownNames } from '#server/env-file.ts';
import { readSettings } from '#server/settings.ts';
import { DEFAULT_SITE_URL, parseSettings, SETTINGS } from '#server/settings-table.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { BUILD_SETTINGS, buildSettings } from '#tools/build/settings.ts';

describe('settings', () => {
  test('defaults', () => {
    const { isTrustedProxy, inForce: _shown, ...settings } = readSettings({});
    expect(settings).toEqual({
      host: 'localhost',
      port: 3000,
      dataDir: './data',
      mail: null,
      retention: { count: 3, unit: 'year' },
      countMisses: true,
      mcp: true,
      logFormat: 'text',
      logRequests: false,
      alertUrl: undefined,
    });
    expect(isTrustedProxy('127.0.0.1')).toBe(false);
  });

  test('an empty variable is one that is not set', () => {
    expect(readSettings({ HOST: '', PORT: ' ', TRUST_PROXY: '', SMTP_URL: '' })).toMatchObject({
      host: 'localhost',
      port: 3000,
      mail: null,
    });
  });

  test('everything set', () => {
    const settings = readSettings({
      HOST: '::',
      PORT: '0',
      DATA_DIR: '/srv/data',
      SMTP_URL: 'smtps://user:secret@mail.example.com:465',
      MAIL_TO: 'sales@example.com, Office <office@example.com>',
      MAIL_FROM: 'Site <site@example.com>',
      INQUIRY_RETENTION: '90d',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8',
    });
    expect(settings).toMatchObject({
      host: '::',
      port: 0,
      dataDir: '/srv/data',
      mail: {
        to: ['sales@example.com', 'Office <office@example.com>'],
        from: 'Site <site@example.com>',
      },
      retention: { count: 90, unit: 'day' },
    });
    const trusted = ['127.0.0.1', '10.1.2.3', '::ffff:10.1.2.3', 'fd00::1'];
    expect(trusted.map(settings.isTrustedProxy)).toEqual([true, true, true, true]);
    const others = ['127.0.0.2', '11.0.0.1', '::1', 'localhost', ''];
    expect(others.map(settings.isTrustedProxy)).toEqual([false, false, false, false, false]);
  });

  test.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '03000'],
    ['PORT', '3e3'],
    ['HOST', 'http://localhost'],
    ['MAIL_TO', 'sales'],
    ['MAIL_FROM', 'a@example.com, b@example.com'],
    ['MAIL_CONFIRMATION', 'yes'],
    ['INQUIRY_RETENTION', '3 years'],
    ['INQUIRY_RETENTION', '0y'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
  ])('%s=%s is refused by name, value and remedy', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name}=${JSON.stringify(value)}: use `);
  });

  test('a wrong SMTP_URL is not shown', () => {
    expect(() => readSettings({ SMTP_URL: 'http://user:secret@example.com' })).toThrow(
      /SMTP_URL=\(not shown\): use smtp/,
    );
  });

  test('mail needs both ends', () => {
    const SMTP_URL = 'smtp://mail.example.com';
    expect(() => readSettings({ SMTP_URL, MAIL_FROM: 'a@example.com' })).toThrow(
      /MAIL_TO is empty/,
    );
    expect(() => readSettings({ SMTP_URL, MAIL_TO: 'a@example.com' })).toThrow(
      /MAIL_FROM is empty/,
    );
    expect(() => readSettings({ MAIL_CONFIRMATION: 'on' })).toThrow(/SMTP_URL is empty/);
  });

  test('confirmations to senders are off unless switched on, and the start says which', () => {
    const mail = {
      SMTP_URL: 'smtp://mail.example.com',
      MAIL_TO: 'a@example.com',
      MAIL_FROM: 'b@example.com',
    };
    expect(readSettings(mail)).toMatchObject({
      mail: { confirm: false },
      inForce: { MAIL_CONFIRMATION: 'off' },
    });
    expect(readSettings({ ...mail, MAIL_CONFIRMATION: 'on' })).toMatchObject({
      mail: { confirm: true },
      inForce: { MAIL_CONFIRMATION: 'on' },
    });
  });
});

describe('settings that are built in', () => {
  test('defaults', () => {
    expect(buildSettings({ FORM_KEY: ' ' })).toEqual({
      SITE_URL: 'http://localhost:3000',
      INQUIRY_RETENTION: '3y',
      OFFLINE: 'on',
      COUNT_MISSES: 'on',
      COMPRESS: 'quick',
    });
  });

  test('everything set', () => {
    const settings = {
      SITE_URL: 'https://www.example.com/',
      FORM_ENDPOINT: 'https://forms.example.com',
      FORM_KEY: 'mnqrvwab',
      FORM_PROJECT: '123',
      INQUIRY_RETENTION: '90d',
      OFFLINE: 'off',
      COUNT_MISSES: 'off',
      COMPRESS: 'best',
      NAVER_SITE_VERIFICATION: 'a1b2c3',
      GOOGLE_SITE_VERIFICATION: 'Ab-c_1',
      INDEXNOW_KEY: 'sample-key-1',
      VITALS_URL: '/vitals',
    };
    expect(buildSettings(settings)).toEqual(settings);
  });

  test.each([
    ['SITE_URL', 'example.com'],
    ['SITE_URL', 'https://example.com/sub/'],
    ['SITE_URL', 'ftp://example.com'],
    ['FORM_ENDPOINT', 'formspree.io'],
    ['FORM_ENDPOINT', 'https://formspree.io/?x'],
    ['FORM_KEY', 'my form'],
    ['FORM_PROJECT', '../x'],
    ['INQUIRY_RETENTION', '3w'],
    ['VITALS_URL', '/beacon'],
    ['VITALS_URL', 'vitals.example.com'],
  ])('%s=%s is refused by name, value and remedy', (name, value) => {
    expect(() => buildSettings({ [name]: value })).toThrow(
      `${name}=${JSON.stringify(value)}: use `,
    );
  });

  test('a hosted service needs the key of the form there', () => {
    expect(() => buildSettings({ FORM_ENDPOINT: 'https://formspree.io' })).toThrow(
      /FORM_KEY is empty/,
    );
  });
});

test('.env.example explains every setting there is, and shows its default', async () => {
  const shown = parseEnv(await readFile(join(import.meta.dirname, '../../.env.example'), 'utf8'));
  expect(Object.keys(shown).toSorted()).toEqual(Object.keys(SETTINGS.shape).toSorted());
  const defaults = { ...parseSettings(SETTINGS, {}), SITE_URL: DEFAULT_SITE_URL };
  for (const [name, value] of Object.entries(defaults))
    expect([name, shown[name]]).toEqual([name, [value ?? ''].flat().join(',')]);
});

test('a mistyped name in .env is found', async () => {
  using folder = temporaryFolder();
  await writeFile(join(folder.path, '.env.example'), 'PORT=3000\n');
  await writeFile(join(folder.path, '.env'), 'PROT=80\nPORT=80\n');
  expect(unknownNames(folder.path)).toEqual(['PROT']);
});

test('the container takes every setting that is built in as an argument, and starts with what the server keeps to', async () => {
  const file = await readFile(join(import.meta.dirname, '../../deploy/Containerfile'), 'utf8');
  const [build = '', run = ''] = file.split(/^FROM /m).slice(1);
  const names = (stage: string) =>
    new Set([...stage.matchAll(/^ARG (.+)$/gm)].map(([, name = '']) => name));
  // A release is always compressed as well as can be.
  const builtIn = BUILD_SETTINGS.filter((name) => name !== 'COMPRESS');
  expect(names(build)).toEqual(new Set(['RELEASE_OPTIONS', ...builtIn]));
  const read = new Set([...Object.keys(readSettings({}).inForce), 'VITALS_URL']); // the desk's
  expect(names(run)).toEqual(new Set(builtIn.filter((name) => read.has(name))));
  for (const name of names(run)) expect(run).toContain(`${name}=$${name}`);
  // Bytes, not names that lead to others tomorrow.
  for (const stage of [build, run]) expect(stage).toMatch(/^\S+@sha256:[0-9a-f]{64}\s/);
});
