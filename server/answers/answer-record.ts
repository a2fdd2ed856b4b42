/** One answer to one question, as it is kept: what staff typed, checked and typed by the key's kind of value. */
import type { DatabaseSync } from 'node:sqlite';

import type { FactKey, StatedValue } from '#facts/keys.ts';
import type { Unit } from '#facts/units.ts';

/** Where staff have an answer from. `open`: not answered yet, the customer reads that it is being looked into. */
export const ANSWER_SOURCES = ['manufacturer', 'measured', 'open'] as const;
export type AnswerSource = (typeof ANSWER_SOURCES)[number];

export interface Answer {
  /** Number of the inquiry in the store. */
  readonly inquiry: number;
  /** Revision that has it first: 1 is B. Above the last one sent, it is a draft and may still change. */
  readonly revision: number;
  /** Id of the question: `12.3` is the third of inquiry 12, `f7` a further question. */
  readonly question: string;
  /** What it is about: the product's code as printed, and `DN 50` where it holds for that size only, else ''. */
  readonly position: { readonly code: string; readonly size: string };
  /** Null: an answer in words alone. */
  readonly key: FactKey | null;
  /** Checked by the schema of the key (content/schema/fact-value.ts) before it is kept; null: none. */
  readonly value: StatedValue | null;
  readonly unit: Unit | null;
  /** Free text beside the value, in the customer's language. Of a key: what was typed and is no value yet; drafts alone have it. */
  readonly words: string;
  readonly source: AnswerSource;
  /** Whether staff propose it as a fact of the product. */
  readonly proposed: boolean;
  readonly answeredBy: string;
  /** Milliseconds since 1970. */
  readonly answeredAt: number;
}

/** Whether an answer says something to the customer: it has a source, and a value or words. */
export const isAnswered = ({ source, key, value, words }: Answer): boolean =>
  source !== 'open' && (key === null ? words !== '' : value !== null);

type Row = Record<string, unknown>;

const toAnswer = (row: Row): Answer => {
  const text = (name: string) => (typeof row[name] === 'string' ? row[name] : '');
  return {
    inquiry: Number(row['inquiry_id']),
    revision: Number(row['revision']),
    question: text('question'),
    position: { code: text('code'), size: text('size') },
    key: text('key') === '' ? null : (text('key') as FactKey),
    value: row['value'] === null ? null : (JSON.parse(text('value')) as StatedValue),
    unit: row['unit'] === null ? null : (text('unit') as Unit),
    words: text('words'),
    source: text('source') as AnswerSource,
    proposed: row['proposed'] === 1,
    answeredBy: text('answered_by'),
    answeredAt: Number(row['answered_at']),
  };
};

/** The answers that hold in a revision, drafts included where it is above the last one sent; an answer given again replaces the former. */
export const answersOf = (
  database: DatabaseSync,
  inquiry: number,
  revision: number,
): readonly Answer[] =>
  database
    .prepare(
      `SELECT * FROM answer a WHERE inquiry_id = ?1 AND revision =
         (SELECT max(revision) FROM answer b WHERE b.inquiry_id = ?1 AND b.question = a.question AND b.key = a.key AND b.revision <= ?2)
       ORDER BY question, key`,
    )
    .all(inquiry, revision)
    .map(toAnswer);

/** Keeps an answer; one of the same revision, question and key is replaced. Call it inside a transaction. */
export function keepAnswer(database: DatabaseSync, answer: Answer): void {
  const { position, value, proposed } = answer;
  database
    .prepare(
      `INSERT OR REPLACE INTO answer
         (inquiry_id, revision, question, key, code, size, value, unit, words, source, proposed, answered_by, answered_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      answer.inquiry,
      answer.revision,
      answer.question,
      answer.key ?? '',
      position.code,
      position.size,
      value && JSON.stringify(value),
      answer.unit,
      answer.words,
      answer.source,
      proposed ? 1 : 0,
      answer.answeredBy,
      answer.answeredAt,
    );
}
