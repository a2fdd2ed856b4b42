/** What was done at the desk: number, time and person, never a word of what anybody wrote. */
import type { DatabaseSync } from 'node:sqlite';

import type { State } from '#desk/inquiries/states.ts';

/** Everything that is written into the log. */
export type Action =
  | `state:${State}`
  | 'note'
  | 'person'
  | 'reply'
  | 'answer'
  | 'remind'
  | 'phrase'
  | 'user'
  | 'user-removed'
  | 'resend'
  | 'merge'
  | 'unmerge'
  | 'delete'
  | 'export'
  | 'answer-sent'
  | 'answer-resent'
  | 'answer-file'
  | 'answer-revoked'
  | 'answer-opened'
  | 'fact'
  | 'fact-proposed'
  | 'fact-confirmed'
  | 'fact-withdrawn'
  | 'notice'
  | 'notice-removed'
  | 'backup'
  | 'backup-download'
  | 'restore'
  | 'login'
  | 'login-refused'
  | 'logout';

export interface LoggedAction {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly person: string;
  readonly action: Action;
  /** Null: it concerns no single inquiry. */
  readonly inquiryId: number | null;
  /** Its receipt number; null where it had none. */
  readonly receipt: string | null;
  /** The user, phrase or copy that it concerns; empty for others. */
  readonly about: string;
  /** Whether the inquiry is still there. */
  readonly present: boolean;
}

/** Writes one line; of a deletion before it, while the inquiry has its number. */
export function logAction(
  database: DatabaseSync,
  entry: { at: number; person: string; action: Action; inquiryId?: number; about?: string },
): void {
  database
    .prepare(
      `INSERT INTO desk_log (at, person, action, inquiry_id, receipt, about)
       VALUES (?1, ?2, ?3, ?4, (SELECT receipt FROM inquiry WHERE id = ?4), ?5)`,
    )
    .run(entry.at, entry.person, entry.action, entry.inquiryId ?? null, entry.about ?? '');
}

const SELECT =
  'SELECT *, EXISTS (SELECT 1 FROM inquiry i WHERE i.id = inquiry_id) AS present FROM desk_log';

type Row = Record<string, unknown>;
const toAction = (row: Row): LoggedAction => ({
  id: Number(row['id']),
  at: Number(row['at']),
  person: String(row['person']),
  action: String(row['action']) as Action,
  inquiryId: row['inquiry_id'] === null ? null : Number(row['inquiry_id']),
  receipt: typeof row['receipt'] === 'string' ? row['receipt'] : null,
  about: String(row['about']),
  present: row['present'] === 1,
});

/** What was done with one inquiry, oldest first. */
export const historyOf = (database: DatabaseSync, inquiryId: number): LoggedAction[] =>
  database.prepare(`${SELECT} WHERE inquiry_id = ? ORDER BY id`).all(inquiryId).map(toAction);

/** The newest lines of the log. */
export const latestActions = (database: DatabaseSync, count: number): LoggedAction[] =>
  database.prepare(`${SELECT} ORDER BY id DESC LIMIT ?`).all(count).map(toAction);

/** When something was done last; null: never. */
export function lastTimeOf(database: DatabaseSync, action: Action): number | null {
  const row = database.prepare('SELECT max(at) AS at FROM desk_log WHERE action = ?').get(action);
  return row?.['at'] == null ? null : Number(row['at']);
}
