/** What the list of the desk shows, page by page and by its filters, and what leaves it: answers, mails, Excel. */
import { DatabaseSync } from 'node:sqlite';

import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';

import { databaseFile } from '#server/forms/database.ts';

import { openOffice, type Office } from './desk-office.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Ids of the inquiries that a page lists, in its order. */
async function listed(office: Office, query = ''): Promise<number[]> {
  const text = await (await office.get(`/${query}`)).text();
  return [...text.matchAll(/data-row="(\d+)"/g)].map(([, id]) => Number(id));
}

function change(office: Office, sql: string, ...values: (string | number)[]): void {
  const database = new DatabaseSync(databaseFile(office.dataDir));
  database.prepare(sql).run(...values);
  database.close();
}

/** All texts of a workbook. */
async function sheetTexts(office: Office, path: string): Promise<string> {
  const answer = await office.get(path);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.values(files)
    .map((bytes) => new TextDecoder().decode(bytes))
    .join('');
}

test('the list is narrowed by state, person, failed mail and days, alone and together, and Excel follows', async () => {
  await using office = await openOffice();
  await office.receive(
    ...['first', 'second', 'third', 'fourth'].map((companyName) => ({ companyName })),
  );
  await office.get('/');
  change(
    office,
    'UPDATE inquiry SET received_at = ? WHERE id = 1',
    Date.parse('2026-03-01T00:00:00+09:00'),
  );
  change(
    office,
    'UPDATE inquiry SET received_at = ? WHERE id = 2',
    Date.parse('2026-03-01T23:59:59+09:00'),
  );
  change(office, 'UPDATE outbox SET attempts = 1 WHERE inquiry_id = 2');
  await office.post('/inquiries/3', { revision: '0', state: 'closed' });
  await office.post('/inquiries/4', { revision: '0', state: 'spam' });
  await office.post('/inquiries/2', { revision: '0', person: '김 대리' });

  expect(await listed(office)).toEqual([3, 2, 1]);
  expect(await listed(office, '?state=spam')).toEqual([4]);
  expect(await listed(office, '?state=closed')).toEqual([3]);
  expect(await listed(office, `?person=${encodeURIComponent('김 대리')}`)).toEqual([2]);
  expect(await listed(office, '?mail=failed')).toEqual([2]);
  // A day is one of Seoul, whole.
  expect(await listed(office, '?from=2026-03-01&until=2026-03-01')).toEqual([2, 1]);
  expect(await listed(office, '?until=2026-02-28')).toEqual([]);
  expect(await listed(office, '?from=2026-03-01&until=2026-03-01&state=new&mail=failed')).toEqual([
    2,
  ]);
  // What makes no sense narrows nothing.
  expect(await listed(office, '?state=none&from=2026-99-99&page=-1')).toEqual([3, 2, 1]);

  const texts = await sheetTexts(office, '/inquiries.xlsx?state=closed');
  expect(texts).toContain('third');
  expect(texts).not.toContain('first');
});

test('a list that was pasted is a table with its columns, on the page and in Excel', async () => {
  await using office = await openOffice();
  await office.receive({
    inquiry: `[견적 요청 제품]
1. SIRCA 301E DN 200 | 버터플라이 밸브 | 수량 1 EA | 위치 P-103 | 원문: 301E 버터플라이 200A
2. 체크밸브 80A 10K | 수량 2 | 위치 P-105

[문의 내용]
8월 납기`,
  });
  await office.get('/');
  const page = await (await office.get('/inquiries/1')).text();
  for (const name of ['위치', '제품', '원문'])
    expect(page).toContain(`<th scope="col">${name}</th>`);
  expect(page.replace(/\s+/g, ' ')).toMatch(
    /<td class="code">P-105<\/td> <th scope="row"> 체크밸브 80A 10K/,
  );
  for (const path of ['/inquiries.xlsx', '/inquiries/1/inquiry.xlsx']) {
    const texts = await sheetTexts(office, path);
    for (const text of ['P-103', '301E 버터플라이 200A', '체크밸브 80A 10K', '1 EA'])
      expect(texts).toContain(`>${text}<`);
  }
});

test('fifty inquiries stand on a page, and the next page begins where the first ends', async () => {
  await using office = await openOffice();
  await office.receive(...Array.from({ length: 51 }, () => ({})));
  expect(await listed(office)).toHaveLength(50);
  expect(await listed(office, '?page=2')).toEqual([1]);
  expect(await (await office.get('/')).text()).toMatch(/rel="next" href="\/\?page=2"/);
  expect(await (await office.get('/?page=2')).text()).toMatch(/rel="prev" href="\/"/);
});

test('an answer begins in the language that the sender wrote in, with number and products', async () => {
  await using office = await openOffice();
  await office.receive({
    language: 'en',
    name: 'Jane Doe',
    inquiry:
      '[Quote request]\n1. SIRCA S30 DN 80 | Ball valve | Quantity 4\n\n[Inquiry]\nLead time?',
  });
  await office.get('/');
  const page = await (await office.get('/inquiries/1/reply')).text();
  expect(page).toMatch(/\[Inquiry GM-\d{8}-001\] Our answer/);
  expect(page).toContain('Dear Jane Doe,');
  expect(page).toContain('SIRCA S30 DN 80 × 4');
});

