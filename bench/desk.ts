/** `npm run bench:desk`: how long the desk's list and search take over 100,000 inquiries. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { deskDatabase } from '#desk/database/desk-database.ts';
import { countsByState, listInquiries } from '#desk/inquiries/list.ts';
import { readFilter } from '#desk/inquiries/list-filter.ts';
import { indexNext } from '#desk/search/search-index.ts';
import { databaseFile, openDatabase } from '#server/forms/database.ts';
import { commandLine } from '#tools/command-line.mjs';

commandLine(
  `npm run bench:desk

Measures a page of the desk's list and its search over 100,000 inquiries.`,
  {},
);

const COUNT = 100_000;
const dataDir = mkdtempSync(join(tmpdir(), 'desk-bench-'));
const WORDS = [
  '밸브',
  '액추에이터',
  '견적',
  '수처리',
  '증기',
  '배관',
  '버터플라이',
  '볼',
  '핀치',
  '슬리브',
  '전동',
  '공압',
  '납기',
  '성적서',
  '설치',
  '펌프',
  '펄프',
  '광산',
  '발전',
  '화학',
];
let seed = 7;
const random = (n: number): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % n;
};
const db = openDatabase(dataDir);
db.exec('PRAGMA synchronous = OFF; BEGIN');
const add =
  db.prepare(`INSERT INTO inquiry (received_at, form_key, digest, language, company_name, name, phone, email, fax, inquiry, flags, receipt)
 VALUES (?, 'inquiry', ?, 'ko', ?, ?, '02-000-0000', ?, '', ?, '[]', ?)`);
for (let i = 1; i <= COUNT; i += 1) {
  const words = Array.from({ length: 30 }, () => WORDS[random(20)]).join(' ');
  add.run(
    1_700_000_000_000 + i * 600_000,
    String(i),
    `○○${WORDS[random(20)]} ${i}`,
    `김${random(900)}`,
    `buyer${i}@example.com`,
    `${words} DN ${random(900)}`,
    `GM-20250101-${i}`,
  );
}
db.exec('COMMIT');
db.close();
const database = deskDatabase(dataDir).get();
const started = performance.now();
database.exec('PRAGMA synchronous = OFF');
while (indexNext(database, 1000) > 0);
console.log(
  `index ${COUNT}: ${Math.round(performance.now() - started)} ms, file ${Math.round(statSync(databaseFile(dataDir)).size / 1e6)} MB`,
);
database.exec("UPDATE desk_inquiry SET state = 'closed' WHERE inquiry_id % 10 > 0");
const cases: [string, string][] = [
  ['first page', ''],
  ['page 200', 'page=200'],
  ['last page', `page=${Math.ceil(COUNT / 50)}`],
  ['state new', 'state=new'],
  ['state new, page 100', 'state=new&page=100'],
  ['frequent word 밸브', 'q=밸브'],
  ['word in none 없음', 'q=없음'],
  ['one: buyer77777', 'q=buyer7777'],
  ['initials ㅅㅊㄹ', 'q=ㅅㅊㄹ'],
  ['one letter 밸', 'q=밸'],
  ['two words', 'q=밸브 DN 150'],
  ['frequent word and state', 'q=밸브&state=new'],
  ['period', 'from=2024-01-01&until=2024-01-31'],
  ['mail failed', 'mail=failed'],
];
for (const [name, query] of cases) {
  const filter = readFilter(new URLSearchParams(query));
  const times = Array.from({ length: 15 }, () => {
    const start = performance.now();
    listInquiries(database, filter);
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
  console.log(
    `${name}: ${times[7]!.toFixed(1)} ms (max ${times[14]!.toFixed(1)}), ${listInquiries(database, filter).total} found`,
  );
}
const counting = performance.now();
countsByState(database);
console.log(`counts by state: ${(performance.now() - counting).toFixed(1)} ms`);
rmSync(dataDir, { recursive: true, force: true });
