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

/** Opens the store. A failure is logged, not thrown. */
export function createReopeningStore(options: ReopeningStoreOptions): ReopeningStore {
  const { dataDir, mailed, confirm = false, log, now = Date.now } = options;
  const file = databaseFile(dataDir);
  let current: { database: DatabaseSync; store: InquiryStore; identity: string | null } | null =
    null;
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
      const identity = identityOf(file);
      const beforeCommit = () => {
        if (identityOf(file) !== identity) throw new FileReplacedError(file);
      };
      current = {
        database,
        identity,
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
      if (dropped && identityOf(file) !== dropped.identity)
        dropped.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
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
    if (!current || identityOf(file) === current.identity) return;
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
