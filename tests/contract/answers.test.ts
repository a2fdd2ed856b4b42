import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { products } from '#content/index.ts';
import { receiptAnswer } from '#contract/receipt.ts';
import { openDatabase } from '#server/forms/database.ts';
import { folderForEachTest } from '#tests/lifetimes.ts';
import { startMailServer } from '#tests/mail-server.ts';
import { flat, readPdf } from '#tests/pdf.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';

import { FILLED, type FormServer, startFormServer } from './form-server.ts';

const SHEETS = {
  fonts: [],
  site: {
    brand: { ko: '가마산밸브', en: 'Gamasan Valve' },
    descriptor: { ko: '밸브', en: 'Valves' },
    telephone: '02-000-0000',
    drawingOf: (code: string) => (code.endsWith('S50') ? '/pictures/s50-tone.svg' : undefined),
    subjects: products.map(({ facts }) => facts),
    drawing: async () =>
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><style>[fill="#1b5e9f"]{fill:#000}</style><path fill="#1b5e9f" d="M0 0h40v30H0z"/></svg>',
  },
};

const INQUIRY = `[견적 요청 제품]
1. SIRCA S50 DN 50 | 볼 밸브 | SIRCA 밸브 | 수량 4 | 위치 P-101

[사용 조건]
호칭경: DN 50

[문의 항목]
1. S50: 중량
2. S50: <b>상부</b> 플랜지

[문의 내용]
<script>alert(1)</script> 냉각수`;

const folder = folderForEachTest();
let server: FormServer;
beforeEach(async () => {
  server = await startFormServer({ dataDir: folder.path }, { sheets: SHEETS });
});
afterEach(() => server.stop());

/** Sends an inquiry as a page without scripts does; the address of the answer's page, or null. */
async function send(url = server.url, inquiry = INQUIRY): Promise<string | null> {
  const answer = await fetch(`${url}/f/inquiry`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Accept: 'text/html' },
    body: new URLSearchParams({ ...FILLED, inquiry, language: 'ko' }),
  });
  const { answers } = receiptAnswer(answer.headers.get('location') ?? '');
  return answers && `/answers/${answers}`;
}
const get = (path: string) => fetch(server.url + path, { redirect: 'manual' });
const text = async (path: string) => (await get(path)).text();
const ask = (path: string, about: string, code = '') =>
  fetch(`${server.url}${path}/questions`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ about, code }),
  });

