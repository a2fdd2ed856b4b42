/**
 * The desk's own tables, in the same file as the inquiries. The server knows nothing of them: its release before and after
 * this one goes on with the file, and triggers do here what has to happen when it writes or deletes an inquiry.
 */
import type { DatabaseSync } from 'node:sqlite';

import { DeskTrouble } from './desk-trouble.ts';

/** As in server/forms/database.ts: never change one that has been released, add another. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE desk_inquiry (
     inquiry_id INTEGER PRIMARY KEY REFERENCES inquiry (id) ON DELETE CASCADE,
     state TEXT NOT NULL CHECK (state IN ('new', 'working', 'answered', 'closed', 'spam')),
     person TEXT NOT NULL DEFAULT '',               -- who looks after it
     note TEXT NOT NULL DEFAULT '',
     merged_into INTEGER REFERENCES inquiry (id) ON DELETE SET NULL,
     revision INTEGER NOT NULL DEFAULT 0,           -- grows with each change: who has seen an older one is told first
     changed_at INTEGER,
     changed_by TEXT NOT NULL DEFAULT ''
   ) STRICT;
   CREATE INDEX desk_inquiry_state ON desk_inquiry (state, inquiry_id) WHERE merged_into IS NULL;
   CREATE INDEX desk_inquiry_person ON desk_inquiry (person, inquiry_id) WHERE person <> '';
   CREATE INDEX desk_inquiry_merged ON desk_inquiry (merged_into) WHERE merged_into IS NOT NULL;
   CREATE INDEX desk_inquiry_email ON inquiry (email COLLATE NOCASE);
   INSERT INTO desk_inquiry (inquiry_id, state)
     SELECT id, CASE WHEN answered_at IS NOT NULL THEN 'answered' WHEN flags LIKE '%"honeypot"%' THEN 'spam' ELSE 'new' END
     FROM inquiry;
   CREATE TRIGGER desk_arrival AFTER INSERT ON inquiry BEGIN
     INSERT OR IGNORE INTO desk_inquiry (inquiry_id, state)
     VALUES (new.id, CASE WHEN new.flags LIKE '%"honeypot"%' THEN 'spam' ELSE 'new' END);
   END;
   -- By the command line (npm run inquiries -- answered).
   CREATE TRIGGER desk_answered AFTER UPDATE OF answered_at ON inquiry WHEN new.answered_at IS NOT NULL BEGIN
     UPDATE desk_inquiry SET state = 'answered', revision = revision + 1
     WHERE inquiry_id = new.id AND state <> 'answered';
   END;

   CREATE VIRTUAL TABLE desk_search USING fts5 (text, initials, tokenize = 'unicode61 remove_diacritics 0', prefix = '1');
   INSERT INTO desk_search (desk_search, rank) VALUES ('secure-delete', 1);
   CREATE TRIGGER desk_departure AFTER DELETE ON inquiry BEGIN
     DELETE FROM desk_search WHERE rowid = old.id;
   END;

   CREATE TABLE desk_log (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     at INTEGER NOT NULL,
     person TEXT NOT NULL,
     action TEXT NOT NULL,                          -- never what anybody wrote
     inquiry_id INTEGER                             -- stays when the inquiry is gone
   ) STRICT;
   CREATE INDEX desk_log_inquiry ON desk_log (inquiry_id, id);
   CREATE TABLE desk_session (
     token_digest TEXT PRIMARY KEY,                 -- SHA-256: who reads the file has no session
     user TEXT NOT NULL,
     expires_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE desk_fact (
     id TEXT PRIMARY KEY,                           -- of the content report's item
     answer TEXT NOT NULL,
     confirmed INTEGER NOT NULL,
     revision INTEGER NOT NULL,
     at INTEGER NOT NULL,
     person TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;`,
  `CREATE TABLE desk_notice (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     ko TEXT NOT NULL,
     en TEXT NOT NULL,
     first_day TEXT NOT NULL,                       -- in Seoul, ISO 8601
     last_day TEXT NOT NULL,
     place TEXT NOT NULL
   ) STRICT;`,
  // The number that staff and sender know: it stays when the inquiry is gone.
  `ALTER TABLE desk_log ADD COLUMN receipt TEXT;
   UPDATE desk_log SET receipt = (SELECT receipt FROM inquiry WHERE id = inquiry_id);`,
  // As server/forms/spam-signals.ts judges: a filled honeypot alone is doubtful, and for the staff to see.
  `DROP TRIGGER desk_arrival;
   CREATE TRIGGER desk_arrival AFTER INSERT ON inquiry BEGIN
     INSERT OR IGNORE INTO desk_inquiry (inquiry_id, state)
     VALUES (new.id, CASE WHEN new.flags LIKE '%"honeypot"%' AND new.flags <> '["honeypot"]' THEN 'spam' ELSE 'new' END);
   END;
   UPDATE desk_inquiry SET state = 'new'
   WHERE state = 'spam' AND revision = 0
     AND inquiry_id IN (SELECT id FROM inquiry WHERE flags = '["honeypot"]');`,
  // Facts on their way to the site: the file itself holds none that one person alone has confirmed.
  `CREATE TABLE desk_proposal (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     product TEXT NOT NULL,                         -- id
     key TEXT NOT NULL,
     fact TEXT NOT NULL,                            -- value and scope (JSON)
     supplier TEXT NOT NULL,
     date TEXT NOT NULL,                            -- of the document, ISO 8601
     document TEXT NOT NULL,                        -- name or number
     inquiry_id INTEGER,                            -- stays when the inquiry is gone
     receipt TEXT,
     proposed_by TEXT NOT NULL CHECK (proposed_by <> ''),
     proposed_at INTEGER NOT NULL,
     confirmed_by TEXT CHECK (confirmed_by <> ''),
     confirmed_at INTEGER,
     withdrawn_by TEXT,
     withdrawn_at INTEGER,
     CHECK (confirmed_by IS NULL OR (confirmed_by NOT IN (proposed_by, 'local') AND proposed_by <> 'local'
       AND supplier <> '' AND date <> '' AND document <> ''))
   ) STRICT;
   CREATE INDEX desk_proposal_product ON desk_proposal (product, key);
   CREATE TRIGGER desk_proposal_confirmed BEFORE UPDATE OF product, key, fact, supplier, date, document, proposed_by, confirmed_by
   ON desk_proposal WHEN old.confirmed_by IS NOT NULL BEGIN
     SELECT RAISE(ABORT, 'a confirmed fact is withdrawn, never changed');
   END;`,
  `ALTER TABLE desk_inquiry ADD COLUMN remind_on TEXT NOT NULL DEFAULT ''; -- day in Seoul, ISO 8601; empty: none
   CREATE INDEX desk_inquiry_remind ON desk_inquiry (remind_on, inquiry_id) WHERE remind_on <> '';
   CREATE TABLE desk_reply (                        -- answers by mail: sent ones, and the one that is being written
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     inquiry_id INTEGER NOT NULL REFERENCES inquiry (id) ON DELETE CASCADE,
     subject TEXT NOT NULL,
     body TEXT NOT NULL,
     sent INTEGER NOT NULL CHECK (sent IN (0, 1)),
     revision INTEGER NOT NULL DEFAULT 1,           -- of what is being written: grows with each saving
     at INTEGER NOT NULL,
     person TEXT NOT NULL
   ) STRICT;
   CREATE UNIQUE INDEX desk_reply_unsent ON desk_reply (inquiry_id) WHERE sent = 0;
   CREATE INDEX desk_reply_inquiry ON desk_reply (inquiry_id, id);
   CREATE TABLE desk_phrase (                       -- what answers say again and again
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     language TEXT NOT NULL CHECK (language IN ('ko', 'en')),
     title TEXT NOT NULL,
     words TEXT NOT NULL
   ) STRICT;
   ALTER TABLE desk_log ADD COLUMN about TEXT NOT NULL DEFAULT ''; -- the user, phrase or copy that an action concerns`,
  // Answers (server/answers): what is asked further is new again; a merged inquiry that has no answer of its own shows the other's.
  `CREATE TRIGGER desk_asked_further AFTER INSERT ON further_question BEGIN
     UPDATE desk_inquiry SET state = 'new', revision = revision + 1
     WHERE inquiry_id = new.inquiry_id AND state IN ('answered', 'closed');
   END;
   CREATE TRIGGER desk_sheet_merged AFTER UPDATE OF merged_into ON desk_inquiry BEGIN
     UPDATE answer_sheet SET shown_as = new.merged_into
     WHERE inquiry_id = new.inquiry_id
       AND NOT EXISTS (SELECT 1 FROM answer_revision r WHERE r.inquiry_id = new.inquiry_id);
   END;`,
];

/**
 * Makes the tables, or brings them to the newest version.
 *
 * @throws DeskTrouble where a newer release has made them
 */
export function migrateDeskTables(database: DatabaseSync): void {
  const known = database
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'desk_version'")
    .get();
  const row = known && database.prepare('SELECT version FROM desk_version').get();
  const version = Number(row?.['version'] ?? 0);
  if (version > MIGRATIONS.length) throw new DeskTrouble('newer');
  if (version === MIGRATIONS.length) return;
  const statements = MIGRATIONS.slice(version).join('\n');
  try {
    database.exec(`BEGIN IMMEDIATE; ${statements}
      CREATE TABLE IF NOT EXISTS desk_version (version INTEGER NOT NULL) STRICT;
      DELETE FROM desk_version; INSERT INTO desk_version VALUES (${MIGRATIONS.length}); COMMIT;`);
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
