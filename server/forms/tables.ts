/** Tables beside that of inquiries, and names of columns; `database.ts` makes them. */
import type { InquiryField } from '#contract/inquiry-fields.ts';

/** Column of a field: `companyName` is kept as `company_name`. */
export const columnOf = (field: InquiryField): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Mails to senders that wait or have gone; the same columns as the outbox, which an older release goes on with alone. */
export const CONFIRMATION_TABLE = `CREATE TABLE IF NOT EXISTS confirmation (
  inquiry_id INTEGER PRIMARY KEY REFERENCES inquiry (id) ON DELETE CASCADE,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL,
  sent_at INTEGER,
  last_error TEXT,
  lease_until INTEGER,
  given_up_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS confirmation_due ON confirmation (next_attempt_at) WHERE sent_at IS NULL;`;

/** The last count of each day. Counting the rows would give a number again after an inquiry has been deleted. */
export const RECEIPT_TABLES =
  'CREATE TABLE IF NOT EXISTS receipt_count (day TEXT PRIMARY KEY, last INTEGER NOT NULL) STRICT, WITHOUT ROWID;' +
  'CREATE UNIQUE INDEX IF NOT EXISTS inquiry_receipt ON inquiry (receipt) WHERE receipt IS NOT NULL;';