test('the receipt holds the address of the sheet, which has every question, position and condition, in both languages', async () => {
  const path = (await send()) ?? '';
  const sheet = await text(path);
  for (const part of ['개정 A', '중량', 'SIRCA S50', 'DN 50', 'P-101', '확인 중', 'GM-'])
    expect(sheet).toContain(part);
  expect(await text(`${path}?lang=en`)).toContain('Rev. A');
  const { headers } = await get(path);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('what was typed is text', async () => {
  const sheet = await text((await send()) ?? '');
  expect(sheet).not.toMatch(/<script|<b>상부/);
  expect(sheet).toContain('&lt;b&gt;상부&lt;/b&gt; 플랜지');
});

describe('the sheet of a quote request', () => {
  const ROWS = INQUIRY.replace('수량 4', '수량 4 EA | 비고: PN 16, 120 °C')
    .replace(
      '\n\n[사용 조건]\n호칭경: DN 50',
      '\n2. 480-050 | 쿼터턴 전동 액추에이터 | 수량 7 EA | 비고: 삼상 380–440 V',
    )
    .replace('2. S50', '2. PQVF: 중량\n3. S50')
    .concat('\nP-101\tTAB열\n');

  test('shows each row with its own figures, in the sender’s units, and no empty box', async () => {
    const sheet = (await text((await send(server.url, ROWS)) ?? '')).replaceAll('\u00a0', ' ');
    for (const part of ['DN 50 · PN 16, 120 °C', '삼상 380–440 V', '4 EA', '2종 11 EA'])
      expect(sheet).toContain(part);
    expect(sheet).toMatch(/<td>P-101<\/td>\s*<td>TAB열<\/td>/);
    expect(sheet).not.toContain('class="side"');
  });

  test('judges its rows by the product’s stated figures, and says how', async () => {
    const hot = INQUIRY.replace('호칭경: DN 50', '유체 온도: 90 °C').replace(
      '\n\n[사용',
      '\n2. SIRCA 301E DN 100 | 버터플라이 밸브 | 수량 2\n\n[사용',
    );
    const sheet = (await text((await send(server.url, hot)) ?? '')).replaceAll('\u00a0', ' ');
    for (const part of ['판정', '범위 내', '범위 밖', '최고 +70 °C', '판정은 제품 자료의'])
      expect(sheet).toContain(part);
    const bare = INQUIRY.replace('\n\n[사용 조건]\n호칭경: DN 50', '').replace(' DN 50', '');
    expect(await text((await send(server.url, bare)) ?? '')).not.toContain('판정');
  });

  test('offers every product that it lists or asks about, and no quotation again', async () => {
    const sheet = await text((await send(server.url, ROWS)) ?? '');
    expect(Array.from(sheet.matchAll(/<option>([^<]+)/g), ([, code]) => code)).toEqual([
      'SIRCA S50',
      '480-050',
      'PQVF',
    ]);
    expect(sheet).not.toContain('견적서 받기');
    const technical = ROWS.replace('[견적', '[문의 종류]\n기술 문의\n\n[견적');
    for (const inquiry of [technical, INQUIRY.slice(INQUIRY.indexOf('[문의 항목]'))])
      expect(await text((await send(server.url, inquiry)) ?? '')).toContain('견적서 받기');
  });
});

test('an address that was guessed, revoked or has expired, and a revision that is not there, are all left to the site’s 404 page', async () => {
  const paths = [(await send()) ?? '', (await send(server.url, 'x')) ?? ''];
  const database = openDatabase(folder.path);
  database.exec('UPDATE answer_sheet SET revoked_at = 1 WHERE inquiry_id = 1');
  database.exec(
    `UPDATE inquiry SET received_at = ${Date.now() - 4 * 366 * 86_400_000} WHERE id = 2`,
  );
  database.close();
  for (const path of [...paths, `/answers/${'a'.repeat(26)}`, '/answers/x', '/answers/'])
    for (const part of ['', '/b', '/a.pdf', '/files/1/x.pdf']) {
      const answer = await get(path + part);
      expect([path + part, answer.status, await answer.text()]).toEqual([
        path + part,
        404,
        'the site',
      ]);
      if (path === '/answers/') break;
    }
});

test('whoever guesses on is refused, a right guess as well as a wrong one', async () => {
  const path = (await send()) ?? '';
  const guess = async () => (await get(`/answers/${'b'.repeat(26)}`)).status;
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) statuses.push(await guess());
  expect([statuses.slice(0, 20).every((status) => status === 404), statuses[20]]).toEqual([
    true,
    429,
  ]);
  expect((await get(path)).status).toBe(429);
});

test('a further question stands on the sheet at once, each line as one, and the staff’s mail waits', async () => {
  const path = (await send()) ?? '';
  const answer = await ask(path, '납기는?\n<i>도면</i>', 'SIRCA S50');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}#q3`]);
  const sheet = await text(path);
  expect(sheet).toContain('납기는?');
  expect(sheet).toContain('&lt;i&gt;도면&lt;/i&gt;');
  // Twice is once.
  await ask(path, '납기는?', 'SIRCA S50');
  expect((await text(path)).match(/납기는\?/g)).toHaveLength(1);
});

test('a sheet takes so many further questions, and what does not fit is given back', async () => {
  const path = (await send()) ?? '';
  for (const start of [0, 20])
    await ask(path, Array.from({ length: 20 }, (_, at) => `질문 ${start + at}`).join('\n'));
  const answer = await ask(path, '하나 더');
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('하나 더</textarea');
});

describe('the PDF of a revision', () => {
  test('says what the sheet says, is made once, and takes any sign that somebody types', async () => {
    const path = (await send(server.url, INQUIRY.replace('냉각수', '냉각수 🚰 𠀀'))) ?? '';
    const first = await get(`${path}/a.pdf`);
    expect(first.headers.get('content-type')).toBe('application/pdf');
    const pdf = new Uint8Array(await first.arrayBuffer());
    const { pages } = await readPdf(pdf);
    const printed = flat(pages.map((page) => page.text).join(''));
    for (const part of ['개정 A', '중량', 'SIRCA S50', '<script>'])
      expect(printed).toContain(flat(part));
    const again = new Uint8Array(await (await get(`${path}/a.pdf`)).arrayBuffer());
    expect(Buffer.compare(pdf, again)).toBe(0);
    const database = openDatabase(folder.path, { readOnly: true });
    expect(database.prepare('SELECT count(*) AS n FROM answer_file').get()).toEqual({ n: 1 });
    database.close();
  });
});

test('the confirmation to the sender holds the address of the sheet', async () => {
  await using mail = await startMailServer();
  using other = temporaryFolder();
  const settings = {
    smtpUrl: mail.url,
    to: ['sales@example.com'],
    from: 'web@example.com',
    requireTls: false,
    confirm: true,
  };
  await using confirming = await startFormServer(
    { dataDir: other.path, mail: settings, siteUrl: 'https://www.example.com' },
    { sheets: SHEETS },
  );
  const path = await send(confirming.url);
  const confirmation = () => mail.mails.find(({ to }) => to.includes(FILLED.email))?.text;
  await expect.poll(confirmation).toContain(`https://www.example.com${path}`);
});

test('a server that has no sheets promises none', async () => {
  using other = temporaryFolder();
  await using without = await startFormServer({ dataDir: other.path });
  expect(await send(without.url)).toBeNull();
});
