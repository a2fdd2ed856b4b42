/** Inquiries as they are read back: by the outbox and by the staff's program. */
import type { DatabaseSync } from 'node:sqlite';

import type { Language } from '#contract/address.ts';
import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';
import type { Inquiry } from '#contract/inquiry.ts';

import type { Flag } from './new-inquiry.ts';
import { prepared } from './prepared.ts';
import { isDamaged } from './row-seal.ts';
import { columnOf } from './tables.ts';

export interface InquiryRecord extends Inquiry {
  /** Number that the staff's commands name it by. */
  readonly id: number;
  /** Number that the sender was given; null in a file that an older release has written, until the server opens it. */
  readonly receipt: string | null;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly language: Language;
  readonly flags: readonly Flag[];
  /** When the staff has marked it as answered. */
  readonly answeredAt: number | null;
  /** It differs from what was stored: the disk has changed it. */
  readonly isDamaged: boolean;
  /** The earlier inquiry that this one corrects: sent from the same form, with other words. */
  readonly corrects: number | null;
  /** Null: no mail was asked for. */
  readonly mail: {
    readonly sentAt: number | null;
    readonly attempts: number;
    /** After the last attempt: nobody tries again unless the staff says so. */
    readonly givenUpAt: number | null;
    /** When it is tried again, unless it was given up. */
    readonly nextAttemptAt: number;
    readonly lastError: string | null;
  } | null;
}

const SELECT = `
  SELECT i.*, o.*, o.inquiry_id AS mailed,
    (SELECT max(e.id) FROM inquiry e WHERE e.idempotency_key = i.idempotency_key AND e.id < i.id) AS corrects
  FROM inquiry i LEFT JOIN outbox o ON o.inquiry_id = i.id`;

type Row = Record<string, unknown>;

function toRecord(row: Row): InquiryRecord {
  const text = (name: string) => String(row[name]);
  // A file that an older release has written lacks what came later.
  const number = (name: string) => (row[name] == null ? null : Number(row[name]));
  const fields = Object.fromEntries(
    INQUIRY_FIELDS.map((field) => [field, textOf(row[columnOf(field)])]),
  ) as Inquiry;
  return {
    ...fields,
    id: Number(row['id']),
    receipt: typeof row['receipt'] === 'string' ? row['receipt'] : null,
    receivedAt: Number(row['received_at']) || 0,
    language: row['language'] === 'en' ? 'en' : 'ko',
    flags: flagsOf(row['flags']),
    isDamaged: isDamaged(row),
    corrects: number('corrects'),
    answeredAt: number('answered_at'),
    mail:
      row['mailed'] === null
        ? null
        : {
            sentAt: number('sent_at'),
            attempts: Number(row['attempts']),
            givenUpAt: number('given_up_at'),
            nextAttemptAt: Number(row['next_attempt_at']),
            lastError: row['last_error'] === null ? null : text('last_error'),
          },
  };
}

/** One inquiry, or undefined. */
export function readInquiry(database: DatabaseSync, id: number): InquiryRecord | undefined {
  const row = prepared(database, `${SELECT} WHERE i.id = ?`).get(id);
  return row && toRecord(row);
}

/** The inquiry that a sender knows by its receipt number, in any letter case; undefined where there is none. */
export function readInquiryByReceipt(
  database: DatabaseSync,
  receipt: string,
): InquiryRecord | undefined {
  // An older release's file, opened for looking only, lacks the column.
  const has = database
    .prepare("SELECT 1 FROM pragma_table_info('inquiry') WHERE name = 'receipt'")
    .get();
  const row =
    has && database.prepare(`${SELECT} WHERE i.receipt = ?`).get(receipt.trim().toUpperCase());
  return row && toRecord(row);
}

/** All inquiries, oldest first, one at a time. */
export function* readInquiries(database: DatabaseSync): Generator<InquiryRecord> {
  for (const row of database.prepare(`${SELECT} ORDER BY i.id`).iterate())
    yield toRecord(row as Row);
}

/** A damaged row is read all the same: nobody else's inquiry may be kept back by it. */
function flagsOf(value: unknown): readonly Flag[] {
  try {
    return JSON.parse(textOf(value)) as Flag[];
  } catch {
    return [];
  }
}

/** A text column's value; one that was added later is null in older rows. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
