/** The sheet of an inquiry as it is read back: the inquiry, its questions, the revisions with their answers and files. */
import type { DatabaseSync } from 'node:sqlite';

import { readInquiryText } from '#contract/inquiry-text.ts';
import { type InquiryRecord, readInquiry } from '#server/forms/inquiry-record.ts';

import { type Answer, answersOf } from './answer-record.ts';

/** One numbered question of a sheet. Its number is its place in the list. */
export interface SheetQuestion {
  /** `12.3`: the third of inquiry 12; `f7`: a further question. Stays when numbers move. */
  readonly id: string;
  /** Of the product that it is about, as the sender wrote it; '': of none. */
  readonly code: string;
  /** In the sender's words; '': the message as a whole. */
  readonly about: string;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
}

export interface SheetRevision {
  /** 1 is B; A is the inquiry itself, and none of these. */
  readonly revision: number;
  readonly at: number;
  readonly person: string;
  /** To the customer. */
  readonly note: string;
  /** How many questions had an answer by then. */
  readonly answered: number;
  /** Null: its mail has not been taken yet, or was given up. */
  readonly mailedAt: number | null;
}

export const FILE_KINDS = ['pdf', 'step', 'dxf'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A file that staff attached. */
export interface SheetFile {
  readonly id: number;
  /** The first revision that has it. */
  readonly revision: number;
  readonly kind: FileKind;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

export interface Sheet {
  readonly inquiry: InquiryRecord;
  readonly secret: string;
  readonly revokedAt: number | null;
  /** Grows with each change of the draft: who has seen an older one is told first. */
  readonly version: number;
  /** Note of the draft. */
  readonly note: string;
  readonly questions: readonly SheetQuestion[];
  /** Oldest first. */
  readonly revisions: readonly SheetRevision[];
  readonly files: readonly SheetFile[];
}

/** The questions of an inquiry's own text; without any, its message is the one question. */
export function questionsIn({ id, inquiry, receivedAt }: InquiryRecord): SheetQuestion[] {
  const { questions, products } = readInquiryText(inquiry);
  const codes = products.map(({ code }) => code);
  const asked = questions.map((line) => {
    const colon = line.indexOf(': ');
    const code = colon < 0 ? '' : line.slice(0, colon);
    // A question about a page may hold a colon of its own.
    const isCode = code !== '' && (codes.some((each) => each.includes(code)) || /^\S+$/.test(code));
    return isCode ? { code, about: line.slice(colon + 2) } : { code: '', about: line };
  });
  return (asked.length > 0 ? asked : [{ code: '', about: '' }]).map((question, place) => ({
    id: `${id}.${place + 1}`,
    ...question,
    askedAt: receivedAt,
  }));
}

type Row = Record<string, unknown>;
const text = (row: Row, name: string): string => (typeof row[name] === 'string' ? row[name] : '');
const numberOrNull = (value: unknown): number | null => (value == null ? null : Number(value));

/** The newest revision that was sent; 0 before any. */
export const lastRevision = ({ revisions }: Pick<Sheet, 'revisions'>): number =>
  revisions.at(-1)?.revision ?? 0;

/** Reads the sheet of an inquiry; undefined where it has none. */
export function readSheet(database: DatabaseSync, id: number): Sheet | undefined {
  const row = database.prepare('SELECT * FROM answer_sheet WHERE inquiry_id = ?').get(id);
  const inquiry = row && readInquiry(database, id);
  if (!inquiry) return undefined;
  const merged = database
    .prepare('SELECT inquiry_id AS id FROM answer_sheet WHERE shown_as = ? ORDER BY inquiry_id')
    .all(id)
    .flatMap((each) => readInquiry(database, Number(each['id'])) ?? []);
  const further = database
    .prepare('SELECT * FROM further_question WHERE inquiry_id = ? ORDER BY id')
    .all(id)
    .map((each) => ({
      id: `f${String(each['id'])}`,
      code: text(each, 'code'),
      about: text(each, 'about'),
      askedAt: Number(each['asked_at']),
    }));
  return {
    inquiry,
    secret: text(row, 'secret'),
    revokedAt: numberOrNull(row['revoked_at']),
    version: Number(row['version']),
    note: text(row, 'note'),
    questions: [
      ...questionsIn(inquiry),
      ...[...merged.flatMap(questionsIn), ...further].toSorted((a, b) => a.askedAt - b.askedAt),
    ],
    revisions: database
      .prepare('SELECT * FROM answer_revision WHERE inquiry_id = ? ORDER BY revision')
      .all(id)
      .map((each) => ({
        revision: Number(each['revision']),
        at: Number(each['at']),
        person: text(each, 'person'),
        note: text(each, 'note'),
        answered: Number(each['answered']),
        mailedAt: numberOrNull(each['mailed_at']),
      })),
    files: database
      .prepare(
        `SELECT id, revision, kind, name, size FROM answer_file
         WHERE inquiry_id = ? AND kind IN (${FILE_KINDS.map((kind) => `'${kind}'`).join(', ')}) ORDER BY id`,
      )
      .all(id)
      .map((each) => ({
        id: Number(each['id']),
        revision: Number(each['revision']),
        kind: text(each, 'kind') as FileKind,
        name: text(each, 'name'),
        size: Number(each['size']),
      })),
  };
}

/** One revision of a sheet as it is shown: what had been asked and answered by then. */
export interface ShownSheet extends Sheet {
  /** 0 is A. */
  readonly shown: number;
  /** By the id of the question; a question without one is open. */
  readonly answers: readonly Answer[];
}

/**
 * A revision of a sheet; undefined where there is none. The newest one also shows what has been asked since: its row stands there at
 * once.
 */
export function shownSheet(
  database: DatabaseSync,
  sheet: Sheet,
  shown: number,
): ShownSheet | undefined {
  const last = lastRevision(sheet);
  const { at, note } = sheet.revisions.find(({ revision }) => revision === shown) ?? {
    at: sheet.inquiry.receivedAt,
    note: '',
  };
  if (shown < 0 || shown > last) return undefined;
  return {
    ...sheet,
    shown,
    note,
    questions:
      shown === last ? sheet.questions : sheet.questions.filter(({ askedAt }) => askedAt <= at),
    files: sheet.files.filter(({ revision }) => revision <= shown),
    answers: answersOf(database, sheet.inquiry.id, shown),
  };
}
