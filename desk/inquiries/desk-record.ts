/** One inquiry as the desk shows it: what was sent, and what the staff have made of it. */
import type { DatabaseSync } from 'node:sqlite';

import { type Draft, readDraft } from '#desk/answers/draft.ts';
import { historyOf, type LoggedAction } from '#desk/database/action-log.ts';
import { readInquiry, type InquiryRecord } from '#server/forms/inquiry-record.ts';
import { prepared } from '#server/forms/prepared.ts';

import { numberOf } from './numbers.ts';
import { type Reply, sentReplies } from './replies.ts';
import type { State } from './states.ts';

/** What the staff have made of an inquiry. */
export interface Treatment {
  readonly state: State;
  readonly person: string;
  readonly note: string;
  /** Day in Seoul on which to look at it again, ISO 8601; empty: none. */
  readonly remindOn: string;
  readonly mergedInto: number | null;
  /** Grows with each change. */
  readonly revision: number;
  readonly changedAt: number | null;
  readonly changedBy: string;
}

export interface DeskRecord extends Treatment {
  readonly record: InquiryRecord;
  /** The sheet with its answers. */
  readonly draft: Draft | undefined;
  readonly history: readonly LoggedAction[];
  /** Answers that were sent, oldest first. */
  readonly answers: readonly Reply[];
  /** Numbers of what it was merged into and of what it corrects, as the staff read them. */
  readonly mergedNumber: string | null;
  readonly correctsNumber: string | null;
  /** Inquiries that were merged into this one, oldest first. */
  readonly merged: readonly InquiryRecord[];
  /** Others of the same sender, newest first: what it may be merged into. */
  readonly sameSender: readonly InquiryRecord[];
}

const MOST_OF_SENDER = 10;

/** What the staff have made of it; undefined where there is no such inquiry. */
export function readTreatment(database: DatabaseSync, id: number): Treatment | undefined {
  const row = prepared(database, 'SELECT * FROM desk_inquiry WHERE inquiry_id = ?').get(id);
  if (!row) return undefined;
  const number = (name: string) => (row[name] == null ? null : Number(row[name]));
  return {
    state: row['state'] as State,
    person: String(row['person']),
    note: String(row['note']),
    remindOn: String(row['remind_on']),
    mergedInto: number('merged_into'),
    revision: Number(row['revision']),
    changedAt: number('changed_at'),
    changedBy: String(row['changed_by']),
  };
}

/** Everything about one; undefined where there is none. */
export function readDeskRecord(database: DatabaseSync, id: number): DeskRecord | undefined {
  const record = readInquiry(database, id);
  const treatment = record && readTreatment(database, id);
  if (!treatment) return undefined;
  const inquiries = (sql: string, ...values: (string | number)[]): InquiryRecord[] =>
    database
      .prepare(sql)
      .all(...values)
      .flatMap((row) => readInquiry(database, Number(row['id'])) ?? []);
  return {
    ...treatment,
    record,
    draft: readDraft(database, id),
    history: historyOf(database, id),
    answers: sentReplies(database, id),
    mergedNumber: numberById(database, treatment.mergedInto),
    correctsNumber: numberById(database, record.corrects),
    merged: inquiries(
      'SELECT inquiry_id AS id FROM desk_inquiry WHERE merged_into = ? ORDER BY inquiry_id',
      id,
    ),
    sameSender: inquiries(
      `SELECT i.id FROM inquiry i JOIN desk_inquiry d ON d.inquiry_id = i.id
       WHERE i.email = ? COLLATE NOCASE AND i.id <> ? AND d.merged_into IS NULL ORDER BY i.id DESC LIMIT ${MOST_OF_SENDER}`,
      record.email,
      id,
    ),
  };
}

function numberById(database: DatabaseSync, id: number | null): string | null {
  const found = id === null ? undefined : readInquiry(database, id);
  return found ? numberOf(found) : null;
}
