import { readFileSync, writeFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

import { expect, test } from 'vitest';

import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';
import { newInquiry } from '#tests/contract/form-server.ts';
import { seededRandom } from '#tests/contract/random.ts';
import { folderForEachTest } from '#tests/lifetimes.ts';

import { databaseFile, openDatabase } from './database.ts';
import { type InquiryRecord, readInquiries } from './inquiry-record.ts';
import { createInquiryStore } from './inquiry-store.ts';
import { inquiryMail, TEXTS } from './mail.ts';
import { damagedInquiries, searchDamage } from './row-seal.ts';

const folder = folderForEachTest();

const AT = Date.parse('2026-11-21T01:00:00Z');

/** Stores inquiries and changes the file by hand. */
async function stored(count: number, change = ''): Promise<void> {
  const database = openDatabase(folder.path);
  const store = createInquiryStore(database, { mailed: true, now: () => AT });
  const words = Array.from({ length: count }, (_, index) => `문의 ${index + 1}`);
  await Promise.all(words.map((inquiry) => store.add(newInquiry({ inquiry }))));
  database.exec(change);
  store.close();
}

/** Opens the file, as the server does, and looks at it. */
function inFile<T>(look: (database: DatabaseSync) => T, readOnly = false): T {
  const database = openDatabase(folder.path, { readOnly });
  try {
    return look(database);
  } finally {
    database.close();
  }
}

const damaged = (database: DatabaseSync) => [...damagedInquiries(database)];

test('no bit that a disk turns over changes an inquiry unseen', async () => {
  await stored(3);
  const file = databaseFile(folder.path);
  const whole = readFileSync(file);
  /** What was stored of an inquiry, without what becomes of it later. */
  const sent = (record: InquiryRecord) =>
    JSON.stringify([
      record.receipt,
      record.receivedAt,
      record.language,
      record.flags,
      ...INQUIRY_FIELDS.map((field) => record[field]),
    ]);
  const before = inFile((database) => [...readInquiries(database)].map(sent));
  const next = seededRandom(7);
  const random = (below: number) => Math.floor(next() * below);
  const at = whole.indexOf('buyer@example.com');
  let seen = 0;
  for (let tried = 0; tried < 400; tried += 1) {
    const bytes = Buffer.from(whole);
    // Half of them where the inquiries lie, half anywhere.
    const place = tried % 2 ? at - 200 + random(1_000) : random(bytes.length);
    bytes[place]! ^= 1 << random(8);
    writeFileSync(file, bytes);
    let after: InquiryRecord[];
    try {
      after = inFile((database) => [...readInquiries(database)], true);
    } catch {
      continue; // SQLite has seen it.
    }
    const changed = after.filter((record) => !before.includes(sent(record)));
    seen += changed.length;
    expect(
      changed.every(({ isDamaged }) => isDamaged),
      `byte ${place}`,
    ).toBe(true);
  }
  expect(seen).toBeGreaterThan(30);
});

test('a database of the release before is sealed when it is opened; what is damaged by then stays so', async () => {
  await stored(
    3,
    "ALTER TABLE inquiry DROP COLUMN seal; UPDATE inquiry SET name = '홍길둥' WHERE id = 2",
  );
  expect(inFile(damaged, true)).toEqual(['#2 GM-20261121-002']);
  expect(inFile(damaged)).toEqual(['#2 GM-20261121-002']);
  // The first has its seal now: its time is watched too, which the digest of its fields does not hold.
  inFile((database) =>
    database.exec('UPDATE inquiry SET received_at = received_at + 1 WHERE id = 1'),
  );
  expect(inFile(damaged)).toEqual(['#1 GM-20261121-001', '#2 GM-20261121-002']);
});

test('the mail of a damaged inquiry says so', async () => {
  await stored(2, "UPDATE inquiry SET phone = '02-000-0001' WHERE id = 2");
  const ends = { to: ['a@example.com'], from: 'b@example.com' };
  const mails = inFile((database) =>
    Array.from(readInquiries(database), (record) => JSON.stringify(inquiryMail(record, ends))),
  );
  expect(mails.map((text) => text.includes(TEXTS.ko.damaged))).toEqual([false, true]);
});

test('the release before goes on with the file, and what it stores is whole', async () => {
  await stored(1);
  inFile((database) => {
    database.exec('UPDATE inquiry SET seal = NULL');
    expect(damaged(database)).toEqual([]);
  });
  await stored(2);
  expect(inFile(damaged)).toEqual([]);
});

test('a search comes through all inquiries in steps, and forgets what was deleted', async () => {
  await stored(450, "UPDATE inquiry SET phone = '02-000-0001' WHERE id IN (1, 449)");
  inFile((database) => {
    const { step, found } = searchDamage();
    expect([step(database), step(database), found(database)]).toEqual([true, true, [1]]);
    expect([step(database), found(database)]).toEqual([false, [1, 449]]);
    database.exec('DELETE FROM inquiry WHERE id = 1');
    expect(found(database)).toEqual([449]);
  });
});
