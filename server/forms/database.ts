/** The database file of the form service: opening, durability, migrations. */
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';

import { ANSWER_TABLES } from '#server/answers/tables.ts';
import { VITALS_TABLE } from '#server/vitals/vitals-table.ts';

import { CANARY_TABLE } from './canary.ts';
import { giveMissingReceipts, lacksReceipts } from './receipts.ts';
import { giveMissingSeals, lacksSeals } from './row-seal.ts';
import { StorageError, storageError } from './storage-error.ts';
import { columnOf, CONFIRMATION_TABLE, RECEIPT_TABLES } from './tables.ts';

/** Name of the database in `DATA_DIR`. */
export const DATABASE_FILE = 'inquiries.sqlite';

/** How long to wait for a lock that another program holds. */
const BUSY_TIMEOUT_MS = 5_000;

/** Folder and file hold personal data: for this user alone. */
const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;

/**
 * Each one takes the database from the version before it to its own; `user_version` counts them. Never change one that
 * has been released: add another.
 */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE inquiry (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     received_at INTEGER NOT NULL,                 -- milliseconds since 1970, UTC
     form_key TEXT NOT NULL,
     idempotency_key TEXT,                         -- null: sent without scripts
     digest TEXT NOT NULL,                         -- SHA-256 of the six fields, hex
     language TEXT NOT NULL CHECK (language IN ('ko', 'en')),
     company_name TEXT NOT NULL CHECK (company_name <> ''),
     name TEXT NOT NULL CHECK (name <> ''),
     phone TEXT NOT NULL CHECK (phone <> ''),
     email TEXT NOT NULL CHECK (email <> ''),
     fax TEXT NOT NULL,
     inquiry TEXT NOT NULL CHECK (inquiry <> ''),
     flags TEXT NOT NULL                           -- JSON list: honeypot, fast, automated
   ) STRICT;
   CREATE UNIQUE INDEX inquiry_once ON inquiry (idempotency_key, digest) WHERE idempotency_key IS NOT NULL;
   CREATE INDEX inquiry_digest ON inquiry (digest, received_at);
   CREATE INDEX inquiry_received_at ON inquiry (received_at);
   CREATE TABLE outbox (
     inquiry_id INTEGER PRIMARY KEY REFERENCES inquiry (id) ON DELETE CASCADE,
     attempts INTEGER NOT NULL DEFAULT 0,
     next_attempt_at INTEGER NOT NULL,
     sent_at INTEGER,
     last_error TEXT
   ) STRICT;
   CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE sent_at IS NULL;
   CREATE TABLE closed_form (form_key TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;`,
];

/** `user_version` of a file that this release has brought up to date. */
export const DATABASE_VERSION = MIGRATIONS.length;

/**
 * Columns that came later. They are added where they are missing and need no version of their own: the release before can
 * go on with the file, during a change of releases and after a step back. A new field of the form is among them by itself.
 */
const LATER_COLUMNS: readonly (readonly [table: string, column: string, type: string])[] = [
  ...INQUIRY_FIELDS.map(
    (field) => ['inquiry', columnOf(field), "TEXT NOT NULL DEFAULT ''"] as const,
  ),
  ['inquiry', 'answered_at', 'INTEGER'], // when the staff said so
  ['inquiry', 'receipt', 'TEXT'], // number that the sender was given
  ['inquiry', 'seal', 'TEXT'], // digest of what was stored (row-seal.ts)
  ['outbox', 'lease_until', 'INTEGER'], // a process is sending it until then
  ['outbox', 'given_up_at', 'INTEGER'], // after the last attempt
  // JSON list of addresses that the mail server has not taken yet; null: none of them.
  ['outbox', 'receivers', 'TEXT'],
  ['confirmation', 'receivers', 'TEXT'],
];

/** When the clock was last seen, and from when on old inquiries may be deleted (retention.ts). */
const LATER_TABLES =
  'CREATE TABLE IF NOT EXISTS clock (id INTEGER PRIMARY KEY CHECK (id = 1), seen_at INTEGER NOT NULL, purge_from INTEGER NOT NULL) STRICT;';

export interface OpenOptions {
  /** For looking only: makes nothing and migrates nothing. */
  readonly readOnly?: boolean;
  /** Leaves out reading the whole file for damage, which takes seconds where it is large: the server does so at its start. */
  readonly unchecked?: boolean;
  /** How long to wait for a lock that another program holds; 5 seconds unless told otherwise. */
  readonly busyTimeoutMs?: number;
  /** Largest size in pages of 4096 bytes: lets a test fill the disk. */
  readonly maxPageCount?: number;
}

/** Path of the database in a data folder. */
export const databaseFile = (dataDir: string): string => join(dataDir, DATABASE_FILE);

/**
 * Opens the database, makes it where there is none, and brings it to the newest version.
 *
 * @throws StorageError saying what is wrong and what to do; a damaged file is left as it is
 */
export function openDatabase(dataDir: string, options: OpenOptions = {}): DatabaseSync {
  const file = databaseFile(dataDir);
  let database: DatabaseSync | undefined;
  try {
    if (!options.readOnly) makeFolder(resolve(dataDir));
    database = new DatabaseSync(file, {
      readOnly: options.readOnly ?? false,
      timeout: options.busyTimeoutMs ?? BUSY_TIMEOUT_MS,
      enableForeignKeyConstraints: true,
    });
    if (options.readOnly) return database;
    chmodSync(file, FILE_MODE);
    // FULL: a commit is on the disk before it returns. WAL: readers never wait for it.
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA secure_delete = ON;
      PRAGMA journal_size_limit = 16777216;
    `);
    if (options.maxPageCount !== undefined) {
      database.exec(`PRAGMA max_page_count = ${options.maxPageCount}`);
    }
    if (!options.unchecked) checkIntegrity(database, file);
    migrate(database, file);
    addWhatCameLater(database);
    return database;
  } catch (cause) {
    database?.close();
    throw storageError(cause, file);
  }
}

