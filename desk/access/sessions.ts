/** Who is logged in: a random token in a cookie, its digest in the database. */
import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

import type { User, Users } from './users.ts';

/** A working day. */
export const SESSION_MS = 12 * 60 * 60 * 1000;
const TOKEN_BYTES = 32;

/** With the hash of the password: a changed password ends the sessions of its user. */
const digestOf = (token: string, { hash }: User): string =>
  createHash('sha256').update(`${token}\n${hash}`).digest('hex');

/** Opens a session; its token is for the cookie alone. */
export function openSession(database: DatabaseSync, user: User, now: number): string {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  database.prepare('DELETE FROM desk_session WHERE expires_at <= ?').run(now);
  database
    .prepare('INSERT INTO desk_session (token_digest, user, expires_at) VALUES (?, ?, ?)')
    .run(digestOf(token, user), user.name, now + SESSION_MS);
  return token;
}

/**
 * Whose session a token opens; undefined: nobody's, or it is over.
 *
 * @param users as the file of users names them now: who was taken out of it is out at once
 */
export function sessionUser(
  database: DatabaseSync,
  token: string,
  users: Users,
  now: number,
): User | undefined {
  const session = database.prepare(
    'SELECT 1 FROM desk_session WHERE token_digest = ? AND user = ? AND expires_at > ?',
  );
  return users.find((user) => session.get(digestOf(token, user), user.name, now) !== undefined);
}

/** Ends a session. */
export function closeSession(database: DatabaseSync, token: string, users: Users): void {
  const close = database.prepare('DELETE FROM desk_session WHERE token_digest = ?');
  for (const user of users) close.run(digestOf(token, user));
}
