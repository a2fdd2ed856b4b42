/** What staff do with the sheet of an inquiry: drafts, revisions, files, its address. Every change names the version that was seen. */
import type { DatabaseSync } from 'node:sqlite';

import { logAction } from '#desk/database/action-log.ts';
import { proposeFact } from '#desk/facts/proposals.ts';
import { readSize } from '#desk/facts/typed-value.ts';
import { type Doer, inOne } from '#desk/inquiries/changes.ts';
import { THIS_MACHINE } from '#desk/texts/persons.ts';
import { type Answer, isAnswered, keepAnswer } from '#server/answers/answer-record.ts';
import { digestOf, newSecret } from '#server/answers/secrets.ts';
import { FILE_KINDS, type FileKind } from '#server/answers/sheet.ts';

import { type Draft, readDraft } from './draft.ts';
import {
  type AnswerField,
  answeredCount,
  type Faults,
  NOTE_MAX,
  readFields,
  sendFaults,
} from './fields.ts';
import { fileName } from './file-kind.ts';

/** Most files of a sheet. */
const FILES_MAX = 20;

export type Kept =
  | { readonly kind: 'done' }
  /** Somebody else was quicker. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'gone' };
export type Sent =
  | Kept
  /** Something has to be mended before it can go out; no revision was made. */
  | { readonly kind: 'faults'; readonly faults: Faults };

const sameContent = (
  a: Omit<Answer, 'inquiry' | 'revision' | 'answeredBy' | 'answeredAt'>,
  b: Answer,
) =>
  JSON.stringify([a.value, a.words, a.source, a.position, a.proposed]) ===
  JSON.stringify([b.value, b.words, b.source, b.position, b.proposed]);

/** What staff typed into a sheet. */
export interface TypedSheet {
  readonly fields: readonly AnswerField[];
  readonly note: string;
  /** The version that its author has seen. */
  readonly seen: number;
}

/** Keeps what was typed as the draft of the next revision, unreadable values too. Needs a transaction. */
function keep(
  database: DatabaseSync,
  id: number,
  { fields, note, seen }: TypedSheet,
  { person, now }: Doer,
): Kept {
  const draft = readDraft(database, id);
  if (!draft) return { kind: 'gone' };
  if (draft.sheet.version !== seen) return { kind: 'conflict' };
  const { answers } = readFields(fields);
  const { revision } = draft;
  const base = { inquiry: id, revision, answeredBy: person, answeredAt: now };
  for (const answer of answers) {
    const before = draft.answers.find(
      (each) => each.question === answer.question && each.key === answer.key,
    );
    // What nobody has answered and nobody has touched leaves no trace.
    if (
      before
        ? sameContent(answer, before)
        : answer.value === null && answer.words === '' && answer.source === 'open'
    )
      continue;
    keepAnswer(database, { ...base, ...answer });
  }
  // A value that was taken out again.
  for (const before of draft.answers)
    if (
      before.key !== null &&
      (before.value !== null || before.words !== '') &&
      !answers.some((each) => each.question === before.question && each.key === before.key)
    )
      keepAnswer(database, { ...before, ...base, value: null, words: '', proposed: false });
  database
    .prepare('UPDATE answer_sheet SET version = version + 1, note = ? WHERE inquiry_id = ?')
    .run(note.slice(0, NOTE_MAX), id);
  return { kind: 'done' };
}

/** Saves the draft; the inquiry is in progress from then on. */
export function saveDraft(database: DatabaseSync, id: number, typed: TypedSheet, doer: Doer): Kept {
  return inOne(database, () => {
    const outcome = keep(database, id, typed, doer);
    if (outcome.kind !== 'done') return outcome;
    const { changes } = database
      .prepare(
        `UPDATE desk_inquiry SET state = 'working', revision = revision + 1, changed_at = ?, changed_by = ?
         WHERE inquiry_id = ? AND state = 'new'`,
      )
      .run(doer.now, doer.person, id);
    const entry = { at: doer.now, person: doer.person, inquiryId: id };
    if (Number(changes) > 0) logAction(database, { ...entry, action: 'state:working' });
    return outcome;
  });
}

/**
 * Makes the revision of what was typed, queues its mail, and marks the inquiry as answered. From then on it is locked: what changes later
 * belongs to the next one.
 */
