/** Inquiries on disk. Every acknowledged one is there once, whatever happens to the process. */
import type { NewInquiry, Stored } from './new-inquiry.ts';
import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';

import { sheetGiver } from '#server/answers/secrets.ts';

import { noteCanary } from './canary.ts';
import { createConfirmations } from './confirmations.ts';
import { receiptGiver } from './receipts.ts';
import { digestOf, SEALED_COLUMNS, sealOf } from './row-seal.ts';
import { isSpam } from './spam-signals.ts';
import { StorageError } from './storage-error.ts';
import { monotonicMs } from './store-protocol.ts';
import { columnOf } from './tables.ts';

export interface InquiryStore {
  /**
   * Resolves once it is on the disk; rejects with SQLite's error when it is not.
   *
   * @param deadline by `monotonicMs`: when it is over, the sender has been told to try again, and nothing is stored
   */
  add: (entry: NewInquiry, deadline?: number) => Promise<Stored>;
  /** Whether the staff has closed the form. */
  isClosed: (formKey: string) => boolean;
  /** Writes what waits, then closes the file. */
  close: () => void;
}

export interface InquiryStoreOptions {
  /** Whether an inquiry is also put into the outbox. */
  readonly mailed: boolean;
  /** Whether its sender is told by mail, within the limits of confirmations.ts; no unless told otherwise. */
  readonly confirm?: boolean;
  readonly now?: () => number;
  /** Throws where the commit would be lost: nothing is committed then. */
  readonly beforeCommit?: () => void;
}

/** Without a key, the same words within this time are one inquiry: the browser's button pressed twice. */
export const SAME_WORDS_WINDOW_MS = 10 * 60 * 1000;

const COLUMNS = [...SEALED_COLUMNS, 'seal'];

interface Waiting {
  readonly entry: NewInquiry;
  readonly deadline: number;
  readonly resolve: (stored: Stored) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes the store on an open database.
 *
 * Inquiries that arrive together are committed together: one write to the disk serves them all, and none is answered
 * before it.
 */
export function createInquiryStore(
  database: DatabaseSync,
  { mailed, confirm = false, now = Date.now, beforeCommit = () => undefined }: InquiryStoreOptions,
): InquiryStore {
  const findByKey = database.prepare(
    'SELECT id, receipt FROM inquiry WHERE idempotency_key = ? AND digest = ?',
  );
  const findRecent = database.prepare(
    'SELECT id, receipt FROM inquiry WHERE digest = ? AND received_at > ? AND form_key = ? LIMIT 1',
  );
  const insert = database.prepare(
    `INSERT INTO inquiry (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map((column) => `:${column}`).join(', ')})`,
  );
  const insertMail = database.prepare(
    'INSERT INTO outbox (inquiry_id, next_attempt_at) VALUES (?, ?)',
  );
  const confirmations = createConfirmations(database);
  const giveReceipt = receiptGiver(database);
  const giveSheet = sheetGiver(database);
  const findClosed = database.prepare('SELECT 1 FROM closed_form WHERE form_key = ?');

  const addInquiry = ({
    inquiry,
    formKey,
    idempotencyKey,
    language,
    flags,
  }: NewInquiry): Stored => {
    const at = now();
    const digest = digestOf(inquiry);
    const known =
      idempotencyKey === null
        ? findRecent.get(digest, at - SAME_WORDS_WINDOW_MS, formKey)
        : findByKey.get(idempotencyKey, digest);
    if (known) {
      const id = Number(known['id']);
      const confirmed = confirmations.has(id);
      const secret = giveSheet(id);
      return { id, receipt: String(known['receipt']), secret, confirmed, duplicate: true };
    }
    const receipt = giveReceipt(at);
    const row = {
      received_at: at,
      form_key: formKey,
      idempotency_key: idempotencyKey,
      digest,
      language,
      flags: JSON.stringify(flags),
      receipt,
      ...Object.fromEntries(INQUIRY_FIELDS.map((field) => [columnOf(field), inquiry[field]])),
    };
    const { lastInsertRowid } = insert.run({ ...row, seal: sealOf(row) });
    const id = Number(lastInsertRowid);
    // Spam is kept for the staff to judge, and disturbs nobody.
    if (mailed && !isSpam(flags)) insertMail.run(id, at);
    const confirmed = confirm && confirmations.queue({ id, email: inquiry.email, flags, at });
    return { id, receipt, secret: giveSheet(id), confirmed, duplicate: false };
  };

  const addOne = (entry: NewInquiry): Stored => {
    if (!entry.canary) return addInquiry(entry);
    database.exec('SAVEPOINT canary');
    const stored = addInquiry({ ...entry, idempotencyKey: randomUUID() });
    database.exec('ROLLBACK TO canary; RELEASE canary');
    noteCanary(database, now());
    return stored;
  };

  let queue: Waiting[] = [];

  const flush = (): void => {
    let batch = queue;
    queue = [];
    if (batch.length === 0) return;
    try {
      database.exec('BEGIN IMMEDIATE'); // may have waited for a lock
      const now = monotonicMs();
      for (const { deadline, reject } of batch)
        if (deadline <= now) reject(new StorageError('the inquiry waited too long for the disk'));
      batch = batch.filter(({ deadline }) => deadline > now);
      const results = batch.map(({ entry }) => addOne(entry));
      beforeCommit();
      database.exec('COMMIT');
      for (const [index, { resolve }] of batch.entries()) resolve(results[index]!);
    } catch (error) {
      try {
        if (database.isTransaction) database.exec('ROLLBACK');
      } catch {
        // The connection is beyond that; the caller opens another.
      }
      for (const { reject } of batch) reject(error);
    }
  };

  return {
    add: (entry, deadline = Number.POSITIVE_INFINITY) =>
      new Promise((resolve, reject) => {
        if (queue.length === 0) setImmediate(flush);
        queue.push({ entry, deadline, resolve, reject });
      }),
    isClosed: (formKey) => findClosed.get(formKey) !== undefined,
    close: () => {
      flush();
      database.close();
    },
  };
}
