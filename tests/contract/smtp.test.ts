/** Notification by mail, against a real SMTP server. */
import type { DatabaseSync } from 'node:sqlite';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { SuccessAnswer } from '#contract/form-errors.ts';
import { receiptAnswer } from '#contract/receipt.ts';
import { databaseFile, openDatabase } from '#server/forms/database.ts';
import { readInquiry } from '#server/forms/inquiry-record.ts';
import { createInquiryStore } from '#server/forms/inquiry-store.ts';
import { DAILY_CONFIRMATIONS } from '#server/forms/confirmations.ts';
import { MAX_ATTEMPTS, mailQueues } from '#server/forms/mail-queue.ts';
import { createOutbox, waitAfter } from '#server/forms/outbox.ts';
import { smtpSender, type SendMail } from '#server/forms/smtp.ts';
import { storeStatus } from '#server/forms/store-status.ts';
import { folderForEachTest } from '#tests/lifetimes.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '#tests/mail-server.ts';

import {
  FILLED,
  type FormServer,
  newInquiry,
  sendInquiry as send,
  startFormServer,
} from './form-server.ts';

const folder = folderForEachTest();
let smtp: MailServer;
let mails: readonly ReceivedMail[];
let server: FormServer | undefined;

beforeEach(async () => {
  smtp = await startMailServer();
  ({ mails } = smtp);
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  await smtp[Symbol.asyncDispose]();
});

const mailSettings = () => ({
  smtpUrl: smtp.url,
  to: ['sales@example.com', 'office@example.com'],
  from: 'Website <web@example.com>',
  requireTls: false,
  confirm: false,
});
const start = async (mail: object = {}, options?: Parameters<typeof startFormServer>[1]) => {
  const settings = { dataDir: folder.path, mail: { ...mailSettings(), ...mail } };
  return (server = await startFormServer(settings, options));
};
/** Gives no mail to an address, which has no mailbox. */
const refuseOnly = (refused: string) => {
  smtp.refuse = (address) =>
    address === refused ? { code: 550, message: 'no such mailbox' } : null;
};

