/** `npm run bench:desk`: what the staff wait for at the desk while 100,000 inquiries are stored. */
import { rmSync, statSync } from 'node:fs';

import { deskDatabase } from '#desk/database/desk-database.ts';
import { countsByState, listInquiries } from '#desk/inquiries/list.ts';
import { readFilter } from '#desk/inquiries/list-filter.ts';
import { backupFile, listBackups } from '#desk/keeping/backups.ts';
import { restoreDesk } from '#desk/keeping/restore-desk.ts';
import { readDeskSettings } from '#desk/settings.ts';
import { startDesk } from '#desk/start.ts';
import { databaseFile, openDatabase } from '#server/forms/database.ts';
import { createLog } from '#server/log.ts';
import { commandLine } from '#tools/command-line.mjs';

import { eightTabs } from './desk/eight-tabs.ts';
import { loginUnderAttack } from './desk/login.ts';
import { COUNT, fillOffice, settleOffice } from './desk/office.ts';
import { besideOthers, waitFor } from './desk/waits.ts';

commandLine(
  `npm run bench:desk

Measures the desk over 100,000 inquiries, 78 of them with 1,500 positions each: start, list, search, counts, the Excel file and what
others wait meanwhile, eight tabs of one browser, and a login while strangers try passwords.`,
  {},
);

const ms = (value: number): string => `${Math.round(value).toLocaleString('en')} ms`;
const mb = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

const dataDir = fillOffice();
const indexing = performance.now();
settleOffice(dataDir);
console.log(
  `index ${COUNT}, in the background: ${ms(performance.now() - indexing)}, file ${mb(statSync(databaseFile(dataDir)).size)}`,
);

const CASES: readonly (readonly [name: string, query: string])[] = [
  ['first page', ''],
  ['page 200', 'page=200'],
  ['last page', `page=${Math.ceil(COUNT / 50)}`],
  ['state new', 'state=new'],
  ['state new, page 100', 'state=new&page=100'],
  ['frequent word 밸브', 'q=밸브'],
  ['word in none 없음', 'q=없음'],
  ['one: buyer7777', 'q=buyer7777'],
  ['initials ㅅㅊㄹ', 'q=ㅅㅊㄹ'],
  ['one letter 밸', 'q=밸'],
  ['two words', 'q=밸브 DN 150'],
  ['frequent word and state', 'q=밸브&state=new'],
  ['a month', 'from=2026-01-01&until=2026-01-31'],
  ['mail failed', 'mail=failed'],
  ['reminders', 'due=2026-12-31'],
];
const holder = deskDatabase(dataDir);
for (const [name, query] of CASES) {
  const filter = readFilter(new URLSearchParams(query));
  const times = Array.from({ length: 15 }, () => {
    const start = performance.now();
    listInquiries(holder.get(), filter);
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
  console.log(
    `${name}: ${times[7]!.toFixed(1)} ms (max ${times[14]!.toFixed(1)}), ${listInquiries(holder.get(), filter).total} found`,
  );
}
const counting = performance.now();
countsByState(holder.get());
console.log(`counts by state: ${(performance.now() - counting).toFixed(1)} ms`);
holder.close();

const settings = readDeskSettings({ DESK_PORT: '0', DATA_DIR: dataDir });
const starting = performance.now();
const desk = await startDesk(settings, createLog({ write: () => undefined }));
await waitFor(desk.url);
console.log(`start to the first page: ${ms(performance.now() - starting)}`);
for (const days of [7, 30, 90])
  console.log(`counts of ${days} days: ${ms(await waitFor(`${desk.url}/counts?days=${days}`))}`);
for (const [name, path, method] of [
  ['Excel of all', '/inquiries.xlsx', 'GET'],
  ['backup', '/backups', 'POST'],
] as const) {
  const { took, bytes, longest, memory } = await besideOthers(desk.url, path, method);
  console.log(
    `${name}: ${ms(took)}, ${mb(bytes)}, memory +${mb(memory)}; the list meanwhile at most ${ms(longest)}`,
  );
}
const [backup] = listBackups(dataDir);
const opened = openDatabase(dataDir, { unchecked: true });
opened.exec(
  `DELETE FROM inquiry WHERE id <= 1000; UPDATE desk_inquiry SET note = 'x' WHERE inquiry_id <= 10000`,
);
opened.close();
const restoring = performance.now();
restoreDesk(dataDir, backupFile(dataDir, backup!.name)!);
console.log(
  `restore, 1,000 inquiries deleted and 9,000 changed since: ${ms(performance.now() - restoring)}`,
);
console.log(
  `eight tabs of one browser until the last one stands: ${ms(await eightTabs(desk.url))}`,
);
await desk.stop();
console.log(
  `login of a known browser while 20 strangers try: ${ms(await loginUnderAttack(dataDir))}`,
);
rmSync(dataDir, { recursive: true, force: true });
