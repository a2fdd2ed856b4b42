/** Statements that are run for row after row: preparing one takes longer than running it. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';

const kept = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** A prepared statement, the same one each time. For `get`, `all` and `run`; not for `iterate`, which one reader at a time may use. */
export function prepared(database: DatabaseSync, sql: string): StatementSync {
  let statements = kept.get(database);
  if (!statements) kept.set(database, (statements = new Map()));
  let statement = statements.get(sql);
  if (!statement) statements.set(sql, (statement = database.prepare(sql)));
  return statement;
}