/** Not `recursive`: Node 24 never comes back from that below /proc, where making a folder fails without a reason. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: FOLDER_MODE });
}

function checkIntegrity(database: DatabaseSync, file: string): void {
  const row = database.prepare('PRAGMA quick_check(1)').get();
  const finding = row?.['quick_check'];
  if (finding === 'ok') return;
  throw new StorageError(
    `Inquiries cannot be stored in ${file} (${String(finding)}). The file is damaged and has been left as it is. ` +
      'Move it away, put a backup in its place or let a new one be made.',
  );
}

function migrate(database: DatabaseSync, file: string): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
  if (version > MIGRATIONS.length) {
    throw new StorageError(
      `Inquiries cannot be stored in ${file}: a newer release of this program has written it (version ${version}). ` +
        'Start that release again.',
    );
  }
  for (const [index, statements] of MIGRATIONS.entries()) {
    if (index < version) continue;
    database.exec(`BEGIN IMMEDIATE; ${statements} PRAGMA user_version = ${index + 1}; COMMIT;`);
  }
}

/** Nothing is written where nothing is missing: another program may hold the file. */
function addWhatCameLater(database: DatabaseSync): void {
  database.exec(CONFIRMATION_TABLE);
  for (const [table, column, type] of LATER_COLUMNS) {
    const columns = database.prepare(`SELECT 1 FROM pragma_table_info('${table}') WHERE name = ?`);
    if (!columns.get(column)) database.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
  }
  database.exec(
    `${LATER_TABLES} ${RECEIPT_TABLES} ${VITALS_TABLE} ${CANARY_TABLE} ${ANSWER_TABLES}`,
  );
  if (!lacksReceipts(database) && !lacksSeals(database)) return;
  database.exec('BEGIN IMMEDIATE');
  giveMissingReceipts(database);
  giveMissingSeals(database);
  database.exec('COMMIT');
}
