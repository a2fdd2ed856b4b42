/** Copies of the whole file, in the folder `backups` beside it. */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

import type { Language } from '#contract/address.ts';
import { longTime } from '#desk/texts/times.ts';
import { backUp } from '#tools/inquiries/copies.ts';

/** What was deleted lives on in copies: old ones go when a new one is made. */
const BACKUPS_KEPT = 7;
const NAME = /^inquiries-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)\d\d\.sqlite$/;

export interface Backup {
  readonly name: string;
  readonly bytes: number;
}

const folderOf = (dataDir: string): string => join(dataDir, 'backups');

/** All copies, newest first. */
export function listBackups(dataDir: string): Backup[] {
  const folder = folderOf(dataDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
    .map((name) => ({ name, bytes: statSync(join(folder, name)).size }));
}

/** Path of a copy by its name, or undefined. */
export const backupFile = (dataDir: string, name: string): string | undefined =>
  listBackups(dataDir).some((each) => each.name === name)
    ? join(folderOf(dataDir), name)
    : undefined;

/** The name says when it was made, to the second. */
export function backupName(now: number): string {
  const seconds = String(Math.floor(now / 1000) % 60).padStart(2, '0');
  return `inquiries-${longTime(now).replaceAll(/[-:]/g, '').replace(' ', '-')}${seconds}.sqlite`;
}

/** When a copy was made, as staff write it: `2026년 12월 1일 06:47`. Any other text stays as it is. */
export function backupTime(name: string, language: Language): string {
  const [, year, month, day, hour, minute] = NAME.exec(name) ?? [];
  if (year === undefined) return name;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const words = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const of = date.toLocaleDateString(language === 'ko' ? 'ko-KR' : 'en-GB', words);
  return `${of} ${hour}:${minute}`;
}

/**
 * Makes a copy while the server goes on, and takes the oldest ones away, unless they may hold an inquiry whole that is damaged now.
 *
 * @throws SQLite's error where the disk is full
 */
export function makeBackup(database: DatabaseSync, dataDir: string, now: number): Backup {
  const folder = folderOf(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = backupName(now);
  const path = join(folder, name);
  // A second press within the same second asks for the same copy.
  if (!existsSync(path)) {
    try {
      if (backUp(database, path).length > 0) return { name, bytes: statSync(path).size };
    } catch (error) {
      rmSync(path, { force: true });
      throw error;
    }
  }
  const all = listBackups(dataDir);
  for (const old of all.slice(BACKUPS_KEPT)) rmSync(join(folder, old.name), { force: true });
  return { name, bytes: statSync(path).size };
}
