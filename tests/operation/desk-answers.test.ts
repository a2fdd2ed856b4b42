/** Answering a sheet at the desk: drafts, revisions, files, the address; the customer's side is tests/contract/answers.test.ts. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { answersOf } from '#server/answers/answer-record.ts';
import { readSheet, shownSheet } from '#server/answers/sheet.ts';
import { databaseFile } from '#server/forms/database.ts';
import { createOutbox } from '#server/forms/outbox.ts';
import { mailQueues } from '#server/forms/mail-queue.ts';

import { temporaryFolder } from '#tests/temporary-folder.ts';
import { backUp, restore } from '#tools/inquiries/copies.ts';

import { type Office, openOffice } from './desk-office.ts';

const INQUIRY = `[견적 요청 제품]
1. SIRCA S50 DN 50 | 볼 밸브 | SIRCA 밸브 | 수량 4
2. PQVF DN 100 | 핀치 밸브 | 핀치 밸브 | 수량 2

[문의 항목]
1. S50: 중량
2. S50: 상부 플랜지
3. PQVF: 슬리브 재질

[문의 내용]
x`;
const ANSWER = '/inquiries/1/sheet';
const STEP = 'ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
  await office.receive({ inquiry: INQUIRY });
});
afterEach(() => office[Symbol.asyncDispose]());

function stored<T>(look: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(databaseFile(office.dataDir));
  try {
    return look(database);
  } finally {
    database.close();
  }
}
const sheet = () => stored((database) => readSheet(database, 1))!;
const state = () =>
  stored((database) => database.prepare('SELECT state FROM desk_inquiry').get()?.['state']);
const attach = (
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
) => {
  const form = new FormData();
  for (const [field, value] of Object.entries({
    version: String(sheet().version),
    do: 'attach',
    ...fields,
  }))
    form.set(field, value);
  form.set('file', new File([content], name));
  return fetch(office.url + ANSWER, {
    method: 'POST',
    body: form,
    headers: { Origin: office.url },
    redirect: 'manual',
  });
};
const WEIGHT = { '1.1/weight': '7.5 kg', '1.1/source': 'manufacturer', '1.1/size': 'DN 50' };

test('a draft is the desk’s alone; sent, it is revision B with its mail queued, and the inquiry is answered', async () => {
  await office.post(ANSWER, { ...WEIGHT, version: '0', note: '감사합니다.' });
  expect([state(), sheet().revisions, sheet().note]).toEqual(['working', [], '감사합니다.']);
  expect(await (await office.get(ANSWER)).text()).toContain('value="7.5 kg"');

  await office.post(ANSWER, { ...WEIGHT, version: '1', do: 'send', note: '감사합니다.' });
  expect(state()).toBe('answered');
  expect(sheet().revisions).toMatchObject([
    { revision: 1, answered: 1, note: '감사합니다.', mailedAt: null },
  ]);
  expect(stored((database) => answersOf(database, 1, 1))).toContainEqual(
    expect.objectContaining({
      question: '1.1',
      key: 'weight',
      value: { kind: 'quantity', unit: 'kg', min: 7.5, max: 7.5 },
      position: { code: 'S50', size: 'DN 50' },
    }),
  );
  const detail = async () => (await office.get('/inquiries/1')).text();
  const address = `http://localhost:3000/answers/${sheet().secret}`;
  // The notification of the inquiry, its confirmation and the revision's mail: whatever waits is counted and said.
  const waiting = stored((database) =>
    ['outbox', 'revision_mail', 'question_mail', 'confirmation'].reduce(
      (sum, table) =>
        sum + Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']),
      0,
    ),
  );
  expect(await (await office.get('/keeping')).text()).toMatch(
    new RegExp(`기다리는 이메일</dt>\\s*<dd>${waiting}</dd>`),
  );
  for (const words of ['발송 대기 중', '이메일이 아직 나가지 않았습니다.', `value="${address}"`])
    expect(await detail()).toContain(words);
  stored((database) => database.exec('UPDATE revision_mail SET sent_at = 1'));
  expect(await detail()).not.toContain('이메일이 아직 나가지 않았습니다.');
  expect(await (await office.get('/keeping')).text()).toMatch(
    new RegExp(`기다리는 이메일</dt>\\s*<dd>${waiting - 1}</dd>`),
  );
});

test('what changes after sending is revision C, and B stays as it was', async () => {
  await office.post(ANSWER, { ...WEIGHT, version: '0', do: 'send' });
  await office.post(ANSWER, {
    ...WEIGHT,
    '1.1/weight': '8',
    version: String(sheet().version),
    do: 'send',
  });
  const weights = stored((database) =>
    [1, 2].map(
      (revision) =>
        shownSheet(database, readSheet(database, 1)!, revision)?.answers.find(
          ({ key }) => key === 'weight',
        )?.value,
    ),
  );
  expect(weights).toMatchObject([{ max: 7.5 }, { max: 8 }]);
});

test('a value that cannot be read, and a source without an answer, are told at their fields; nothing typed is lost, nothing kept', async () => {
  const answer = await office.post(ANSWER, {
    '1.1/weight': '일곱 반',
    '1.1/source': 'manufacturer',
    '1.2/words': '곧 알려 드립니다.',
    '1.2/source': 'measured',
    '1.3/source': 'measured',
    version: '0',
    do: 'send',
  });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  for (const part of [
    'value="일곱 반"',
    '곧 알려 드립니다.',
    'id="q1-weight-fault"',
    'id="q3-source-fault"',
  ])
    expect(page).toContain(part);
  expect(sheet().revisions).toEqual([]);
});

test('a draft keeps what cannot be read as it was typed, and no file waits for it', async () => {
  const answer = await attach('S50.step', STEP, {
    '1.1/weight': '7,5 kg',
    '1.1/source': 'manufacturer',
    '1.3/materials': '슬리브: NBR',
    '1.3/source': 'manufacturer',
  });
  expect(answer.status).toBe(303);
  const page = await (await office.get(answer.headers.get('location') ?? '')).text();
  for (const part of [
    '파일을 첨부했습니다.',
    '값을 읽지 못한 칸이',
    'value="7,5 kg"',
    'id="q1-weight-fault"',
  ])
    expect(page).toContain(part);
  expect(sheet().files).toMatchObject([{ name: 'S50.step' }]);
  // Read, it is a value; taken out, nothing.
  await office.post(ANSWER, { ...WEIGHT, version: '1' });
  expect(stored((database) => answersOf(database, 1, 1))).toContainEqual(
    expect.objectContaining({ key: 'weight', words: '', value: expect.anything() }),
  );
});

test('a file that cannot be taken does not keep the fields beside it from being saved', async () => {
  const answer = await attach('S50.step', 'MZ', { ...WEIGHT, '1.1/weight': '일곱 반' });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  for (const part of ['첨부하지 않았습니다', '값을 읽지 못한 칸이 1개', 'value="일곱 반"'])
    expect(page).toContain(part);
});

test('what is typed saves itself, and the page goes on from that version', async () => {
  const answer = await office.post(
    ANSWER,
    { '1.1/weight': '7', '1.1/source': 'open', version: '0' },
    { Accept: 'application/json' },
  );
  expect(await answer.json()).toMatchObject({
    revision: 1,
    text: expect.stringMatching(/^초안 저장됨 \d\d:\d\d$/),
  });
  const second = await office.post(ANSWER, { version: '0' }, { Accept: 'application/json' });
  expect(second.status).toBe(409);
  expect(await (await office.get(ANSWER)).text()).toContain('value="7 kg"');
});

describe('what is sent', () => {
  const proposals = () =>
    stored((database) => database.prepare('SELECT key, fact FROM desk_proposal').all());
  const send = async (fields: Record<string, string>) => {
    const answer = await office.post(ANSWER, {
      ...fields,
      version: String(sheet().version),
      do: 'send',
    });
    return { status: answer.status, page: await answer.text() };
  };

  test.each([
    [
      'a value without a source is asked about, and not proposed',
      { '1.1/weight': '30.5', '1.1/source': 'open', '1.1/size': 'DN 50', '1.1/propose': '1' },
      'id="q1-source-fault"',
    ],
    [
      'words without a source are asked about',
      { '1.3/words': '제조사에 확인했습니다.', '1.3/source': 'open' },
      'id="q3-source-fault"',
    ],
    [
      'a weight of no size is not proposed',
      { '1.1/weight': '7.5', '1.1/source': 'measured', '1.1/size': '', '1.1/propose': '1' },
      'id="q1-propose-fault"',
    ],
  ] as const)('%s', async (_, fields, fault) => {
    const { status, page } = await send(fields);
    expect(status).toBe(422);
    expect(page).toContain(fault);
    expect([sheet().revisions, proposals()]).toEqual([[], []]);
    // Nothing typed is lost.
    const kept = await (await office.get(ANSWER)).text();
    expect(kept).toContain('1.3/words' in fields ? fields['1.3/words'] : 'value="');
  });

  test('a weight of one size is proposed for that size', async () => {
    // Saved before, the choice to propose holds.
    await office.post(ANSWER, { ...WEIGHT, '1.1/propose': '1', version: '0' });
    expect(await (await office.get(ANSWER)).text()).toMatch(/1\.1\/propose"[^>]*checked/);
    expect((await send({})).status).toBe(303);
    expect(proposals()).toMatchObject([
      { key: 'weight', fact: expect.stringContaining('"size":{"from":{"dn":50},"to":{"dn":50}}') },
    ]);
  });

  test('nothing that differs from size to size is proposed unasked', async () => {
    await office.receive({
      inquiry: INQUIRY.replace(' DN 50', '')
        .replace(' DN 100', '')
        .replace('3. PQVF: 슬리브 재질', '3. PQVF: 중량\n4. S50: 보호등급\n5. AP-DA: 중량'),
    });
    const page = await (await office.get('/inquiries/2/sheet')).text();
    const boxOf = (question: string) =>
      new RegExp(`name="2\\.${question}/propose"[^>]*>`).exec(page)?.[0] ?? '';
    const isOn = (question: string) => /checked/.test(boxOf(question));
    expect(['1', '2', '3', '4', '5'].map(isOn)).toEqual([false, false, false, true, false]);
    expect(boxOf('5')).toContain('disabled');
    expect(page).toContain('크기마다 다른 값입니다.');
  });
});

test('two people answer one sheet: the second one is told, keeps what was typed, and sees what is stored', async () => {
  await office.post(ANSWER, { ...WEIGHT, version: '0' });
  const mine = { ...WEIGHT, '1.1/weight': '9 kg', note: '제 메모' };
  const answer = await office.post(ANSWER, { ...mine, version: '0', do: 'send' });
  const page = await answer.text();
  expect(answer.status).toBe(409);
  for (const part of ['value="9 kg"', '저장된 내용: 7.5 kg', '제 메모', 'name="version" value="1"'])
    expect(page).toContain(part);
  expect(sheet().revisions).toEqual([]);
});

test('files are judged by their content, belong to the revision that they were attached for, and go with the inquiry', async () => {
  // What was typed beside it is kept with it.
  expect((await attach('S50.step', STEP, WEIGHT)).status).toBe(303);
  expect(stored((database) => answersOf(database, 1, 1))).toContainEqual(
    expect.objectContaining({ key: 'weight' }),
  );
  for (const [name, content] of [
    ['S50.step', 'MZ\u0090'],
    ['page.pdf', '<script>%PDF-1.7 %%EOF</script>'],
    ['empty.dxf', ''],
  ] as const)
    expect((await attach(name, content)).status, name).toBe(422);
  expect((await attach('big.pdf', new Uint8Array(21 * 1024 * 1024))).status).toBe(413);
  const [file] = sheet().files;
  expect(file).toMatchObject({ name: 'S50.step', kind: 'step', revision: 1 });
  await office.post(ANSWER, { version: String(sheet().version), do: 'send' });
  // Sent, it stays.
  await office.post(ANSWER, { version: String(sheet().version), remove: String(file?.id) });
  expect(sheet().files).toHaveLength(1);
  const [{ revision }] = stored((database) =>
    database.prepare('SELECT revision FROM desk_inquiry').all(),
  ) as [{ revision: number }];
  await office.post('/inquiries/1/delete', { revision: String(revision) });
  const left = stored((database) =>
    ['answer_sheet', 'answer', 'answer_file', 'answer_revision', 'revision_mail'].map(
      (table) => database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n'],
    ),
  );
  expect(left).toEqual([0, 0, 0, 0, 0]);
});

test('a backup holds answers and files, and brings them back', async () => {
  await attach('S50.step', STEP, WEIGHT);
  await office.post(ANSWER, { version: '1', do: 'send' });
  const copy = join(office.dataDir, 'copy.sqlite');
  stored((database) => backUp(database, copy));
  using folder = temporaryFolder();
  restore(folder.path, copy);
  const restored = new DatabaseSync(databaseFile(folder.path));
  const back = readSheet(restored, 1);
  const content = restored.prepare('SELECT content FROM answer_file').get()?.['content'];
  restored.close();
  expect(back).toEqual(sheet());
  expect(Buffer.from(content as Uint8Array).toString()).toBe(STEP);
});

test('a mail that is refused leaves the revision marked as not sent, until it is sent again', async () => {
  await office.post(ANSWER, { ...WEIGHT, version: '0', do: 'send' });
  const outbox = async (error: Error | null) => {
    const database = new DatabaseSync(databaseFile(office.dataDir));
    const mails: string[] = [];
    const box = createOutbox({
      database: () => database,
      queues: mailQueues(
        { to: ['sales@example.com'], from: 'web@example.com', confirm: false },
        { siteUrl: 'https://www.example.com' },
      ),
      send: async ({ to, text }) => {
        if (error) throw error;
        mails.push(`${JSON.stringify(to)} ${typeof text === 'string' ? text : ''}`);
      },
      log: () => undefined,
    });
    await box.run();
    await box.stop();
    database.close();
    return mails.filter((mail) => mail.includes('buyer@example.com'));
  };
  await outbox(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
  expect(await (await office.get('/inquiries/1')).text()).toContain('보내지 못함');
  expect(sheet().revisions[0]?.mailedAt).toBeNull();
  await office.post(`${ANSWER}/resend`);
  const [mail = ''] = await outbox(null);
  expect(mail).toContain(`https://www.example.com/answers/${sheet().secret}`);
  // The address alone: no value.
  expect(mail).not.toContain('7.5');
  expect(sheet().revisions[0]?.mailedAt).not.toBeNull();
});

test('a closed address gets another one, never the same', async () => {
  const { secret } = sheet();
  const detail = async (query: string) => (await office.get(`/inquiries/1${query}`)).text();
  expect(await detail('')).not.toContain('/sheet/revoke');
  expect(await detail('?ask=revoke')).toContain('답변 주소를 닫습니까?');
  await office.post(`${ANSWER}/revoke`);
  expect(await detail('?ask=revoke')).not.toContain('alertdialog');
  expect(sheet().revokedAt).not.toBeNull();
  await office.post(`${ANSWER}/reopen`);
  expect(sheet().revokedAt).toBeNull();
  expect(sheet().secret).not.toBe(secret);
});

test('a merged inquiry that has no answer of its own shows the other’s, whose questions it joins; taken apart, it is its own again', async () => {
  await office.receive({ inquiry: INQUIRY.replace('S50: 중량', 'S50: 치수') });
  const other = () =>
    stored((database) =>
      database.prepare('SELECT shown_as FROM answer_sheet WHERE inquiry_id = 2').get(),
    );
  await office.post('/inquiries/1/merge', { other: '2' });
  expect(other()).toEqual({ shown_as: 1 });
  expect(sheet().questions.map(({ id }) => id)).toEqual(['1.1', '1.2', '1.3', '2.1', '2.2', '2.3']);
  await office.post('/inquiries/1/unmerge', { other: '2' });
  expect(other()).toEqual({ shown_as: null });
});

test('what a customer asks further is new again', async () => {
  await office.post(ANSWER, { ...WEIGHT, version: '0', do: 'send' });
  stored((database) =>
    database.exec(
      "INSERT INTO further_question (inquiry_id, code, about, asked_at) VALUES (1, 'S50', '납기', 9999999999999)",
    ),
  );
  expect(state()).toBe('new');
  expect(await (await office.get(ANSWER)).text()).toContain('납기');
});
