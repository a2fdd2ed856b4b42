/** Secrets of the addresses of sheets: 130 random bits each, so that none is ever guessed. */
import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 26;

/** A new one. Each letter takes five bits of a random byte of its own. */
export const newSecret = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** What an address is looked up by: how long that takes says nothing about how much of a secret was right. */
export const digestOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** Prepares giving inquiries their sheets; the result returns the secret of an inquiry's sheet, and makes it where there is none. */
export function sheetGiver(database: DatabaseSync): (inquiry: number) => string {
  const find = database.prepare('SELECT secret FROM answer_sheet WHERE inquiry_id = ?');
  const insert = database.prepare(
    'INSERT INTO answer_sheet (inquiry_id, secret, digest) VALUES (?, ?, ?)',
  );
  return (inquiry) => {
    const known = find.get(inquiry)?.['secret'];
    if (typeof known === 'string') return known;
    const secret = newSecret();
    insert.run(inquiry, secret, digestOf(secret));
    return secret;
  };
}
