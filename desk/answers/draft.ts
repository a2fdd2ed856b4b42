/** The sheet of an inquiry as the desk has it: with the draft of its next revision. */
import type { DatabaseSync } from 'node:sqlite';

import { type Answer, answersOf } from '#server/answers/answer-record.ts';
import { sheetGiver } from '#server/answers/secrets.ts';
import { lastRevision, readSheet, type Sheet } from '#server/answers/sheet.ts';

import { type AnswerField, fieldsOf } from './fields.ts';

/** A sheet as the desk has it. */
export interface Draft {
  readonly sheet: Sheet;
  /** The revision that is being written. */
  readonly revision: number;
  readonly answers: readonly Answer[];
  readonly fields: readonly AnswerField[];
  readonly mail: RevisionMail | null;
}

/** The mail of the newest revision. */
export interface RevisionMail {
  readonly sentAt: number | null;
  readonly attempts: number;
  readonly givenUpAt: number | null;
}

/** The sheet of an inquiry, made where an older release has given it none; undefined where there is no inquiry. */
export function readDraft(database: DatabaseSync, id: number): Draft | undefined {
  if (!database.prepare('SELECT 1 FROM inquiry WHERE id = ?').get(id)) return undefined;
  sheetGiver(database)(id);
  const sheet = readSheet(database, id);
  if (!sheet) return undefined;
  const revision = lastRevision(sheet) + 1;
  const answers = answersOf(database, id, revision);
  const mail = database.prepare('SELECT * FROM revision_mail WHERE inquiry_id = ?').get(id);
  const orNull = (value: unknown) => (value == null ? null : Number(value));
  return {
    sheet,
    revision,
    answers,
    fields: fieldsOf(sheet, answers),
    mail: mail
      ? {
          sentAt: orNull(mail['sent_at']),
          attempts: Number(mail['attempts']),
          givenUpAt: orNull(mail['given_up_at']),
        }
      : null,
  };
}
