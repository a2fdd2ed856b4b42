/** What the server asks the database for, on behalf of whoever has the address of a sheet. Everything else is the desk's. */
import type { DatabaseSync } from 'node:sqlite';

import type { Language } from '#contract/address.ts';
import type { Period } from '#contract/retention-period.ts';
import { before } from '#server/forms/retention.ts';

import { digestOf } from './secrets.ts';
import { lastRevision, readSheet, type ShownSheet, shownSheet } from './sheet.ts';

/** A question that a customer adds to a sheet. */
export interface FurtherQuestion {
  readonly code: string;
  readonly about: string;
}

/** A file with its content. */
export interface SheetContent {
  readonly name: string;
  readonly kind: string;
  readonly content: Uint8Array;
}

/** Most questions that are added to one sheet: whoever has more to say writes a new inquiry. */
export const MAX_FURTHER = 40;

export interface SheetCalls {
  /** A revision of a sheet, the newest where none is named; null: no such address, or no such revision. */
  showSheet: (asked: { readonly secret: string; readonly revision?: number }) => ShownSheet | null;
  sheetFile: (asked: { readonly secret: string; readonly id: number }) => SheetContent | null;
  /** The PDF of a revision that was made before; null: none yet. */
  sheetPdf: (asked: RevisionFile) => Uint8Array | null;
  keepSheetPdf: (made: RevisionFile & { readonly content: Uint8Array }) => void;
  /** @returns how many were added; null: no such address */
  askFurther: (asked: {
    readonly secret: string;
    readonly questions: readonly FurtherQuestion[];
  }) => number | null;
}

interface RevisionFile {
  readonly secret: string;
  readonly revision: number;
  readonly language: Language;
}

/**
 * Makes them for an open database. Unknown, revoked and expired addresses are one query without a row: nobody can tell them
 * apart, by the time either.
 *
 * @param retention sheets end with it, though their inquiries may be deleted some hours later
 */
export function sheetCalls(
  database: DatabaseSync,
  { retention, mailed, now = Date.now }: { retention: Period; mailed: boolean; now?: () => number },
): SheetCalls {
  const find = (secret: string): number | undefined => {
    const row = database
      .prepare(
        `SELECT coalesce(s.shown_as, s.inquiry_id) AS id FROM answer_sheet s JOIN inquiry i ON i.id = s.inquiry_id
         WHERE s.digest = ? AND s.revoked_at IS NULL AND i.received_at >= ?`,
      )
      .get(digestOf(secret), before(now(), retention));
    return row && Number(row['id']);
  };
  const sheetOf = (secret: string) => {
    const id = find(secret);
    return id === undefined ? undefined : readSheet(database, id);
  };
  return {
    showSheet: ({ secret, revision }) => {
      const sheet = sheetOf(secret);
      return (sheet && shownSheet(database, sheet, revision ?? lastRevision(sheet))) ?? null;
    },
    sheetFile: ({ secret, id }) => {
      const sheet = sheetOf(secret);
      // Drafts are the desk's alone.
      const file = sheet?.files.find((each) => each.id === id);
      if (!sheet || !file || file.revision > lastRevision(sheet)) return null;
      const row = database.prepare('SELECT content FROM answer_file WHERE id = ?').get(id);
      return row
        ? { name: file.name, kind: file.kind, content: row['content'] as Uint8Array }
        : null;
    },
    sheetPdf: ({ secret, revision, language }) => {
      const id = find(secret);
      const row =
        id !== undefined &&
        database
          .prepare(
            'SELECT content FROM answer_file WHERE inquiry_id = ? AND revision = ? AND kind = ?',
          )
          .get(id, revision, `sheet-${language}`);
      return row ? (row['content'] as Uint8Array) : null;
    },
    keepSheetPdf: ({ secret, revision, language, content }) => {
      const id = find(secret);
      if (id === undefined) return;
      const kind = `sheet-${language}`;
      database
        .prepare(
          `INSERT INTO answer_file (inquiry_id, revision, kind, name, size, person, at, content) SELECT ?1, ?2, ?3, '', ?4, '', ?5, ?6
           WHERE NOT EXISTS (SELECT 1 FROM answer_file WHERE inquiry_id = ?1 AND revision = ?2 AND kind = ?3)`,
        )
        .run(id, revision, kind, content.length, now(), content);
    },
    askFurther: ({ secret, questions }) => {
      const id = find(secret);
      if (id === undefined) return null;
      const at = now();
      const insert = database.prepare(
        `INSERT INTO further_question (inquiry_id, code, about, asked_at) SELECT ?1, ?2, ?3, ?4
         WHERE (SELECT count(*) FROM further_question WHERE inquiry_id = ?1) < ${MAX_FURTHER}
           AND NOT EXISTS (SELECT 1 FROM further_question WHERE inquiry_id = ?1 AND code = ?2 AND about = ?3)`,
      );
      database.exec('BEGIN IMMEDIATE');
      try {
        let added = 0;
        for (const { code, about } of questions)
          added += Number(insert.run(id, code, about, at).changes);
        if (added > 0 && mailed)
          database
            .prepare(
              'INSERT OR REPLACE INTO question_mail (inquiry_id, next_attempt_at) VALUES (?, ?)',
            )
            .run(id, at);
        database.exec('COMMIT');
        return added;
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
  };
}
