/** The desk's counts over real HTTP: from the server's files of misses, and from the inquiries themselves. */
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';

import '#app/i18n/every-language.ts';
import { translator } from '#app/i18n/translate.ts';
import { inquiryText } from '#app/shared/inquiry/inquiry-text.ts';
import type { Miss } from '#contract/misses.ts';
import { receiptDay } from '#contract/receipt.ts';
import type { MetricName } from '#contract/vitals.ts';
import { openDatabase } from '#server/forms/database.ts';
import { createMissCounter } from '#server/misses/miss-counter.ts';

import { bucketOf } from '#server/vitals/histogram.ts';
import { addVitals, type VitalsCount } from '#server/vitals/vitals-table.ts';

import { openOffice, type Office } from './desk-office.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function missed(office: Office, daysAgo: number, ...misses: readonly Miss[]) {
  const counter = createMissCounter(office.dataDir, () => Date.now() - daysAgo * DAY_MS);
  for (const miss of misses) counter.count(miss);
  await counter.stop();
}

/** Texts of the cells of an answer's table or Excel file, row by row. */
const rowsOf = (page: string, id: string): string[] => {
  const table = page.slice(page.indexOf(`aria-labelledby="${id}"`, page.indexOf('<table')));
  return [...table.slice(0, table.indexOf('</table>')).matchAll(/<tr>(.*?)<\/tr>/gs)]
    .slice(1)
    .map(([, row = '']) =>
      row
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
};
const sheetOf = async (answer: Response): Promise<string> =>
  Object.values(unzipSync(new Uint8Array(await answer.arrayBuffer())))
    .map((bytes) => new TextDecoder().decode(bytes))
    .join('');

test('what was not found is shown by words, in Excel by day, and older days on request', async () => {
  await using office = await openOffice();
  const globe = { kind: 'search', language: 'ko', words: '글로브 밸브' } as const;
  const hostile = { kind: 'search', language: 'en', words: '<img src=x>' } as const;
  const conditions = {
    kind: 'finder',
    language: 'ko',
    words: 'dn=800&pn=100&category=sirca-valves',
  } as const;
  await missed(office, 40, globe, globe);
  await missed(office, 1, globe, hostile);
  await missed(office, 0, globe, conditions);
  const page = await (await office.get('/counts')).text();
  expect(rowsOf(page, 'search')[0]).toMatch(/^글로브 밸브 한국어 2 \d{4}-\d\d-\d\d$/);
  expect(rowsOf(page, 'search')[1]).toContain('&lt;img src=x&gt; 영어 1');
  expect(rowsOf(page, 'finder')[0]).toMatch(/^DN 800, PN 100, 분류: SIRCA/);
  const quarter = await (await office.get('/counts?days=90')).text();
  expect(rowsOf(quarter, 'search')[0]).toContain('글로브 밸브 한국어 4');
  const file = await sheetOf(await office.get('/counts/search.xlsx?days=90'));
  expect(file).toContain('글로브 밸브');
  // Each day for itself, as numbers that Excel can add up.
  const counts = [...file.matchAll(/<c r="D\d+" s="\d"><v>(\d+)<\/v>/g)].map(([, count]) => count);
  expect(counts).toEqual(['1', '1', '1', '2']);
  expect(file).toContain('&lt;img src=x&gt;');
});

test('what was asked about most comes from the inquiries, without spam', async () => {
  await using office = await openOffice();
  const asking = (...codes: [code: string, size: string, quantity: number][]) => ({
    inquiry: inquiryText(
      '견적 부탁드립니다.',
      {
        positions: codes.map(([code, size, pieces]) => ({
          product: code,
          code,
          size,
          pieces,
          name: '볼 밸브',
          category: 'SIRCA',
          note: '',
        })),
        point: {},
        notes: [],
        questions: [],
      },
      translator('ko'),
    ),
  });
  await office.receive(
    asking(['SIRCA S30', 'DN 80', 4], ['SIRCA S30', 'DN 50', 2], ['PQVF', 'DN 100', 1]),
    asking(['SIRCA S30', 'DN 80', 1]),
    asking(['PQVF', 'DN 100', 500]),
  );
  const typed = asking(['SIRCA S30', 'DN 80', 9]).inquiry;
  for (const quantity of ['4대', '1,200', '2 EA'])
    await office.receive({ inquiry: typed.replace(/9(?: ?EA|대)?(?=\n|$)/, quantity) });
  await office.get('/');
  await office.post('/inquiries/3', { revision: '0', state: 'spam' });
  const page = await (await office.get('/counts')).text();
  expect(rowsOf(page, 'products')).toEqual(['SIRCA S30 5 1,213', 'PQVF 1 1']);
  expect(page).toMatch(/href="http:\/\/localhost:3000\/products\/[\w/-]+\/s30"/);
  const file = await sheetOf(await office.get('/counts/products.xlsx'));
  expect(file).toContain('<v>1213</v>');
});

test('where nothing was counted it is said, and where nothing is being counted too', async () => {
  await using office = await openOffice({ environment: { COUNT_MISSES: 'off' } });
  const page = await (await office.get('/counts')).text();
  expect(page).toContain('이 기간에는 없습니다.');
  expect(page).toContain('홈페이지 설정에서 꺼 두어 새로 세지 않습니다.');
  expect((await office.get('/counts/search.xlsx')).status).toBe(200);
});

test('the speed of the site is shown from the server’s counts, with what is slow', async () => {
  await using office = await openOffice({ environment: { VITALS_URL: '/vitals' } });
  expect(await (await office.get('/counts')).text()).toContain('이 기간에 잰 것이 없습니다.');
  const database = openDatabase(office.dataDir);
  const vital = (metric: MetricName, value: number): VitalsCount => ({
    day: receiptDay(Date.now()),
    page: 'product',
    language: 'ko',
    device: 'phone',
    metric,
    bucket: bucketOf(metric, value),
    count: 8,
  });
  addVitals(database, [vital('LCP', 4000), vital('INP', 90), vital('CLS', 0)]);
  database.close();
  const page = await (await office.get('/counts')).text();
  expect(rowsOf(page, 'vitals')[0]).toMatch(/^제품 상세 8 [34]\.\d s ▲ 느림 \d\d ms 0\.000$/);
  expect((await office.get('/counts/vitals.xlsx')).status).toBe(200);
  await using off = await openOffice();
  expect(await (await off.get('/counts')).text()).toContain(
    '홈페이지 설정에서 꺼 두어 재지 않습니다.',
  );
});
