/** A data folder with 100,000 inquiries as an office has them after years: most are done, some list products, a few are very long. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';
import type { Inquiry } from '#contract/inquiry.ts';
import { deskDatabase } from '#desk/database/desk-database.ts';
import { indexNext } from '#desk/search/search-index.ts';
import { openDatabase } from '#server/forms/database.ts';
import { digestOf } from '#server/forms/row-seal.ts';

export const COUNT = 100_000;

const WORDS =
  '밸브 액추에이터 견적 수처리 증기 배관 버터플라이 볼 핀치 슬리브 전동 공압 납기 성적서 설치 펌프 펄프 광산 발전 화학'.split(
    ' ',
  );
const CODES = ['SIRCA S30', 'SIRCA S50', 'SIRCA HT600', 'PQVF', '480-050', 'SIRCA 301E'];

let seed = 7;
const random = (n: number): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % n;
};
const sentence = (words: number): string =>
  Array.from({ length: words }, () => WORDS[random(WORDS.length)]).join(' ');

const listOf = (positions: number): string =>
  Array.from(
    { length: positions },
    (_, at) =>
      `${at + 1}. ${CODES[random(CODES.length)]} DN ${random(900)} | 수량 ${1 + random(9)}대`,
  ).join('\n');

/** Every third lists products; `long` of them thousands, as much as the form takes. */
function textOf(place: number, long: number): string {
  const words = `${sentence(30)} DN ${random(900)}`;
  if (place > COUNT - long) return `[견적 요청 제품]\n${listOf(1_500)}\n\n[문의 내용]\n${words}`;
  if (place % 3 > 0) return words;
  return `[견적 요청 제품]\n${listOf(1 + random(4))}\n\n[문의 내용]\n${words}`;
}

const NOTHING = Object.fromEntries(INQUIRY_FIELDS.map((field) => [field, ''])) as Inquiry;

/** Fills a new folder; the newest inquiry is of now. */
export function fillOffice(long = 78): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-bench-'));
  const database = openDatabase(dataDir);
  database.exec('PRAGMA synchronous = OFF; BEGIN');
  const add = database.prepare(
    `INSERT INTO inquiry (received_at, form_key, digest, language, company_name, name, phone, email, fax, inquiry, flags, receipt)
     VALUES (?, 'inquiry', ?, 'ko', ?, ?, '02-000-0000', ?, '', ?, '[]', ?)`,
  );
  const start = Date.now() - COUNT * 600_000;
  for (let i = 1; i <= COUNT; i += 1) {
    const inquiry = {
      ...NOTHING,
      companyName: `○○${WORDS[random(WORDS.length)]} ${i}`,
      name: `김${random(900)}`,
      phone: '02-000-0000',
      email: `buyer${i}@example.com`,
      inquiry: textOf(i, long),
    };
    const { companyName, name, email, inquiry: text } = inquiry;
    const at = start + i * 600_000;
    add.run(at, digestOf(inquiry), companyName, name, email, text, `GM-20250101-${i}`);
  }
  database.exec('COMMIT');
  database.close();
  return dataDir;
}

/** Has the whole of it indexed, and nine of ten inquiries closed. */
export function settleOffice(dataDir: string): void {
  const holder = deskDatabase(dataDir);
  const database = holder.get();
  database.exec('PRAGMA synchronous = OFF');
  while (indexNext(database, 1000) > 0);
  database.exec("UPDATE desk_inquiry SET state = 'closed' WHERE inquiry_id % 10 > 0");
  holder.close();
}
