/** Inquiries as they are read back: by the outbox and by the staff's program. */
import type { DatabaseSync } from 'node:sqlite';

import type { Language } from '#contract/address.ts';
import type { Inquiry } from '#contract/inquiry.ts';

import type { Flag } from './inquiry-store.ts';

export interface InquiryRecord extends Inquiry {
  /** Number that staff and mails name it by. */
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly language: Language;
  readonly flags: readonly Flag[];
  /** The earlier inquiry that this one corrects: sent from the same form, with other words. */
  readonly corrects: number | null;
  /** Null: no mail was asked for. */
  readonly mail: {
    readonly sentAt: number | null;
    readonly attempts: number;
    readonly lastError: string | null;
  } | null;
}

const SELECT = `
  SELECT i.*, o.inquiry_id AS mailed, o.sent_at, o.attempts, o.last_error,
    (SELECT max(e.id) FROM inquiry e WHERE e.idempotency_key = i.idempotency_key AND e.id < i.id) AS corrects
  FROM inquiry i LEFT JOIN outbox o ON o.inquiry_id = i.id`;

type Row = Record<string, unknown>;

function toRecord(row: Row): InquiryRecord {
  const text = (name: string) => String(row[name]);
  const number = (name: string) => (row[name] === null ? null : Number(row[name]));
  return {
    id: Number(row['id']),
    receivedAt: Number(row['received_at']),
    language: row['language'] === 'en' ? 'en' : 'ko',
    flags: JSON.parse(text('flags')) as Flag[],
    corrects: number('corrects'),
    companyName: text('company_name'),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    fax: text('fax'),
    inquiry: text('inquiry'),
    mail:
      row['mailed'] === null
        ? null
        : {
            sentAt: number('sent_at'),
            attempts: Number(row['attempts']),
            lastError: row['last_error'] === null ? null : text('last_error'),
          },
  };
}

/** One inquiry, or undefined. */
export function readInquiry(database: DatabaseSync, id: number): InquiryRecord | undefined {
  const row = database.prepare(`${SELECT} WHERE i.id = ?`).get(id);
  return row && toRecord(row);
}

/** All inquiries, oldest first, one at a time. */
export function* readInquiries(database: DatabaseSync): Generator<InquiryRecord> {
  for (const row of database.prepare(`${SELECT} ORDER BY i.id`).iterate())
    yield toRecord(row as Row);
}