test('a phrase goes into an answer before its closing words, and an answer is kept once it was sent', async () => {
  await using office = await openOffice();
  await office.receive({});
  await office.get('/');
  await office.post('/phrases', {
    id: '0',
    language: 'ko',
    title: '납기',
    words: '납기는 8주입니다.',
  });
  await office.post('/phrases', {
    id: '0',
    language: 'en',
    title: 'Delivery',
    words: 'Eight weeks.',
  });
  expect((await office.post('/phrases', { id: '0', title: '', words: 'x' })).status).toBe(422);
  expect(await (await office.get('/phrases')).text()).not.toContain('value="remove"');
  expect(await (await office.get('/phrases?ask=1')).text()).toContain('‘납기’ 문구를 삭제합니까?');
  const page = async () => (await office.get('/inquiries/1/reply')).text();
  expect(await page()).toContain('<option value="1">납기</option>');
  expect(await page()).not.toContain('Delivery');
  const words = { subject: '답변', body: '인사\n\n감사합니다.\n가마산밸브' };
  await office.post('/inquiries/1/answer', { ...words, do: 'insert', phrase: '1', revision: '0' });
  expect(await page()).toContain('인사\n\n납기는 8주입니다.\n\n감사합니다.\n가마산밸브');
  // Somebody else has the page from before.
  const second = await office.post('/inquiries/1/answer', { ...words, revision: '0' });
  expect(second.status).toBe(409);
  const empty = await office.post('/inquiries/1/answer', { subject: '', body: ' ', do: 'sent' });
  expect(empty.status).toBe(422);
  expect((await office.post('/inquiries/1/answer', { ...words, do: 'sent' })).status).toBe(303);
  const detail = await (await office.get('/inquiries/1')).text();
  expect(detail).toContain('보낸 답변');
  expect(detail).toContain('감사합니다.\n가마산밸브');
  expect(await listed(office, '?state=answered')).toEqual([1]);
});

test('a reminder brings an inquiry back on its day, unless it is closed', async () => {
  const now = Date.parse('2026-11-30T12:00:00+09:00');
  await using office = await openOffice({ now: () => now });
  await office.receive({}, {}, {});
  await office.get('/');
  for (const [id, remindOn] of [
    ['1', '2026-11-30'],
    ['2', '2026-12-01'],
    ['3', '2026-11-01'],
  ] as const)
    await office.post(`/inquiries/${id}`, { revision: '0', remindOn });
  await office.post('/inquiries/3', { revision: '1', state: 'closed' });
  expect(await (await office.get('/')).text()).toMatch(
    /href="\/\?due=2026-11-30"[^]*?<span>1<\/span>/,
  );
  expect(await listed(office, '?due=2026-11-30')).toEqual([1]);
  expect(await listed(office, '?due=2026-12-01')).toEqual([2, 1]);
  await office.post('/inquiries/1', { revision: '1', remindOn: '' });
  expect(await listed(office, '?due=2026-11-30')).toEqual([]);
});

test('of several inquiries those that somebody else has changed meanwhile are left as they are', async () => {
  await using office = await openOffice();
  await office.receive({}, {}, {});
  await office.get('/');
  await office.post('/inquiries/2', { revision: '0', state: 'working' });
  const body = new URLSearchParams([
    ['pick', '1.0'],
    ['pick', '2.0'],
    ['pick', '3.0'],
    ['state', 'closed'],
  ]);
  const answer = await fetch(`${office.url}/many`, {
    method: 'POST',
    body,
    headers: { Origin: office.url },
    redirect: 'manual',
  });
  const page = await (await office.get(answer.headers.get('location')!)).text();
  expect(page).toContain('2건을 바꾸었습니다.');
  expect(page).toContain('1건은 그 사이에 다른 사람이 바꾸어');
  expect(await listed(office, '?state=closed')).toEqual([3, 1]);
  // What has changed since is not taken back.
  await office.post('/inquiries/1', { revision: '1', person: '김 대리' });
  await office.post('/undo', { undo: '1.1.new,3.1.new' });
  expect(await listed(office, '?state=new')).toEqual([3]);
});

test('a mail that was given up is sent again on request: one, or all from the banner', async () => {
  let now = Date.now();
  await using office = await openOffice({ now: () => now });
  await office.receive({}, {});
  await office.get('/');
  const waiting = () => {
    const database = new DatabaseSync(databaseFile(office.dataDir), { readOnly: true });
    const rows = database
      .prepare('SELECT inquiry_id AS id FROM outbox WHERE given_up_at IS NULL ORDER BY 1')
      .all();
    database.close();
    return rows.map(({ id }) => Number(id));
  };
  change(office, 'UPDATE outbox SET attempts = 99, given_up_at = ?', now);
  expect(waiting()).toEqual([]);
  expect((await office.post('/inquiries/1/resend')).status).toBe(303);
  expect(waiting()).toEqual([1]);
  now += DAY_MS;
  expect(await (await office.get('/')).text()).toContain('action="/resend-failed"');
  expect((await office.post('/resend-failed')).status).toBe(303);
  expect(waiting()).toEqual([1, 2]);
});

test('answers to the facts leave as Excel, with the place in the content for whoever edits it', async () => {
  await using office = await openOffice();
  const id = /name="id" value="([^"]+)"/.exec(await (await office.get('/facts')).text())![1]!;
  await office.post('/facts', { id, revision: '0', answer: '=1+1 by the maker', confirmed: '1' });
  const texts = await sheetTexts(office, '/facts.xlsx');
  expect(texts).toContain('=1+1 by the maker');
  expect(texts).not.toContain('<f>');
  expect(texts).toContain('content/company/open-questions.ts');
});
