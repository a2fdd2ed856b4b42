/**
 * What the staff do with an inquiry. Each change names the revision that its author has seen: who has not seen another's
 * change is told of it, and nothing is overwritten.
 */
import type { DatabaseSync } from 'node:sqlite';

import { logAction, type Action } from '#desk/database/action-log.ts';
import { readInquiry } from '#server/forms/inquiry-record.ts';
import { forgetDeleted } from '#server/forms/retention.ts';

import { readTreatment, type Treatment } from './desk-record.ts';
import { isOpen, type State } from './states.ts';

/** Who does it, and when. */
export interface Doer {
  readonly person: string;
  readonly now: number;
}

export type Outcome =
  | { readonly kind: 'done'; readonly revision: number }
  /** Somebody else was quicker; this is how it is now. */
  | { readonly kind: 'conflict'; readonly now: Treatment }
  | { readonly kind: 'gone' };

/** What a change may set. Notes and names that are too long are cut. */
export interface Change {
  readonly state?: State;
  readonly person?: string;
  readonly note?: string;
  /** Day in Seoul, ISO 8601; empty takes the reminder away. */
  readonly remindOn?: string;
}

/** Longest note and name that are kept. */
export const NOTE_MAX = 10_000;
export const PERSON_MAX = 40;

/** In one transaction, undone as a whole. */
export function inOne<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Changes state, person, note or reminder.
 *
 * @param seen the revision that the author has seen
 * @throws SQLite's error where the file is locked or full
 */
export function changeInquiry(
  database: DatabaseSync,
  id: number,
  seen: number,
  change: Change,
  { person, now }: Doer,
): Outcome {
  return inOne(database, () => {
    const before = readTreatment(database, id);
    if (!before) return { kind: 'gone' };
    const next = { ...before, ...change };
    const actions: Action[] = [];
    if (next.state !== before.state) actions.push(`state:${next.state}`);
    if (next.person !== before.person) actions.push('person');
    if (next.note !== before.note) actions.push('note');
    if (next.remindOn !== before.remindOn) actions.push('remind');
    if (actions.length === 0) return { kind: 'done', revision: before.revision };
    if (before.revision !== seen) return { kind: 'conflict', now: before };
    database
      .prepare(
        `UPDATE desk_inquiry SET state = ?, person = ?, note = ?, remind_on = ?, revision = revision + 1, changed_at = ?, changed_by = ?
         WHERE inquiry_id = ?`,
      )
      .run(
        next.state,
        next.person.slice(0, PERSON_MAX),
        next.note.slice(0, NOTE_MAX),
        next.remindOn,
        now,
        person,
        id,
      );
    if (next.state === 'answered' && before.state !== 'answered')
      database.prepare('UPDATE inquiry SET answered_at = ? WHERE id = ?').run(now, id);
    for (const action of actions) logAction(database, { at: now, person, action, inquiryId: id });
    return { kind: 'done', revision: before.revision + 1 };
  });
}

/** Says that an answer is being written: a new inquiry is in progress from then on. */
export function startReply(database: DatabaseSync, id: number, { person, now }: Doer): boolean {
  return inOne(database, () => {
    const before = readTreatment(database, id);
    if (!before) return false;
    logAction(database, { at: now, person, action: 'reply', inquiryId: id });
    if (before.state !== 'new') return true;
    database
      .prepare(
        `UPDATE desk_inquiry SET state = 'working', revision = revision + 1, changed_at = ?, changed_by = ? WHERE inquiry_id = ?`,
      )
      .run(now, person, id);
    logAction(database, { at: now, person, action: 'state:working', inquiryId: id });
    return true;
  });
}

/** Has the mail to the supplier sent once more; false where the inquiry is gone. */
export function resendMail(database: DatabaseSync, id: number, { person, now }: Doer): boolean {
  if (!readInquiry(database, id)) return false;
  database
    .prepare(
      `INSERT INTO outbox (inquiry_id, next_attempt_at) VALUES (:id, :now)
       ON CONFLICT (inquiry_id) DO UPDATE SET attempts = 0, next_attempt_at = :now, sent_at = NULL,
         last_error = NULL, lease_until = NULL, given_up_at = NULL, receivers = NULL`,
    )
    .run({ id, now: Date.now() });
  logAction(database, { at: now, person, action: 'resend', inquiryId: id });
  return true;
}

/** Has every mail sent that waits or was given up; returns how many. */
export function resendAllFailed(database: DatabaseSync, doer: Doer): number {
  const waiting = database
    .prepare('SELECT inquiry_id AS id FROM outbox WHERE sent_at IS NULL')
    .all();
  for (const row of waiting) resendMail(database, Number(row['id']), doer);
  return waiting.length;
}

/**
 * Deletes an inquiry for good, with what was merged into it.
 *
 * @param seen the revision that the author has seen: what somebody else has merged into it since goes with nobody's knowledge
 * @returns false where it has changed since
 */
export function deleteWithMerged(
  database: DatabaseSync,
  id: number,
  seen: number,
  { person, now }: Doer,
): boolean {
  const deleted = inOne(database, () => {
    if (readTreatment(database, id)?.revision !== seen) return false;
    const ids = database
      .prepare(
        'SELECT id FROM inquiry WHERE id = ?1 OR id IN (SELECT inquiry_id FROM desk_inquiry WHERE merged_into = ?1)',
      )
      .all(id)
      .map((row) => Number(row['id']));
    for (const each of ids) {
      logAction(database, { at: now, person, action: 'delete', inquiryId: each });
      database.prepare('DELETE FROM inquiry WHERE id = ?').run(each);
    }
    return true;
  });
  if (deleted) forgetDeleted(database);
  return deleted;
}

/**
 * Shows an inquiry under another one of the same sender from now on; false where that makes no sense. The other one takes over
 * its state where that is open: under an answered inquiry nobody would look for a question.
 */
export function mergeInto(
  database: DatabaseSync,
  id: number,
  target: number,
  { person, now }: Doer,
): boolean {
  return inOne(database, () => {
    const [one, other] = [readInquiry(database, id), readInquiry(database, target)];
    const [own, treatment] = [readTreatment(database, id), readTreatment(database, target)];
    if (!one || !other || !own || !treatment || treatment.mergedInto !== null || id === target)
      return false;
    if (one.email.toLowerCase() !== other.email.toLowerCase()) return false;
    database
      .prepare(
        'UPDATE desk_inquiry SET merged_into = ?1, revision = revision + 1 WHERE inquiry_id = ?2 OR merged_into = ?2',
      )
      .run(target, id);
    const state = isOpen(own.state) && !isOpen(treatment.state) ? own.state : treatment.state;
    database
      .prepare(
        'UPDATE desk_inquiry SET state = ?, revision = revision + 1, changed_at = ?, changed_by = ? WHERE inquiry_id = ?',
      )
      .run(state, now, person, target);
    logAction(database, { at: now, person, action: 'merge', inquiryId: id });
    logAction(database, { at: now, person, action: 'merge', inquiryId: target });
    if (state !== treatment.state)
      logAction(database, { at: now, person, action: `state:${state}`, inquiryId: target });
    return true;
  });
}

/** Takes a merged inquiry out again. */
export function unmerge(database: DatabaseSync, id: number, { person, now }: Doer): boolean {
  const { changes } = database
    .prepare(
      'UPDATE desk_inquiry SET merged_into = NULL, revision = revision + 1 WHERE inquiry_id = ? AND merged_into IS NOT NULL',
    )
    .run(id);
  if (Number(changes) > 0)
    logAction(database, { at: now, person, action: 'unmerge', inquiryId: id });
  return Number(changes) > 0;
}
