/** A store that cannot be used: a clear error, a working site, nothing harmed, and back without a restart. */
import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createClient, isSubmissionError } from '@formspree/core';
import { describe, expect, test } from 'vitest';

import { databaseFile, openDatabase } from '#server/forms/database.ts';
import { createReopeningStore } from '#server/forms/reopening-store.ts';
import { folderForEachTest } from '#tests/lifetimes.ts';

import { FILLED, sendInquiry, startFormServer, storedInquiries } from './form-server.ts';

const folder = folderForEachTest();

const send = (url: string, inquiry = 'x') =>
  sendInquiry(url, {
    inquiry,
    _language: 'en',
    _idempotency: randomBytes(8).toString('hex'),
  });

async function expectWorkingSiteWithoutStore(url: string) {
  expect(await (await fetch(`${url}/products`)).text()).toBe('the site');
  const response = await send(url);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('60');
  const answer = (await response.json()) as { error: string };
  expect(answer.error).toMatch(/^The inquiry cannot be stored at the moment/);
  // Nothing about the server leaks to a visitor.
  expect(answer.error).not.toMatch(/sqlite|\/|E[A-Z]{4}/);
}

describe('a folder that cannot be written, also by root', () => {
  test('the start says so, the site works', async () => {
    await using server = await startFormServer({ dataDir: '/proc/inquiries' });
    expect(server.log.join('\n')).toMatch(
      /Inquiries cannot be stored in \/proc\/inquiries\/inquiries\.sqlite \(.+\)\. Set DATA_DIR to a folder/,
    );
    await expectWorkingSiteWithoutStore(server.url);
  });

  test('the client library hands the sentence to the form', async () => {
    await using server = await startFormServer({ dataDir: '/proc/inquiries' });
    const result = await createClient().submitForm(
      'inquiry',
      { ...FILLED },
      { endpoint: server.url },
    );
    if (!isSubmissionError(result)) throw new Error('expected an error');
    expect(result.getFormErrors()).toEqual([
      { code: 'UNSPECIFIED', message: expect.stringMatching(/^지금은 문의를 저장할 수 없습니다/) },
    ]);
  });
});

describe('a damaged file', () => {
  test.each([
    ['no database at all', () => randomBytes(20_000)],
    ['a database with a hole', undefined],
  ])('%s: left as it is', async (_kind, make) => {
    const file = databaseFile(folder.path);
    if (make) await writeFile(file, make());
    else {
      const first = await startFormServer({ dataDir: folder.path });
      for (let i = 0; i < 40; i += 1) await send(first.url, `${i} ${'x'.repeat(3_000)}`);
      await first.stop();
      const bytes = await readFile(file);
      bytes.fill(0x5a, 4096 * 3, bytes.length - 4096);
      await writeFile(file, bytes);
    }
    const before = await readFile(file);
    await using server = await startFormServer({ dataDir: folder.path });
    expect(server.log.join('\n')).toMatch(/The file is damaged and has been left as it is/);
    await expectWorkingSiteWithoutStore(server.url);
    expect(Buffer.compare(await readFile(file), before)).toBe(0);
  });

  test('once it is moved away, inquiries are stored again without a restart', async () => {
    const file = databaseFile(folder.path);
    await writeFile(file, randomBytes(20_000));
    let now = 0;
    const log: string[] = [];
    const note = (line: string) => void log.push(line);
    const holder = createReopeningStore({
      dataDir: folder.path,
      mailed: false,
      log: { info: note, error: note },
      now: () => now,
    });
    expect(() => holder.store()).toThrow(/damaged/);
    await rename(file, join(folder.path, 'damaged.sqlite'));
    expect(() => holder.store()).toThrow(/damaged/);
    now += 5_000;
    expect(holder.store()).toBeDefined();
    expect(log.at(-1)).toMatch(/stored in .* again/);
    holder.close();
  });
});

