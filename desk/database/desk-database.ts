/** The file of inquiries as the desk holds it: opened when it is asked for, and again when another file has taken its place. */
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

import { DATABASE_VERSION, databaseFile, openDatabase } from '#server/forms/database.ts';

import { migrateDeskTables } from './desk-tables.ts';
import { DeskTrouble, troubleOf } from './desk-trouble.ts';

/** A person waits for the page: a lock that is held longer is said instead. */
const BUSY_TIMEOUT_MS = 1_500;

export interface DeskDatabase {
  /**
   * The open database.
   *
   * @throws DeskTrouble saying what is wrong with the file
   */
  readonly get: () => DatabaseSync;
  readonly close: () => void;
}

/** Opens nothing yet: a desk that is started before the server waits for its file. */
export function deskDatabase(dataDir: string, busyTimeoutMs = BUSY_TIMEOUT_MS): DeskDatabase {
  const file = databaseFile(dataDir);
  let open: { database: DatabaseSync; identity: string } | null = null;

  const identityOf = (): string => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) throw new DeskTrouble('missing');
    return `${found.dev}:${found.ino}`;
  };
  const close = (): void => {
    const closing = open;
    open = null;
    try {
      closing?.database.close();
    } catch {
      // Beyond closing.
    }
  };
  const get = (): DatabaseSync => {
    try {
      const identity = identityOf();
      if (open?.identity === identity) return open.database;
      close();
      checkVersion(file, busyTimeoutMs);
      const database = openDatabase(dataDir, { busyTimeoutMs, unchecked: true });
      open = { database, identity };
      migrateDeskTables(database);
      return database;
    } catch (error) {
      close();
      throw troubleOf(error) ?? error;
    }
  };
  return { get, close };
}

/** Looks before anything is written: a file of another release is that release's to change. */
function checkVersion(file: string, timeout: number): void {
  const database = new DatabaseSync(file, { readOnly: true, timeout });
  try {
    const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
    if (version > DATABASE_VERSION) throw new DeskTrouble('newer');
    if (version < DATABASE_VERSION) throw new DeskTrouble('older');
  } finally {
    database.close();
  }
}
