/** What the supplier has to confirm: the items of the content report, with the answers of the staff. */
import type { DatabaseSync } from 'node:sqlite';

import type { Language } from '#contract/address.ts';
import { claims, openQuestions } from '#content/index.ts';
import { logAction } from '#desk/database/action-log.ts';
import type { Doer } from '#desk/inquiries/changes.ts';
import { allReportItems } from '#tools/content-report/all-items.ts';
import type { ReportItem } from '#tools/content-report/report-items.ts';

import { type FactPlace, FILE_OF_READING, placeOf } from './fact-places.ts';
import { koreanSample } from './sample-words.ts';

/** Sections that the supplier can answer; the others are work for whoever edits the content. */
const ASKED = ['questions', 'conflicts', 'samples'] as const;
export type FactSection = (typeof ASKED)[number];

export interface Fact {
  readonly id: string;
  readonly section: FactSection;
  /** What is asked, in both languages where the content has both. */
  readonly subject: Readonly<Record<Language, string>>;
  /** Where the answer belongs, for whoever edits the content. */
  readonly file: string;
  readonly field: string;
  readonly blocks: boolean;
  /** Pages of the site that show it. */
  readonly places: readonly FactPlace[];
}

export interface Answer {
  readonly answer: string;
  readonly confirmed: boolean;
  readonly revision: number;
  readonly at: number;
  readonly person: string;
}

export const ANSWER_MAX = 2_000;

const isAsked = (item: ReportItem): item is ReportItem & { section: FactSection } =>
  (ASKED as readonly string[]).includes(item.section);

function subjectOf({ section, field, text }: ReportItem): Fact['subject'] {
  const question = section === 'questions' && openQuestions.find(({ id }) => id === field);
  if (question) return question.question;
  const claim = section === 'conflicts' && claims.find(({ id }) => id === field);
  if (claim) return claim.subject;
  return { ko: section === 'samples' ? koreanSample(text) : text, en: text };
}

/** Files that a question concerns, or in which the readings of a conflict stand; else the file that the fact stands in. */
function filesOf({ section, field, file }: ReportItem): readonly string[] {
  if (section === 'questions') return openQuestions.find(({ id }) => id === field)!.concerns;
  if (section !== 'conflicts') return [file.replace(/^content\//, '')];
  const { readings } = claims.find(({ id }) => id === field)!;
  return [...new Set(readings.map(({ place }) => FILE_OF_READING[place]))];
}

/** In the order of the sections. */
export const facts: readonly Fact[] = ASKED.flatMap((section) =>
  allReportItems()
    .filter(isAsked)
    .filter((item) => item.section === section)
    .map((item) => ({
      id: `${section} ${item.file} ${item.field}`,
      section,
      subject: subjectOf(item),
      file: item.file,
      field: item.field,
      blocks: item.blocks,
      places: filesOf(item).flatMap((file) => placeOf(file) ?? []),
    })),
);

/** Every fact with what has been answered, in the order of the sections. */
export function readFacts(database: DatabaseSync): { fact: Fact; answer: Answer | null }[] {
  const rows = database.prepare('SELECT * FROM desk_fact').all();
  const answers = new Map(rows.map((row) => [String(row['id']), toAnswer(row)]));
  return facts.map((fact) => ({ fact, answer: answers.get(fact.id) ?? null }));
}

/** How many are not confirmed. */
export const openFacts = (database: DatabaseSync): number =>
  readFacts(database).filter(({ answer }) => !answer?.confirmed).length;

const toAnswer = (row: Record<string, unknown>): Answer => ({
  answer: String(row['answer']),
  confirmed: row['confirmed'] === 1,
  revision: Number(row['revision']),
  at: Number(row['at']),
  person: String(row['person']),
});

export type Answered = 'done' | 'unknown' | 'empty' | 'conflict';

/**
 * Keeps an answer.
 *
 * @param given `revision` is that of the answer that its author has seen, 0 for none
 */
export function answerFact(
  database: DatabaseSync,
  id: string,
  given: { answer: string; confirmed: boolean; revision: number },
  { person, now }: Doer,
): Answered {
  if (!facts.some((fact) => fact.id === id)) return 'unknown';
  const answer = given.answer.trim().slice(0, ANSWER_MAX);
  if (given.confirmed && answer === '') return 'empty';
  // One statement: who has seen an older answer changes nothing.
  const { changes } = database
    .prepare(
      `INSERT INTO desk_fact (id, answer, confirmed, revision, at, person) SELECT :id, :answer, :confirmed, 1, :at, :person
       WHERE :seen = 0 OR EXISTS (SELECT 1 FROM desk_fact WHERE id = :id)
       ON CONFLICT (id) DO UPDATE SET answer = :answer, confirmed = :confirmed, revision = revision + 1, at = :at, person = :person
       WHERE revision = :seen`,
    )
    .run({
      id,
      answer,
      confirmed: given.confirmed ? 1 : 0,
      at: now,
      person,
      seen: given.revision,
    });
  if (Number(changes) === 0) return 'conflict';
  logAction(database, { at: now, person, action: 'fact' });
  return 'done';
}
