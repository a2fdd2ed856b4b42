/** Saving an answer while it is written, and keeping it once it was sent. */
import type { DatabaseSync } from 'node:sqlite';

import { logAction } from '#desk/database/action-log.ts';

import { changeInquiry, type Doer, inOne } from './changes.ts';
import { BODY_MAX, type Reply, type ReplyWords, SUBJECT_MAX, unsentReply } from './replies.ts';

const cut = ({ subject, body }: ReplyWords): [string, string] => [
  subject.slice(0, SUBJECT_MAX),
  body.slice(0, BODY_MAX),
];

/**
 * Saves what is being written.
 *
 * @param seen the revision that its author has seen, 0 where nothing was saved
 * @returns the new revision; what somebody else has saved meanwhile; undefined where the inquiry is gone
 */
export function saveReply(
  database: DatabaseSync,
  id: number,
  seen: number,
  words: ReplyWords,
  { person, now }: Doer,
): number | Reply | undefined {
  return inOne(database, () => {
    if (!database.prepare('SELECT 1 FROM inquiry WHERE id = ?').get(id)) return undefined;
    const before = unsentReply(database, id);
    if (before && before.subject === words.subject && before.body === words.body)
      return before.revision;
    if (before && before.revision !== seen) return before;
    database
      .prepare(
        `INSERT INTO desk_reply (inquiry_id, subject, body, sent, at, person) VALUES (?, ?, ?, 0, ?, ?)
         ON CONFLICT (inquiry_id) WHERE sent = 0 DO UPDATE SET subject = excluded.subject, body = excluded.body,
           revision = revision + 1, at = excluded.at, person = excluded.person`,
      )
      .run(id, ...cut(words), now, person);
    return (before?.revision ?? 0) + 1;
  });
}

/** Keeps what was sent, and says so of the inquiry; false where it is gone. */
export function keepSentReply(
  database: DatabaseSync,
  id: number,
  words: ReplyWords,
  doer: Doer,
): boolean {
  const revision = inOne(database, () => {
    const row = database.prepare('SELECT revision FROM desk_inquiry WHERE inquiry_id = ?').get(id);
    if (!row) return undefined;
    database.prepare('DELETE FROM desk_reply WHERE inquiry_id = ? AND sent = 0').run(id);
    database
      .prepare(
        'INSERT INTO desk_reply (inquiry_id, subject, body, sent, at, person) VALUES (?, ?, ?, 1, ?, ?)',
      )
      .run(id, ...cut(words), doer.now, doer.person);
    logAction(database, { at: doer.now, person: doer.person, action: 'answer', inquiryId: id });
    return Number(row['revision']);
  });
  if (revision === undefined) return false;
  changeInquiry(database, id, revision, { state: 'answered' }, doer);
  return true;
}