test('an inquiry is mailed once, in the language that it was written in', async () => {
  const { url } = await start();
  await send(url, { _idempotency: 'a' });
  await send(url, { _idempotency: 'a' });
  await expect.poll(() => mails.length).toBe(1);
  const [mail] = mails;
  expect(mail?.from).toBe('web@example.com');
  expect(mail?.to).toEqual(['sales@example.com', 'office@example.com']);
  const { headers, text } = mail!;
  expect(headers.get('subject')).toHaveLength(1);
  expect(headers.get('subject')?.[0]).toMatch(
    /^\[제품 문의 GM-\d{8}-001\] ○○정수 엔지니어링, 홍길동$/,
  );
  expect(headers.get('reply-to')?.[0]).toMatch(/홍길동.*<buyer@example\.com>/);
  expect(headers.get('message-id')?.[0]).toMatch(/^<inquiry-1-\d+@example\.com>$/);
  expect(text).toContain('홈페이지에서 새 문의가 접수되었습니다.');
  expect(text).toMatch(/^접수 번호: GM-\d{8}-001 \(#1\)$/m);
  expect(text).toContain(
    '회사명: ○○정수 엔지니어링\n이름: 홍길동\n전화번호: 02-000-0000\n이메일: buyer@example.com',
  );
  expect(text).toContain(`문의 내용:\n\n${FILLED.inquiry}`);
  expect(text).not.toContain('팩스');

  await send(url, { _language: 'en', _idempotency: 'b', fax: '02-000-0001' });
  await expect.poll(() => mails.length).toBe(2);
  const english = mails[1]!;
  expect(english.headers.get('subject')?.[0]).toMatch(/^\[Product inquiry GM-\d{8}-00\d\]/);
  expect(english.text).toContain('A new inquiry has arrived from the website.');
  expect(english.text).toContain('Fax: 02-000-0001');
});

test('nothing that is typed becomes a header', async () => {
  const { url, inquiries } = await start();
  const attack = 'x\r\nBcc: victim@example.com\r\nX-Evil: 1';
  await send(url, {
    companyName: attack,
    name: `${attack}>, <victim@example.com`,
    phone: attack,
  });
  await send(url, { email: 'a@example.com\r\nBcc: victim@example.com' });
  await expect.poll(() => mails.length).toBe(1);
  await inquiries.sendMail();
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.to).toEqual(['sales@example.com', 'office@example.com']);
  const { headers } = mail!;
  expect([...headers.keys()]).not.toContain('bcc');
  expect([...headers.keys()]).not.toContain('x-evil');
  expect(headers.get('reply-to')).toHaveLength(1);
  expect(headers.get('reply-to')?.[0]).toMatch(/<buyer@example\.com>$/);
});

test('a name of 60,000 letters hides nothing, and an address in hangul stands in the text alone', async () => {
  const { url } = await start();
  await send(url, { name: 'x'.repeat(60_000), email: '구매@example.com' });
  await expect.poll(() => mails.length).toBe(1);
  const { headers, text } = mails[0]!;
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(220);
  expect(text).toContain('이메일: 구매@example.com');
  expect(text).toContain('위의 이메일 주소로');
  expect(headers.has('reply-to')).toBe(false);
});

test('the mail server is told the host of the site; a name that looks encoded is shown as it was typed', async () => {
  const { url } = await start({ ehloName: 'valves.example.com' });
  await send(url, { name: '=?UTF-8?Q?=ED=99=8D?=' });
  await expect.poll(() => mails.length).toBe(1);
  expect(smtp.greeting()).toBe('valves.example.com');
  expect(mails[0]!.headers.get('reply-to')?.[0]).toMatch(/^=\u2060\?UTF-8\?Q\?=ED=99=8D\?= </);
});

describe('an outbox', () => {
  const NOW = Date.UTC(2026, 0, 1);
  let now: number;
  let log: string[];
  let sent: number;
  let databases: DatabaseSync[];
  beforeEach(() => {
    now = NOW;
    log = [];
    sent = 0;
    databases = [];
  });
  afterEach(() => {
    for (const database of databases) database.close();
  });

  const open = () => {
    const database = openDatabase(folder.path);
    databases.push(database);
    return database;
  };
  const outboxOf = (database: DatabaseSync, send: SendMail = async () => void (sent += 1)) =>
    createOutbox({
      queues: mailQueues(mailSettings()),
      database: () => database,
      send,
      log: (line) => log.push(line),
      now: () => now,
    });
  const add = (database: DatabaseSync, inquiry = 'x') =>
    createInquiryStore(database, { mailed: true, now: () => now }).add(newInquiry({ inquiry }));

  test('a mail server that refuses is asked again, later and later; the inquiry is stored all the while', async () => {
    const database = open();
    const outbox = outboxOf(database, smtpSender(mailSettings()));
    await add(database);

    smtp.refuse = () => ({ code: 451, message: 'try again, sales@example.com' });
    await outbox.run();
    expect(readInquiry(database, 1)?.mail).toMatchObject({ sentAt: null, attempts: 1 });
    expect(log.at(-1)).toMatch(
      /^inquiry 1 not mailed \(EENVELOPE 451\), attempt 1; next in 1 min$/,
    );
    now += waitAfter(1) - 1;
    await outbox.run();
    expect(readInquiry(database, 1)?.mail?.attempts).toBe(1);
    now += 1;
    await outbox.run();
    expect(readInquiry(database, 1)?.mail?.attempts).toBe(2);

    smtp.refuse = () => null;
    now += waitAfter(2);
    await outbox.run();
    expect(readInquiry(database, 1)?.mail).toMatchObject({
      sentAt: now,
      attempts: 3,
      givenUpAt: null,
      lastError: null,
    });
    expect(mails).toHaveLength(1);
    await outbox.stop();
  });

  test('a receiver whom the mail server refuses gets the mail later, alone; it counts as mailed once all have it', async () => {
    const database = open();
    const outbox = outboxOf(database, smtpSender(mailSettings()));
    await add(database);
    refuseOnly('office@example.com');
    await outbox.run();
    expect(mails.map(({ to }) => to)).toEqual([['sales@example.com']]);
    expect(readInquiry(database, 1)?.mail).toMatchObject({ sentAt: null, attempts: 1 });
    expect(storeStatus(database, folder.path)).toMatchObject({ unsent: 1 });
    smtp.refuse = () => null;
    now += waitAfter(1);
    await outbox.run();
    expect(mails.map(({ to }) => to)).toEqual([['sales@example.com'], ['office@example.com']]);
    expect(readInquiry(database, 1)?.mail).toMatchObject({ sentAt: now, attempts: 2 });
    await outbox.stop();
  });

  test('two processes send each mail once', async () => {
    const [first, second] = [open(), open()];
    for (let i = 0; i < 20; i += 1) await add(first, `${i}`);
    const outboxes = [outboxOf(first), outboxOf(second)];
    await Promise.all(outboxes.map((outbox) => outbox.run()));
    expect(sent).toBe(20);
    for (const outbox of outboxes) await outbox.stop();
  });

  test('a mail that was sent while its mark could not be written is not sent again', async () => {
    const database = open();
    await add(database);
    let lock: DatabaseSync | undefined;
    const outbox = outboxOf(database, async () => {
      sent += 1;
      // From here on nothing can be written, as on a full disk.
      lock = open();
      lock.exec('BEGIN IMMEDIATE');
      database.exec('PRAGMA busy_timeout = 0');
    });
    await outbox.run();
    for (let i = 0; i < 6; i += 1) {
      now += waitAfter(i + 1);
      await outbox.run();
    }
    lock?.exec('ROLLBACK');
    now += 24 * 60 * 60 * 1000;
    await outbox.run();
    expect(sent).toBe(1);
    expect(readInquiry(database, 1)?.mail).toMatchObject({ sentAt: NOW, attempts: 1 });
    await outbox.stop();
  });

  test('a mail whose inquiry is gone does not hold up the next one', async () => {
    const database = open();
    await add(database, 'gone');
    await add(database, 'there');
    database.exec('PRAGMA foreign_keys = OFF; DELETE FROM inquiry WHERE id = 1');
    const outbox = outboxOf(database);
    await outbox.run();
    expect(sent).toBe(1);
    expect(readInquiry(database, 2)?.mail?.sentAt).toBe(NOW);
    await outbox.stop();
  });

  test('a clock that was a century ahead delays no mail', async () => {
    const database = open();
    now = Date.UTC(2126, 0, 1);
    await add(database);
    now = NOW;
    const outbox = outboxOf(database);
    await outbox.run();
    expect(sent).toBe(1);
    await outbox.stop();
  });

  test('a process whose clock was read a moment before the other’s failure waits as long', async () => {
    const database = open();
    await add(database);
    const outbox = outboxOf(database, async () => {
      sent += 1;
      throw new Error('no');
    });
    for (let i = 1; i <= 10; i += 1) {
      await outbox.run();
      now += waitAfter(i);
    }
    now -= waitAfter(10);
    expect(sent).toBe(10);
    now -= 1;
    await outbox.run();
    expect(sent).toBe(10);
    await outbox.stop();
  });

  test('after the last attempt it is given up, and shown as such', async () => {
    const database = open();
    await add(database);
    const outbox = outboxOf(database, () => Promise.reject(new Error('no')));
    for (let i = 1; i <= MAX_ATTEMPTS + 3; i += 1) {
      await outbox.run();
      now += waitAfter(i);
    }
    expect(readInquiry(database, 1)?.mail).toMatchObject({
      sentAt: null,
      attempts: MAX_ATTEMPTS,
      givenUpAt: expect.any(Number),
    });
    expect(storeStatus(database, folder.path)).toMatchObject({ unsent: 1, givenUp: 1 });
    expect(log.at(-1)).toContain('npm run inquiries -- resend 1');
    await outbox.stop();
  });
});

test('a mail server without encryption gets nothing unless it may', async () => {
  const { url, log } = await start({ requireTls: true });
  await send(url, {});
  await expect.poll(() => log.some((line) => line.includes('not mailed (ETLS'))).toBe(true);
  expect(mails).toHaveLength(0);
});

test('a mail that was waiting when the process ended is sent by the next one', async () => {
  smtp.refuse = () => ({ code: 421, message: 'closing' });
  const { url, log, stop } = await start();
  expect((await send(url, {})).status).toBe(200);
  await expect.poll(() => log.some((line) => line.includes('not mailed'))).toBe(true);
  await stop();
  smtp.refuse = () => null;
  const database = openDatabase(folder.path);
  database.exec('UPDATE outbox SET next_attempt_at = 0');
  database.close();
  await start();
  await expect.poll(() => mails.length).toBe(1);
});

test('a filled honeypot beside another sign of a robot is stored and disturbs nobody; alone it is mailed as doubtful', async () => {
  const { url } = await start();
  const robot = Buffer.from(JSON.stringify({ webdriver: true })).toString('base64');
  const spam = { _gotcha: 'http://spam.example', inquiry: 'spam' };
  expect((await send(url, spam, { 'Formspree-Session-Data': robot })).status).toBe(200);
  await send(url, { _gotcha: 'filled in by a browser' });
  await expect.poll(() => mails.length).toBe(1);
  const { text } = mails[0]!;
  expect(text).toContain(FILLED.inquiry);
  expect(text).toContain('로봇이 보낸 문의일 수 있습니다');
  const database = openDatabase(folder.path, { readOnly: true });
  expect(readInquiry(database, 1)).toMatchObject({
    inquiry: 'spam',
    flags: ['honeypot', 'automated'],
    mail: null,
  });
  database.close();
});

describe('a confirmation to the sender', () => {
  const contact = { telephone: '02-000-0000', email: 'sales@example.com' };
  const startConfirming = () => start({ confirm: true }, { contact });
  /** What the service answers, and the mails to senders once all have gone. */
  const answerOf = async (values: object) =>
    receiptAnswer(((await (await send(server!.url, values)).json()) as SuccessAnswer).next);
  const confirmations = async () => {
    await server!.inquiries.sendMail();
    return mails.filter(({ to }) => !to.includes('sales@example.com'));
  };

  test('goes out where it is switched on, in the language of the form, and repeats nothing that was typed', async () => {
    await startConfirming();
    expect(server!.log[0]).toContain('mailed to 2 address(es); senders get a confirmation.');
    const korean = await answerOf({ _idempotency: 'a' });
    // Sent again after a lost answer: the same receipt, and no second mail.
    expect(await answerOf({ _idempotency: 'a' })).toEqual(korean);
    const english = await answerOf({ _language: 'en', _idempotency: 'b' });
    expect([korean.confirmation, english.confirmation]).toEqual([true, true]);
    const [first, second, ...more] = await confirmations();
    expect(more).toEqual([]);
    expect(first).toMatchObject({ from: 'web@example.com', to: ['buyer@example.com'] });
    const { headers, text } = first!;
    expect(headers.get('subject')).toEqual([`[${korean.receipt}] 문의가 접수되었습니다`]);
    expect(headers.get('reply-to')).toEqual(['sales@example.com']);
    expect(headers.get('auto-submitted')).toEqual(['auto-replied']);
    expect(text).toContain(`접수 번호: ${korean.receipt}\n접수 시각: `);
    expect(text).toContain('전화: 02-000-0000\n이메일: sales@example.com');
    for (const typed of [FILLED.companyName, FILLED.name, 'PQVF'])
      expect(first!.source + text).not.toContain(typed);
    const other = second!;
    expect(other.headers.get('subject')).toEqual([
      `[${english.receipt}] Your inquiry has been received`,
    ]);
    expect(other.text).toContain(`Receipt number: ${english.receipt}\n`);
    const page = await fetch(
      `${server!.url}/f/inquiry/received?receipt=${korean.receipt}&confirmation=1`,
    );
    expect(await page.text()).toContain('확인 이메일 발송을 시도');
  });

  test('goes to one address three times a day, to no robot and to no address that needs SMTPUTF8', async () => {
    await startConfirming();
    const told = [];
    for (const email of [
      'Buyer@example.com',
      'buyer@example.com',
      'buyer@Example.com',
      'buyer@example.com',
    ])
      told.push((await answerOf({ email, inquiry: `${told.length}` })).confirmation);
    expect(told).toEqual([true, true, true, false]);
    expect(await answerOf({ email: 'robot@example.com', _gotcha: 'x' })).toMatchObject({
      confirmation: false,
    });
    expect(await answerOf({ email: '구매@example.com' })).toMatchObject({ confirmation: false });
    expect(await answerOf({ email: 'other@example.com' })).toMatchObject({ confirmation: true });
    expect((await confirmations()).map(({ to }) => to[0]?.toLowerCase())).toEqual([
      'buyer@example.com',
      'buyer@example.com',
      'buyer@example.com',
      'other@example.com',
    ]);
  });

  test('goes out no more often a day than the mail server should be burdened with; the next day again', async () => {
    const database = openDatabase(folder.path);
    let now = Date.UTC(2026, 0, 1);
    const store = createInquiryStore(database, { mailed: false, confirm: true, now: () => now });
    const add = async (email: string) => (await store.add(newInquiry({ email }))).confirmed;
    for (let i = 0; i < DAILY_CONFIRMATIONS.total; i += 1) await add(`buyer${i}@example.com`);
    expect(await add('late@example.com')).toBe(false);
    now += 24 * 60 * 60 * 1000 + 1;
    expect(await add('next@example.com')).toBe(true);
    store.close();
  });

  test('is not tried again where there is no such address, and the staff gets theirs', async () => {
    await startConfirming();
    refuseOnly('nobody@example.com');
    await answerOf({ email: 'nobody@example.com' });
    await server!.inquiries.sendMail();
    expect(server!.log.slice(-2)).toEqual([
      'inquiry 1 mailed',
      'confirmation of inquiry 1 not mailed (EENVELOPE 550) after 1 attempts, and given up',
    ]);
    expect(await confirmations()).toEqual([]);
    expect(mails).toHaveLength(1);
  });
});

test('no confirmation goes out unless it is switched on', async () => {
  const { url, inquiries } = await start();
  const { next } = (await (await send(url, {})).json()) as SuccessAnswer;
  expect(receiptAnswer(next).confirmation).toBe(false);
  await inquiries.sendMail();
  expect(mails.map(({ to }) => to)).toEqual([['sales@example.com', 'office@example.com']]);
});

test('without a mail server the start says that inquiries are stored only', async () => {
  await using stored = await startFormServer({ dataDir: folder.path });
  expect(stored.log).toEqual([
    `Inquiries are stored in ${databaseFile(folder.path)} only: no SMTP_URL is set. Read them with \`npm run inquiries -- list\`.`,
  ]);
});

test('the wait doubles from a minute to six hours', () => {
  expect([1, 2, 3, 9, 10, 99].map((attempts) => waitAfter(attempts) / 60_000)).toEqual([
    1, 2, 4, 256, 360, 360,
  ]);
});
