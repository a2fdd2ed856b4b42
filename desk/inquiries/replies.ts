/** Answers by mail: the one that is being written, and those that were sent. The mail itself goes by the staff's own mail program. */
import type { DatabaseSync } from 'node:sqlite';

import { prepared } from '#server/forms/prepared.ts';

export interface Reply {
  readonly subject: string;
  readonly body: string;
  /** Milliseconds since 1970: when it was saved or sent. */
  readonly at: number;
  readonly person: string;
  /** Of what is being written: grows with each saving; 0: nothing was saved. */
  readonly revision: number;
}
export type ReplyWords = Pick<Reply, 'subject' | 'body'>;

/** Longest subject and body that are kept; a form takes no more than 128 kB. */
export const SUBJECT_MAX = 200;
export const BODY_MAX = 20_000;

type Row = Record<string, unknown>;
const toReply = (row: Row): Reply => ({
  subject: String(row['subject']),
  body: String(row['body']),
  at: Number(row['at']),
  person: String(row['person']),
  revision: Number(row['revision']),
});

/** Answers that were sent, oldest first. */
export const sentReplies = (database: DatabaseSync, id: number): Reply[] =>
  prepared(database, 'SELECT * FROM desk_reply WHERE inquiry_id = ? AND sent = 1 ORDER BY id')
    .all(id)
    .map(toReply);

/** What is being written; undefined where nothing was saved. */
export function unsentReply(database: DatabaseSync, id: number): Reply | undefined {
  const row = database
    .prepare('SELECT * FROM desk_reply WHERE inquiry_id = ? AND sent = 0')
    .get(id);
  return row && toReply(row);
}
