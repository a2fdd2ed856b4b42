import { expect, test } from 'vitest';

import { newInquiry } from '#tests/contract/form-server.ts';
import { folderForEachTest } from '#tests/lifetimes.ts';

import { openDatabase } from './database.ts';
import { readInquiries } from './inquiry-record.ts';
import { createInquiryStore } from './inquiry-store.ts';
import type { NewInquiry } from './new-inquiry.ts';

const folder = folderForEachTest();

const inquiry = (words: string, key: string | null = null): NewInquiry => ({
  ...newInquiry({ inquiry: words }),
  idempotencyKey: key,
});

test('numbers count up within a day in Seoul; an inquiry sent again keeps its own', async () => {
  let now = Date.parse('2026-11-21T14:59:00Z');
  const store = createInquiryStore(openDatabase(folder.path), { mailed: false, now: () => now });
  const together = await Promise.all(['a', 'b', 'a'].map((key) => store.add(inquiry('견적', key))));
  expect(together.map(({ receipt }) => receipt)).toEqual([
    'GM-20261121-001',
    'GM-20261121-002',
    'GM-20261121-001',
  ]);
  now += 60_000;
  expect(await store.add(inquiry('자정'))).toMatchObject({ receipt: 'GM-20261122-001' });
  expect(await store.add(inquiry('자정'))).toMatchObject({
    receipt: 'GM-20261122-001',
    duplicate: true,
  });
  store.close();
});

test('a deleted inquiry takes its number with it', async () => {
  const database = openDatabase(folder.path);
  const store = createInquiryStore(database, { mailed: false });
  const first = await store.add(inquiry('하나'));
  database.exec('DELETE FROM inquiry');
  const second = await store.add(inquiry('둘'));
  expect(second.receipt).not.toBe(first.receipt);
  store.close();
});

test('a database of the release before gets numbers when it is opened, in the order of arrival', async () => {
  const before = openDatabase(folder.path);
  let now = Date.parse('2026-11-21T01:00:00Z');
  const store = createInquiryStore(before, { mailed: false, now: () => now });
  await store.add(inquiry('하나'));
  await store.add(inquiry('둘'));
  now += 24 * 60 * 60 * 1000;
  await store.add(inquiry('셋'));
  before.exec(
    'DROP INDEX inquiry_receipt; DROP TABLE receipt_count; ALTER TABLE inquiry DROP COLUMN receipt;',
  );
  store.close();

  const readOnly = openDatabase(folder.path, { readOnly: true });
  expect([...readInquiries(readOnly)].map(({ receipt }) => receipt)).toEqual([null, null, null]);
  readOnly.close();

  const after = openDatabase(folder.path);
  expect([...readInquiries(after)].map(({ receipt }) => receipt)).toEqual([
    'GM-20261121-001',
    'GM-20261121-002',
    'GM-20261122-001',
  ]);
  const next = createInquiryStore(after, { mailed: false, now: () => now });
  expect(await next.add(inquiry('넷'))).toMatchObject({ receipt: 'GM-20261122-002' });
  next.close();
});
