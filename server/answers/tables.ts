/**
 * Tables of the answers to inquiries. They belong to the file of inquiries: deletion, retention, backup and restore cover them, files
 * included, and an older release goes on with the file and deletes them with their inquiry
 * (docs/decisions/0016-answers-as-revisions.md).
 */

/** A queue of mails as the outbox sends them, one row for each inquiry. */
const queue = (table: string, columns = ''): string => `CREATE TABLE IF NOT EXISTS ${table} (
  inquiry_id INTEGER PRIMARY KEY REFERENCES inquiry (id) ON DELETE CASCADE,
  ${columns}
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL,
  sent_at INTEGER,
  last_error TEXT,
  lease_until INTEGER,
  given_up_at INTEGER,
  receivers TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS ${table}_due ON ${table} (next_attempt_at) WHERE sent_at IS NULL;`;

export const ANSWER_TABLES = `
CREATE TABLE IF NOT EXISTS answer_sheet (
  inquiry_id INTEGER PRIMARY KEY REFERENCES inquiry (id) ON DELETE CASCADE,
  secret TEXT NOT NULL,                            -- of its address
  digest TEXT NOT NULL UNIQUE,                     -- SHA-256 of the secret, hex: addresses are looked up by it
  revoked_at INTEGER,
  shown_as INTEGER REFERENCES inquiry (id) ON DELETE SET NULL, -- the inquiry that it was merged into
  version INTEGER NOT NULL DEFAULT 0,              -- grows with each change of the draft
  note TEXT NOT NULL DEFAULT ''                    -- to the customer, with the next revision
) STRICT;
CREATE TABLE IF NOT EXISTS further_question (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  inquiry_id INTEGER NOT NULL REFERENCES inquiry (id) ON DELETE CASCADE,
  code TEXT NOT NULL,                              -- of a product; '': of none
  about TEXT NOT NULL CHECK (about <> ''),
  asked_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS further_question_inquiry ON further_question (inquiry_id, id);
CREATE TABLE IF NOT EXISTS answer_revision (
  inquiry_id INTEGER NOT NULL REFERENCES inquiry (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL CHECK (revision > 0),  -- 1 is B; A is the inquiry itself
  at INTEGER NOT NULL,
  person TEXT NOT NULL,
  note TEXT NOT NULL,
  answered INTEGER NOT NULL,                       -- questions with an answer by then
  mailed_at INTEGER,
  PRIMARY KEY (inquiry_id, revision)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS answer (
  inquiry_id INTEGER NOT NULL REFERENCES inquiry (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,                       -- the first one that has it; above the last one sent: a draft
  question TEXT NOT NULL,                          -- id of the question (questions.ts)
  key TEXT NOT NULL,                               -- of facts/keys.ts; '': words alone
  code TEXT NOT NULL,
  size TEXT NOT NULL,                              -- 'DN 50'; '': every size
  value TEXT,                                      -- of the key's kind (JSON); null: none, or words alone
  unit TEXT,
  words TEXT NOT NULL,
  source TEXT NOT NULL CHECK (source IN ('manufacturer', 'measured', 'open')),
  proposed INTEGER NOT NULL CHECK (proposed IN (0, 1)),
  answered_by TEXT NOT NULL,
  answered_at INTEGER NOT NULL,
  PRIMARY KEY (inquiry_id, revision, question, key)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS answer_file (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  inquiry_id INTEGER NOT NULL REFERENCES inquiry (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,                       -- the first one that has it
  kind TEXT NOT NULL CHECK (kind IN ('pdf', 'step', 'dxf', 'sheet-ko', 'sheet-en')), -- sheet: the revision itself, made once
  name TEXT NOT NULL,
  size INTEGER NOT NULL,
  person TEXT NOT NULL,
  at INTEGER NOT NULL,
  content BLOB NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS answer_file_inquiry ON answer_file (inquiry_id, revision, kind);
${queue('revision_mail', 'revision INTEGER NOT NULL,')}
${queue('question_mail')}
CREATE TRIGGER IF NOT EXISTS answer_mailed AFTER UPDATE OF sent_at ON revision_mail WHEN new.sent_at IS NOT NULL BEGIN
  UPDATE answer_revision SET mailed_at = new.sent_at WHERE inquiry_id = new.inquiry_id AND revision = new.revision;
END;`;
