/** Who is logged in: a random token in a cookie, its digest in the database. */
import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** A working day. */
export const SESSION_MS = 12 * 60 * 60 * 1000;
const TOKEN_BYTES = 32;

const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Opens a session; its token is for the cookie alone. */
export function openSession(database: DatabaseSync, user: string, now: number): string {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  database.prepare('DELETE FROM desk_session WHERE expires_at <= ?').run(now);
  database
    .prepare('INSERT INTO desk_session (token_digest, user, expires_at) VALUES (?, ?, ?)')
    .run(digestOf(token), user, now + SESSION_MS);
  return token;
}

/** Whose session a token opens; undefined: nobody's, or it is over. */
export function sessionUser(
  database: DatabaseSync,
  token: string,
  now: number,
): string | undefined {
  const row = database
    .prepare('SELECT user FROM desk_session WHERE token_digest = ? AND expires_at > ?')
    .get(digestOf(token), now);
  return row && String(row['user']);
}

/** Ends a session. */
export function closeSession(database: DatabaseSync, token: string): void {
  database.prepare('DELETE FROM desk_session WHERE token_digest = ?').run(digestOf(token));
}
