/** How the store of inquiries is, for monitoring: numbers and times, nothing of what anybody wrote. */
import { statfsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

import { lastCanary } from './canary.ts';

/** State of the store. */
export interface StoreStatus {
  /** Whether a write came through to the disk just now, and there is room for inquiries. */
  readonly writable: boolean;
  /** Inquiries whose mail has not been taken yet. */
  readonly unsent: number;
  /** Of them, those that nobody tries to send any more. */
  readonly givenUp: number;
  /** When the oldest of the unsent arrived, those given up included, in milliseconds since 1970; null where there is none. */
  readonly oldestUnsentAt: number | null;
  /** When the last canary came through (canary.ts). */
  readonly canaryAt: number | null;
  /** Numbers of inquiries that differ from what was stored (row-seal.ts). */
  readonly damaged: readonly number[];
}

/** What there is to say while there is no store. */
export const NO_STORE: StoreStatus = {
  writable: false,
  unsent: 0,
  givenUp: 0,
  oldestUnsentAt: null,
  canaryAt: null,
  damaged: [],
};

/**
 * Looks at an open database, and writes to it: a disk that is full or read-only shows only then.
 *
 * @param damaged numbers of damaged inquiries
 * @throws SQLite's error where it cannot be read either
 */
export function storeStatus(
  database: DatabaseSync,
  dataDir: string,
  damaged: readonly number[] = [],
): StoreStatus {
  const row = database
    .prepare(
      `SELECT count(*) AS unsent, count(given_up_at) AS given_up, min(received_at) AS oldest FROM outbox JOIN inquiry ON inquiry.id = inquiry_id
       WHERE sent_at IS NULL`,
    )
    .get();
  const oldest = row?.['oldest'];
  return {
    writable: isWritable(database) && hasRoom(dataDir),
    unsent: Number(row?.['unsent']),
    givenUp: Number(row?.['given_up']),
    oldestUnsentAt: typeof oldest === 'number' ? oldest : null,
    canaryAt: lastCanary(database),
    damaged,
  };
}

/** A dozen inquiries of the largest size. A disk that is fuller may take a short one, and refuse the next. */
const ROOM_BYTES = 1_000_000;

/** Whether the disk of a folder has room for more than a few inquiries. */
export function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM_BYTES;
}

function isWritable(database: DatabaseSync): boolean {
  const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
  try {
    // The same number once more: a commit like any other, that changes nothing.
    database.exec(`PRAGMA user_version = ${version}`);
    return true;
  } catch {
    return false;
  }
}