export function sendRevision(
  database: DatabaseSync,
  id: number,
  typed: TypedSheet,
  doer: Doer,
): Sent {
  const faults = sendFaults(typed.fields);
  if (faults.size > 0) return { kind: 'faults', faults };
  return inOne(database, () => {
    const outcome = keep(database, id, typed, doer);
    if (outcome.kind !== 'done') return outcome;
    const draft = readDraft(database, id);
    if (!draft) return { kind: 'gone' };
    const { revision, fields, answers, sheet } = draft;
    const { person, now } = doer;
    // A desk without accounts knows no names.
    const name = person === THIS_MACHINE ? '' : person;
    database
      .prepare(
        'INSERT INTO answer_revision (inquiry_id, revision, at, person, note, answered) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .run(id, revision, now, name, sheet.note, answeredCount(fields));
    queueMail(database, id, revision, now);
    database
      .prepare("UPDATE answer_sheet SET note = '', version = version + 1 WHERE inquiry_id = ?")
      .run(id);
    // The desk's trigger sets the state.
    database.prepare('UPDATE inquiry SET answered_at = ? WHERE id = ?').run(now, id);
    database
      .prepare('UPDATE desk_inquiry SET changed_at = ?, changed_by = ? WHERE inquiry_id = ?')
      .run(now, person, id);
    logAction(database, { at: now, person, action: 'answer-sent', inquiryId: id });
    for (const answer of answers)
      if (answer.revision === revision && answer.proposed && isAnswered(answer))
        propose(database, draft, answer, doer);
    return outcome;
  });
}

/** What is known already, or contradicts a proposal, is refused there; the customer has the answer all the same. */
function propose(database: DatabaseSync, { fields }: Draft, answer: Answer, doer: Doer): void {
  const { key, value, position, inquiry } = answer;
  const { product, question } = fields.find((each) => each.question.id === answer.question) ?? {};
  const [, hertz] = /\b(\d+) Hz\b/.exec(question?.about ?? '') ?? [];
  if (!product || key === null || value === null) return;
  const size = readSize(position.size);
  proposeFact(
    database,
    {
      product: product.id,
      key,
      value,
      of: 'product',
      ...(size && { size }),
      ...(hertz !== undefined && { hertz: Number(hertz) }),
      inquiry,
    },
    doer,
  );
}

const queueMail = (database: DatabaseSync, id: number, revision: number, now: number): void =>
  void database
    .prepare(
      'INSERT OR REPLACE INTO revision_mail (inquiry_id, revision, next_attempt_at) VALUES (?, ?, ?)',
    )
    .run(id, revision, now);

/** Has the mail of the newest revision sent once more; false where there is none. */
export function resendRevision(database: DatabaseSync, id: number, { person, now }: Doer): boolean {
  const last = readDraft(database, id)?.sheet.revisions.at(-1);
  if (!last) return false;
  inOne(database, () => {
    queueMail(database, id, last.revision, now);
    logAction(database, { at: now, person, action: 'answer-resent', inquiryId: id });
  });
  return true;
}

/** Closes the address; `open` gives the sheet another one. */
export function setAddress(
  database: DatabaseSync,
  id: number,
  to: 'revoked' | 'open',
  { person, now }: Doer,
): boolean {
  return inOne(database, () => {
    const secret = newSecret();
    const { changes } =
      to === 'revoked'
        ? database
            .prepare(
              'UPDATE answer_sheet SET revoked_at = ? WHERE inquiry_id = ? AND revoked_at IS NULL',
            )
            .run(now, id)
        : database
            .prepare(
              'UPDATE answer_sheet SET revoked_at = NULL, secret = ?, digest = ? WHERE inquiry_id = ? AND revoked_at IS NOT NULL',
            )
            .run(secret, digestOf(secret), id);
    if (Number(changes) > 0)
      logAction(database, {
        at: now,
        person,
        action: to === 'revoked' ? 'answer-revoked' : 'answer-opened',
        inquiryId: id,
      });
    return Number(changes) > 0;
  });
}

/** Attaches a file to the draft; false where the sheet has as many as it takes. */
export function addFile(
  database: DatabaseSync,
  id: number,
  file: { readonly kind: FileKind; readonly name: string; readonly content: Uint8Array },
  { person, now }: Doer,
): boolean {
  return inOne(database, () => {
    const draft = readDraft(database, id);
    if (!draft || draft.sheet.files.length >= FILES_MAX) return false;
    const { kind, name, content } = file;
    database
      .prepare(
        'INSERT INTO answer_file (inquiry_id, revision, kind, name, size, person, at, content) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      )
      .run(id, draft.revision, kind, fileName(name, kind), content.length, person, now, content);
    logAction(database, { at: now, person, action: 'answer-file', inquiryId: id });
    return true;
  });
}

/** Takes a file out of the draft; one that a revision has stays with it. */
export function removeFile(database: DatabaseSync, id: number, file: number): boolean {
  const draft = readDraft(database, id);
  const { changes } = database
    .prepare('DELETE FROM answer_file WHERE id = ? AND inquiry_id = ? AND revision = ?')
    .run(file, id, draft?.revision ?? -1);
  return Number(changes) > 0;
}

/** The content of a file, drafts included. */
export function fileContent(
  database: DatabaseSync,
  id: number,
  file: number,
): Uint8Array | undefined {
  const row = database
    .prepare(
      `SELECT content FROM answer_file WHERE id = ? AND inquiry_id = ? AND kind IN (${FILE_KINDS.map((kind) => `'${kind}'`).join(', ')})`,
    )
    .get(file, id);
  return row && (row['content'] as Uint8Array);
}
