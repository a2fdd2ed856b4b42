/** The list of inquiries: a page of it, and how many there are. Every way to it goes by an index. */
import type { DatabaseSync } from 'node:sqlite';

import { searchQuery } from '#desk/search/search-terms.ts';

import { periodOf, type ListFilter } from './list-filter.ts';
import { STATES, type State } from './states.ts';

export const PAGE_SIZE = 50;
/** More is said as "10,000 or more": nobody pages through them, and counting on costs. */
export const COUNT_LIMIT = 10_000;

/** One line of the list. */
export interface ListedInquiry {
  readonly id: number;
  readonly receipt: string | null;
  readonly receivedAt: number;
  readonly companyName: string;
  readonly name: string;
  readonly inquiry: string;
  readonly state: State;
  readonly person: string;
  /** Day in Seoul, ISO 8601; empty: no reminder. */
  readonly remindOn: string;
  readonly revision: number;
  /** Whether the mail that tells the staff of it has failed so far. */
  readonly mailFailed: boolean;
}

export interface ListedPage {
  readonly rows: readonly ListedInquiry[];
  /** At most COUNT_LIMIT + 1. */
  readonly total: number;
}

interface Source {
  readonly sql: string;
  readonly values: (string | number)[];
  readonly id: string;
}

const FAILED_MAIL = 'sent_at IS NULL AND attempts > 0';

function sourceOf(filter: ListFilter): Source | null {
  const conditions: string[] = ['d.merged_into IS NULL'];
  const values: (string | number)[] = [];
  const where = (condition: string, ...more: (string | number)[]): void => {
    conditions.push(condition);
    values.push(...more);
  };
  let tables = 'desk_inquiry d';
  let id = 'd.inquiry_id';
  if (filter.words !== '') {
    const query = searchQuery(filter.words);
    if (query === undefined) return null;
    // CROSS JOIN keeps the order of the tables: found first, then looked at.
    tables = 'desk_search s CROSS JOIN desk_inquiry d ON d.inquiry_id = s.rowid';
    id = 's.rowid';
    where('s.desk_search MATCH ?', query);
  }
  if (filter.state === null) where("d.state <> 'spam'");
  else where('d.state = ?', filter.state);
  if (filter.person !== '') where('d.person = ?', filter.person);
  if (filter.due !== '')
    where(
      "d.remind_on <> '' AND d.remind_on <= ? AND d.state NOT IN ('closed', 'spam')",
      filter.due,
    );
  if (filter.mailFailed)
    where(`d.inquiry_id IN (SELECT inquiry_id FROM outbox WHERE ${FAILED_MAIL})`);
  const { from, until } = periodOf(filter);
  if (from !== undefined || until !== undefined)
    where(
      'd.inquiry_id IN (SELECT id FROM inquiry WHERE received_at >= ? AND received_at < ?)',
      from ?? 0,
      until ?? Number.MAX_SAFE_INTEGER,
    );
  return { sql: `FROM ${tables} WHERE ${conditions.join(' AND ')}`, values, id };
}

/** Ids that a filter finds, newest first. */
export function listedIds(
  database: DatabaseSync,
  filter: ListFilter,
  limit: number,
  offset = 0,
): number[] {
  const source = sourceOf(filter);
  if (!source) return [];
  return database
    .prepare(`SELECT ${source.id} AS id ${source.sql} ORDER BY ${source.id} DESC LIMIT ? OFFSET ?`)
    .all(...source.values, limit, offset)
    .map((row) => Number(row['id']));
}

/** The page that a filter names. */
export function listInquiries(database: DatabaseSync, filter: ListFilter): ListedPage {
  const ids = listedIds(database, filter, PAGE_SIZE, (filter.page - 1) * PAGE_SIZE);
  const one = database.prepare(
    `SELECT i.id, i.receipt, i.received_at, i.company_name, i.name, i.inquiry, d.state, d.person, d.remind_on, d.revision,
       (o.sent_at IS NULL AND o.attempts > 0) AS failed
     FROM inquiry i JOIN desk_inquiry d ON d.inquiry_id = i.id LEFT JOIN outbox o ON o.inquiry_id = i.id WHERE i.id = ?`,
  );
  const rows = ids.flatMap((id) => {
    const row = one.get(id);
    return row ? [toListed(row)] : [];
  });
  return { rows, total: countOf(database, filter) };
}

/** How many a filter finds, at most COUNT_LIMIT + 1. */
export function countOf(database: DatabaseSync, filter: ListFilter): number {
  const source = sourceOf(filter);
  if (!source) return 0;
  const row = database
    .prepare(`SELECT count(*) AS total FROM (SELECT 1 ${source.sql} LIMIT ${COUNT_LIMIT + 1})`)
    .get(...source.values);
  return Number(row?.['total']);
}

function toListed(row: Record<string, unknown>): ListedInquiry {
  return {
    id: Number(row['id']),
    receipt: typeof row['receipt'] === 'string' ? row['receipt'] : null,
    receivedAt: Number(row['received_at']),
    companyName: String(row['company_name']),
    name: String(row['name']),
    inquiry: String(row['inquiry']),
    state: row['state'] as State,
    person: String(row['person']),
    remindOn: String(row['remind_on']),
    revision: Number(row['revision']),
    mailFailed: row['failed'] === 1,
  };
}

/** How many inquiries are in each state; what was merged into another is not counted. */
export function countsByState(database: DatabaseSync): Record<State, number> {
  const counts = Object.fromEntries(STATES.map((state) => [state, 0])) as Record<State, number>;
  const rows = database
    .prepare(
      'SELECT state, count(*) AS n FROM desk_inquiry WHERE merged_into IS NULL GROUP BY state',
    )
    .all();
  for (const row of rows) counts[row['state'] as State] = Number(row['n']);
  return counts;
}

/** Everybody who looks after an inquiry. */
export const personsOf = (database: DatabaseSync): string[] =>
  database
    .prepare("SELECT DISTINCT person FROM desk_inquiry WHERE person <> '' ORDER BY person")
    .all()
    .map((row) => String(row['person']));
