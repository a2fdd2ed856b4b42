/** Copies of the database: making one while the server runs, putting one back, and looking through it. */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

import { DATABASE_VERSION, databaseFile, FILE_MODE, openDatabase } from '#server/forms/database.ts';
import { damagedInquiries } from '#server/forms/row-seal.ts';
import { UserError } from '#tools/command-line.mjs';

/** How long the running server may take to be noticed. */
const LOCK_TIMEOUT_MS = 1_000;

/**
 * Writes one whole copy as of this moment; the server goes on meanwhile.
 *
 * @returns the inquiries in it that are damaged (row-seal.ts): an older copy may hold them whole
 */
export function backUp(database: DatabaseSync, path: string): string[] {
  if (existsSync(path)) throw new UserError(`${path} is there already. Name another file.`);
  // Made first and empty, so that nobody else can read it even for a moment.
  closeSync(openSync(path, 'wx', FILE_MODE));
  database.prepare('VACUUM INTO ?').run(path);
  const copy = new DatabaseSync(path, { readOnly: true });
  try {
    return [...damagedInquiries(copy)];
  } finally {
    copy.close();
  }
}

/** What is wrong with the structure of a database, a line each; nothing where all is well. */
export function faultsOf(database: DatabaseSync): string[] {
  const found = database.prepare('PRAGMA integrity_check').all();
  const orphans = database.prepare('PRAGMA foreign_key_check').all();
  return [
    ...found.map((row) => String(row['integrity_check'])).filter((line) => line !== 'ok'),
    ...orphans.map(
      (row) => `row ${String(row['rowid'])} of ${String(row['table'])} belongs to no inquiry`,
    ),
  ];
}

/**
 * Checks a copy of inquiries, with the log that lies beside it, and writes what was checked into one new file.
 *
 * @returns the inquiries in it that are damaged
 * @throws UserError where it is not whole; then there is no new file
 */
export function copyWhole(path: string, next: string): string[] {
  if (!existsSync(path)) throw new UserError(`${path} does not exist.`);
  let database: DatabaseSync | undefined;
  rmSync(next, { force: true }); // of a restore that was cut off
  try {
    database = new DatabaseSync(path, { readOnly: true });
    // What every version has: another program's table of that name has not.
    database.prepare('SELECT received_at, digest, company_name FROM inquiry LIMIT 1').get();
    const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
    if (version < 1 || version > DATABASE_VERSION)
      throw new Error(`its version is ${version}, this release reads 1 to ${DATABASE_VERSION}`);
    const [fault] = faultsOf(database);
    if (fault !== undefined) throw new Error(fault);
    return backUp(database, next);
  } catch (error) {
    rmSync(next, { force: true });
    throw new UserError(
      `${path} is not a whole copy of inquiries (${(error as Error).message}). Nothing was changed.`,
    );
  } finally {
    database?.close();
  }
}

/**
 * Writes the log beside the file into it.
 *
 * @returns false where the file is damaged: it may be replaced all the same, that is what a copy is for
 * @throws UserError while any other program has the file open
 */
function requireAlone(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
  try {
    database.exec(
      'PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT; PRAGMA wal_checkpoint(TRUNCATE);',
    );
    return true;
  } catch (error) {
    const { errcode } = error as { errcode?: number };
    if (errcode !== undefined && (errcode & 0xff) === 5)
      throw new UserError(
        'The server runs, or another program has the inquiries open. Stop it first; nothing was changed.',
      );
    return false;
  } finally {
    database.close();
  }
}

/**
 * Puts a copy in the place of the database. What was there is kept beside it.
 *
 * @returns where the former database is now, and the inquiries of the copy that are damaged: it may be the only copy there is
 */
export function restore(
  dataDir: string,
  path: string,
  now = Date.now(),
): { kept: string; damaged: string[] } {
  const file = databaseFile(dataDir);
  const next = `${file}.restoring`;
  if (!existsSync(file)) openDatabase(dataDir).close(); // makes the folder, for this user alone
  const damaged = copyWhole(path, next);
  const kept = `${file}.before-restore-${new Date(now).toISOString().replace(/[:.]/g, '-')}`;
  // Of a damaged file the log may hold the newest inquiries, and SQLite takes it away as it closes the file.
  const [log, keptLog] = [`${file}-wal`, `${kept}-wal`];
  if (existsSync(log) && statSync(log).size > 0) copyFileSync(log, keptLog);
  let isWhole = true;
  try {
    isWhole = requireAlone(file);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  } finally {
    if (isWhole) rmSync(keptLog, { force: true });
  }
  const handle = openSync(next, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  renameSync(file, kept);
  // A log that is left would be played into the copy.
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  renameSync(next, file);
  openDatabase(dataDir).close(); // brought to the newest version
  return { kept, damaged };
}
