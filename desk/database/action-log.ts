/** What was done at the desk: number, time and person, never a word of what anybody wrote. */
import type { DatabaseSync } from 'node:sqlite';

import type { State } from '#desk/inquiries/states.ts';

/** Everything that is written into the log. */
export type Action =
  | `state:${State}`
  | 'note'
  | 'person'
  | 'reply'
  | 'resend'
  | 'merge'
  | 'unmerge'
  | 'delete'
  | 'export'
  | 'fact'
  | 'notice'
  | 'notice-removed'
  | 'backup'
  | 'backup-download'
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
}

/** Writes one line. */
export function logAction(
  database: DatabaseSync,
  entry: { at: number; person: string; action: Action; inquiryId?: number },
): void {
  database
    .prepare('INSERT INTO desk_log (at, person, action, inquiry_id) VALUES (?, ?, ?, ?)')
    .run(entry.at, entry.person, entry.action, entry.inquiryId ?? null);
}

type Row = Record<string, unknown>;
const toAction = (row: Row): LoggedAction => ({
  id: Number(row['id']),
  at: Number(row['at']),
  person: String(row['person']),
  action: String(row['action']) as Action,
  inquiryId: row['inquiry_id'] === null ? null : Number(row['inquiry_id']),
});

/** What was done with one inquiry, oldest first. */
export const historyOf = (database: DatabaseSync, inquiryId: number): LoggedAction[] =>
  database
    .prepare('SELECT * FROM desk_log WHERE inquiry_id = ? ORDER BY id')
    .all(inquiryId)
    .map(toAction);

/** The newest lines of the log. */
export const latestActions = (database: DatabaseSync, count: number): LoggedAction[] =>
  database.prepare('SELECT * FROM desk_log ORDER BY id DESC LIMIT ?').all(count).map(toAction);

/** When something was done last; null: never. */
export function lastTimeOf(database: DatabaseSync, action: Action): number | null {
  const row = database.prepare('SELECT max(at) AS at FROM desk_log WHERE action = ?').get(action);
  return row?.['at'] == null ? null : Number(row['at']);
}
