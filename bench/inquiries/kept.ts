/** How the server does over many stored inquiries: size, start, the next inquiry, a copy. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { FILLED } from '#tests/contract/form-server.ts';
import { makeFixtureSite } from '#tests/server/fixture-site.ts';
import { startServerProcess } from '#tests/server/server-process.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';

import { databaseFile, openDatabase } from '#server/forms/database.ts';
import { digestOf, sealOf } from '#server/forms/row-seal.ts';

import { ROOT } from '#bench/shared/results.ts';

/** What was measured over `inquiries` rows; times in ms. */
export interface Kept {
  readonly inquiries: number;
  readonly megabytes: number;
  /** Until pages are answered, and until inquiries are stored: the file is looked through first. */
  readonly startMs: number;
  readonly readyMs: number;
  /** Of the slowest of twenty, one after the other. */
  readonly acknowledgedMs: number;
  readonly memoryMb: number;
  /** A copy while the server runs, and putting it back. */
  readonly backupMs: number;
  readonly restoreMs: number;
}

const WORDS = '밸브 견적 수처리 증기 배관 납기 성적서 설치 슬리브 전동'.split(' ');

/** Fills a database with inquiries of an office: 30 words each, a thousand a day until today. */
export function fill(dataDir: string, inquiries: number): void {
  const database = openDatabase(dataDir);
  const first = Date.now() - (inquiries / 1_000) * 86_400_000;
  const columns =
    'received_at form_key digest language flags receipt company_name name phone email fax inquiry seal'.split(
      ' ',
    );
  const add = database.prepare(
    `INSERT INTO inquiry (${columns.join()}) VALUES (${columns.map(() => '?').join()})`,
  );
  database.exec('PRAGMA synchronous = OFF; BEGIN');
  for (let at = 0; at < inquiries; at += 1) {
    const words = Array.from({ length: 30 }, (_, word) => WORDS[(at * 7 + word * word) % 10]);
    const inquiry = { ...FILLED, email: `buyer${at}@example.com`, inquiry: words.join(' ') };
    const row: Record<string, string | number> = {
      received_at: Math.round(first + at * 86_400),
      form_key: 'inquiry',
      digest: digestOf(inquiry),
      language: 'ko',
      flags: '[]',
      receipt: `GM-20200101-${at}`,
      company_name: inquiry.companyName,
      name: inquiry.name,
      phone: inquiry.phone,
      email: inquiry.email,
      fax: inquiry.fax,
      inquiry: inquiry.inquiry,
    };
    row['seal'] = sealOf(row);
    add.run(...columns.map((column) => row[column] ?? ''));
  }
  database.exec('COMMIT');
  database.close();
}

/** Runs a command of the staff's program; its time in ms. */
function command(dataDir: string, ...args: readonly string[]): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'tools/inquiries.ts'), ...args],
    {
      env: { ...process.env, DATA_DIR: dataDir, NODE_NO_WARNINGS: '1' },
    },
  );
  if (status !== 0) throw new Error(String(stderr).slice(0, 500));
  return Math.round(performance.now() - started);
}

async function acknowledge(url: string, inquiry: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}/f/inquiry`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...FILLED, inquiry }),
  });
  await answer.text();
  if (answer.status !== 200) throw new Error(`status ${answer.status}`);
  return performance.now() - started;
}

/** Measures over so many inquiries. */
export async function measureKept(inquiries: number): Promise<Kept> {
  const folder = temporaryFolder();
  const copy = join(folder.path, 'copy.sqlite');
  await using site = await makeFixtureSite();
  try {
    fill(folder.path, inquiries);
    const megabytes = Math.round(statSync(databaseFile(folder.path)).size / 1e6);
    const started = performance.now();
    const server = await startServerProcess(site.dist, { DATA_DIR: folder.path });
    const startMs = Math.round(performance.now() - started);
    while (!(await fetch(`${server.url}/readyz`)).ok)
      await new Promise((again) => setTimeout(again, 50));
    const readyMs = Math.round(performance.now() - started);
    let acknowledgedMs = 0;
    for (let at = 0; at < 20; at += 1)
      acknowledgedMs = Math.max(acknowledgedMs, await acknowledge(server.url, `No. ${at}`));
    const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
    const memoryMb = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    const backupMs = command(folder.path, 'backup', copy);
    await server.stop();
    const restoreMs = command(folder.path, 'restore', copy);
    return {
      inquiries,
      megabytes,
      startMs,
      readyMs,
      acknowledgedMs: Math.round(acknowledgedMs),
      memoryMb,
      backupMs,
      restoreMs,
    };
  } finally {
    rmSync(copy, { force: true });
    folder.remove();
  }
}
