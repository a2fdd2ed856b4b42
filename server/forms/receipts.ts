/** Gives inquiries their receipt numbers (contract/receipt.ts). */
import type { DatabaseSync } from 'node:sqlite';

import { receiptNumber, receiptDay } from '#contract/receipt.ts';

/**
 * Prepares the giving of numbers. The result takes the next number of the day of `at` (milliseconds since 1970); call it
 * inside the transaction that stores the inquiry.
 */
export function receiptGiver(database: DatabaseSync): (at: number) => string {
  const next = database.prepare(
    `INSERT INTO receipt_count (day, last) VALUES (?, 1)
     ON CONFLICT (day) DO UPDATE SET last = last + 1 RETURNING last`,
  );
  return (at) => {
    const day = receiptDay(at);
    return receiptNumber(day, Number(next.get(day)?.['last']));
  };
}

/** Numbers inquiries of an older release, in the order in which they came. Needs a transaction. */
export function giveMissingReceipts(database: DatabaseSync): void {
  const give = receiptGiver(database);
  const update = database.prepare('UPDATE inquiry SET receipt = ? WHERE id = ?');
  const without = database
    .prepare('SELECT id, received_at FROM inquiry WHERE receipt IS NULL ORDER BY id')
    .all();
  for (const row of without) update.run(give(Number(row['received_at'])), Number(row['id']));
}

/** Whether an older release has written inquiries into the file. */
export const lacksReceipts = (database: DatabaseSync): boolean =>
  database.prepare('SELECT 1 FROM inquiry WHERE receipt IS NULL LIMIT 1').get() !== undefined;