test('a file of a newer release is not touched', async () => {
  const database = openDatabase(folder.path);
  database.exec('PRAGMA user_version = 99');
  database.close();
  await using server = await startFormServer({ dataDir: folder.path });
  expect(server.log.join('\n')).toMatch(/a newer release of this program has written it/);
  await expectWorkingSiteWithoutStore(server.url);
});

test('a full disk: refused until there is room, and what was acknowledged stays', async () => {
  await using server = await startFormServer(
    { dataDir: folder.path },
    { open: { maxPageCount: 40 } },
  );
  const statuses: number[] = [];
  for (let i = 0; i < 60; i += 1)
    statuses.push((await send(server.url, `${i} ${'x'.repeat(4_000)}`)).status);
  const acknowledged = statuses.filter((status) => status === 200).length;
  expect(acknowledged).toBeGreaterThan(5);
  expect(statuses.at(-1)).toBe(503);
  expect(server.log.join('\n')).toMatch(
    /The disk is full\. Free some space; nothing has to be restarted/,
  );
  expect(await (await fetch(`${server.url}/products`)).text()).toBe('the site');

  const database = openDatabase(folder.path);
  const count = () => Number(database.prepare('SELECT count(*) AS n FROM inquiry').get()?.['n']);
  expect(count()).toBe(acknowledged);
  database.exec('DELETE FROM inquiry WHERE id <= 3');
  database.close();
  expect((await send(server.url, 'room again')).status).toBe(200);
});

describe('a file that changes under the running server', () => {
  const inquiries = (dataDir: string) => storedInquiries(dataDir).map(({ inquiry }) => inquiry);

  test('removed: the next inquiry is stored in a new file, never in the removed one', async () => {
    await using server = await startFormServer({ dataDir: folder.path });
    expect((await send(server.url, 'before')).status).toBe(200);
    await rm(databaseFile(folder.path));
    expect((await send(server.url, 'after')).status).toBe(200);
    await server.stop();
    expect(server.log.join('\n')).toMatch(/has been replaced or removed while it was open/);
    expect(inquiries(folder.path)).toEqual(['after']);
  });

  test('its log removed, as a leftover: what the log held is kept, and so is the next inquiry', async () => {
    await using server = await startFormServer({ dataDir: folder.path });
    expect((await send(server.url, 'before')).status).toBe(200);
    await rm(`${databaseFile(folder.path)}-wal`);
    expect((await send(server.url, 'after')).status).toBe(200);
    // As after a crash: what is in the files now is all that there is.
    const copy = join(folder.path, 'crashed');
    await mkdir(copy);
    for (const suffix of ['', '-wal'])
      await copyFile(databaseFile(folder.path) + suffix, databaseFile(copy) + suffix);
    expect(inquiries(copy)).toEqual(['before', 'after']);
    await server.stop();
  });

  test('moved away and another in its place: each keeps its own inquiries', async () => {
    await using server = await startFormServer({ dataDir: folder.path });
    for (const text of ['one', 'two']) await send(server.url, text);
    await mkdir(join(folder.path, 'old'));
    await mkdir(join(folder.path, 'backup'));
    openDatabase(join(folder.path, 'backup')).close();
    await rename(databaseFile(folder.path), databaseFile(join(folder.path, 'old')));
    await rename(databaseFile(join(folder.path, 'backup')), databaseFile(folder.path));
    expect((await send(server.url, 'three')).status).toBe(200);
    await server.stop();
    expect(inquiries(folder.path)).toEqual(['three']);
    expect(inquiries(join(folder.path, 'old'))).toEqual(['one', 'two']);
  });
});

test('folder and file are for this user alone', async () => {
  await using _server = await startFormServer({ dataDir: join(folder.path, 'data') });
  expect((await stat(join(folder.path, 'data'))).mode & 0o777).toBe(0o700);
  expect((await stat(databaseFile(join(folder.path, 'data')))).mode & 0o777).toBe(0o600);
});
