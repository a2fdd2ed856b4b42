/** Keeps the store open, and opens it again when it comes back: the site never depends on it. */
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

import type { Log } from '#server/log.ts';

import { databaseFile, openDatabase, type OpenOptions } from './database.ts';
import { createInquiryStore, type InquiryStore } from './inquiry-store.ts';
import { FileReplacedError, needsReopening, storageError } from './storage-error.ts';

/** Time between two attempts to open a store that does not open: each looks through the whole file. */
const REOPEN_AFTER_MS = 5_000;

export interface ReopeningStore {
  /** @throws StorageError while there is none */
  store: () => InquiryStore;
  /** The open database, or null. */
  database: () => DatabaseSync | null;
  /** Tells of an error that the store gave. */
  onError: (error: unknown) => void;
  close: () => void;
}

export interface ReopeningStoreOptions {
  readonly dataDir: string;
  readonly mailed: boolean;
  readonly confirm?: boolean;
  readonly log: Pick<Log, 'info' | 'error'>;
  readonly open?: OpenOptions;
  readonly now?: () => number;
}

/** Device and inode: a file's name may come to mean another file. */
function identityOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}

/**
 * Watches an open database and the log beside it, which SQLite makes at the first write and keeps: who removes it takes the newest
 * inquiries away with the next crash.
 *
 * @returns whether either has been removed or replaced, once and for all
 */
function watchFiles(file: string): () => boolean {
  const [database, log] = [file, `${file}-wal`];
  const identity = identityOf(database);
  let known = identityOf(log);
  let isGone = false;
  return () => {
    const found = identityOf(log);
    isGone ||= identityOf(database) !== identity || (known !== null && found !== known);
    known = found;
    return isGone;
  };
}

/** Opens the store. A failure is logged, not thrown. */
export function createReopeningStore(options: ReopeningStoreOptions): ReopeningStore {
  const { dataDir, mailed, confirm = false, log, now = Date.now } = options;
  const file = databaseFile(dataDir);
  let current: { database: DatabaseSync; store: InquiryStore; isGone: () => boolean } | null = null;
  let failure: Error | null = null;
  let failedAt = 0;
  let lastLogged = '';

  const say = (error: Error) => {
    // The same trouble for every visitor fills the log once.
    if (error.message !== lastLogged) log.error(error.message);
    lastLogged = error.message;
  };

  const tryToOpen = () => {
    try {
      const database = openDatabase(dataDir, options.open);
      const isGone = watchFiles(file);
      const beforeCommit = () => {
        if (isGone()) throw new FileReplacedError(file);
      };
      current = {
        database,
        isGone,
        store: createInquiryStore(database, { mailed, confirm, now, beforeCommit }),
      };
      if (failure) log.info(`Inquiries are stored in ${file} again.`);
      failure = null;
      lastLogged = '';
    } catch (error) {
      failure = storageError(error, file);
      failedAt = now();
      say(failure);
    }
  };

  const drop = () => {
    const dropped = current;
    current = null;
    try {
      // A file that was moved away gets the rest of its log, or SQLite would play it into the one that took its name.
      if (dropped?.isGone()) dropped.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // Its log stays where it is.
    }
    try {
      dropped?.store.close();
    } catch {
      // Beyond closing.
    }
  };

  /** The file that is there now; the one that was open may have been deleted or replaced by a backup. */
  const follow = () => {
    if (!current?.isGone()) return;
    log.error(
      `${file} has been replaced or removed while it was open; the file that is there now is used.`,
    );
    drop();
    tryToOpen();
  };

  tryToOpen();
  return {
    store: () => {
      follow();
      // A clock that is set back would otherwise be waited for.
      if (!current && Math.abs(now() - failedAt) >= REOPEN_AFTER_MS) tryToOpen();
      if (!current) throw failure ?? new Error('the store is closed');
      return current.store;
    },
    database: () => {
      follow();
      return current?.database ?? null;
    },
    onError: (error) => {
      if (error instanceof FileReplacedError) return follow();
      say(storageError(error, file));
      if (current && needsReopening(error)) {
        drop();
        failure = storageError(error, file);
        failedAt = now();
      }
    },
    close: drop,
  };
}
