/** What the staff changes about single inquiries. */
import type { DatabaseSync } from 'node:sqlite';

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

/** Deletes one for good; its mail with it. */
export function deleteInquiry(database: DatabaseSync, { id }: InquiryRecord): void {
  database.prepare('DELETE FROM inquiry WHERE id = ?').run(id);
  forgetDeleted(database);
}

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
export function markAnswered(database: DatabaseSync, { id }: InquiryRecord): void {
  database.prepare('UPDATE inquiry SET answered_at = ? WHERE id = ?').run(Date.now(), id);
}

/** Has the mail of one sent once more, by the running server or by the next one. */
export function resend(database: DatabaseSync, { id }: InquiryRecord): void {
  database
    .prepare(
      `INSERT INTO outbox (inquiry_id, next_attempt_at) VALUES (:id, :now)
       ON CONFLICT (inquiry_id) DO UPDATE SET attempts = 0, next_attempt_at = :now, sent_at = NULL,
         last_error = NULL, lease_until = NULL, given_up_at = NULL, receivers = NULL`,
    )
    .run({ id, now: Date.now() });
}

/** Inquiries with a text in any of their fields or in their receipt number, whatever the letter case. */
export function* searchInquiries(database: DatabaseSync, text: string): Generator<InquiryRecord> {
  const wanted = text.normalize('NFC').toLowerCase();
  for (const record of readInquiries(database)) {
    const texts = [record.receipt ?? '', ...INQUIRY_FIELDS.map((field) => record[field])];
    if (texts.some((value) => value.toLowerCase().includes(wanted))) yield record;
  }
}
