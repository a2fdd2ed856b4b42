/** What the staff changes about single inquiries at the command line: the actions of the desk, in its log. */
import type { DatabaseSync } from 'node:sqlite';

import { migrateDeskTables } from '#desk/database/desk-tables.ts';
import {
  changeInquiry,
  deleteWithMerged,
  type Doer,
  type Outcome,
  resendMail,
} from '#desk/inquiries/changes.ts';
import { readTreatment } from '#desk/inquiries/desk-record.ts';
import { COMMAND_LINE } from '#desk/texts/persons.ts';
import {
  readInquiries,
  readInquiry,
  readInquiryByReceipt,
  type InquiryRecord,
} from '#server/forms/inquiry-record.ts';
import { forgetDeleted } from '#server/forms/retention.ts';
import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';
import { UserError } from '#tools/command-line.mjs';

/** The inquiry that a word names: `12`, `#12` or a receipt number, `GM-20261121-014`. */
export function inquiryNamed(
  database: DatabaseSync,
  word: string | undefined,
  command: string,
): InquiryRecord {
  const byReceipt = word === undefined ? undefined : readInquiryByReceipt(database, word);
  if (byReceipt) return byReceipt;
  if (word === undefined || !/^#?[1-9]\d*$/.test(word))
    throw new UserError(`Which one? ${command} N`);
  const id = Number(word.replace('#', ''));
  const record = readInquiry(database, id);
  if (!record) throw new UserError(`There is no inquiry ${id}.`);
  return record;
}

/** Whoever works at the command line, in the desk's log. */
const doer = (): Doer => ({ person: COMMAND_LINE, now: Date.now() });

/** The revision of the desk's record; makes the desk's tables where no desk has run yet. */
function revisionOf(database: DatabaseSync, id: number): number {
  migrateDeskTables(database);
  return readTreatment(database, id)?.revision ?? 0;
}

/** Deletes one for good, as the desk does; with its mail, and what was merged into it. */
export const deleteInquiry = (database: DatabaseSync, { id }: InquiryRecord): boolean =>
  deleteWithMerged(database, id, revisionOf(database, id), doer());

/** Deletes everything that came from an address, in any letter case; returns how many. */
export function deleteInquiriesFrom(database: DatabaseSync, email: string): number {
  const wanted = email.normalize('NFKC').trim().toLowerCase();
  const ids = [...readInquiries(database)].filter(
    (record) => record.email.toLowerCase() === wanted,
  );
  const remove = database.prepare('DELETE FROM inquiry WHERE id = ?');
  for (const { id } of ids) remove.run(id);
  forgetDeleted(database);
  return ids.length;
}

/** Marks one as answered, now. */
export const markAnswered = (database: DatabaseSync, { id }: InquiryRecord): Outcome =>
  changeInquiry(database, id, revisionOf(database, id), { state: 'answered' }, doer());

/** Has the mail of one sent once more, by the running server or by the next one. */
export function resend(database: DatabaseSync, { id }: InquiryRecord): void {
  migrateDeskTables(database);
  resendMail(database, id, doer());
}

/** Inquiries with a text in any of their fields or in their receipt number, whatever the letter case. */
export function* searchInquiries(database: DatabaseSync, text: string): Generator<InquiryRecord> {
  const wanted = text.normalize('NFC').toLowerCase();
  for (const record of readInquiries(database)) {
    const texts = [record.receipt ?? '', ...INQUIRY_FIELDS.map((field) => record[field])];
    if (texts.some((value) => value.toLowerCase().includes(wanted))) yield record;
  }
}
