/** Keeps the store open, and opens it again when it comes back: the site never depends on it. */
import type { DatabaseSync } from 'node:sqlite';

import { databaseFile, openDatabase, type OpenOptions } from './database.ts';
import { createInquiryStore, type InquiryStore } from './inquiry-store.ts';
import { needsReopening, storageError } from './storage-error.ts';

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
  readonly log: (line: string) => void;
  readonly open?: OpenOptions;
  readonly now?: () => number;
}

/** Opens the store. A failure is logged, not thrown. */
export function createReopeningStore(options: ReopeningStoreOptions): ReopeningStore {
  const { dataDir, mailed, log, now = Date.now } = options;
  let current: { database: DatabaseSync; store: InquiryStore } | null = null;
  let failure: Error | null = null;
  let failedAt = 0;
  let lastLogged = '';

  const say = (error: Error) => {
    // The same trouble for every visitor fills the log once.
    if (error.message !== lastLogged) log(error.message);
    lastLogged = error.message;
  };

  const tryToOpen = () => {
    try {
      const database = openDatabase(dataDir, options.open);
      current = { database, store: createInquiryStore(database, { mailed, now }) };
      if (failure) log(`Inquiries are stored in ${databaseFile(dataDir)} again.`);
      failure = null;
      lastLogged = '';
    } catch (error) {
      failure = storageError(error, databaseFile(dataDir));
      failedAt = now();
      say(failure);
    }
  };

  const drop = () => {
    try {
      current?.store.close();
    } catch {
      // Beyond closing.
    }
    current = null;
  };

  tryToOpen();
  return {
    store: () => {
      if (!current && now() - failedAt >= REOPEN_AFTER_MS) tryToOpen();
      if (!current) throw failure ?? new Error('the store is closed');
      return current.store;
    },
    database: () => current?.database ?? null,
    onError: (error) => {
      say(storageError(error, databaseFile(dataDir)));
      if (current && needsReopening(error)) {
        drop();
        failure = storageError(error, databaseFile(dataDir));
        failedAt = now();
      }
    },
    close: drop,
  };
}
