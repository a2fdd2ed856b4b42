/** Which inquiries are confirmed to their senders by mail, and how many may be. */
import type { DatabaseSync } from 'node:sqlite';

import { fitsHeader } from './mail.ts';
import type { Flag } from './new-inquiry.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Most confirmations within a day: to one address, as somebody may enter another's; and in all, as a mail server that sends
 * many to addresses that do not exist is soon believed by nobody.
 */
export const DAILY_CONFIRMATIONS = { address: 3, total: 200 } as const;

/** An inquiry that has just been stored. */
export interface ToConfirm {
  readonly id: number;
  readonly email: string;
  readonly flags: readonly Flag[];
  /** When it was received, in milliseconds since 1970. */
  readonly at: number;
}

export interface Confirmations {
  /** Puts the mail into its queue and says whether it has; call it inside the transaction that stores the inquiry. */
  readonly queue: (inquiry: ToConfirm) => boolean;
  /** Whether an inquiry has been given one. */
  readonly has: (id: number) => boolean;
}

/** Prepares the queue of confirmations. */
export function createConfirmations(database: DatabaseSync): Confirmations {
  const recent = database.prepare(
    `SELECT count(*) AS total, count(*) FILTER (WHERE lower(i.email) = lower(?)) AS own
     FROM inquiry i JOIN confirmation c ON c.inquiry_id = i.id WHERE i.received_at > ?`,
  );
  const insert = database.prepare(
    'INSERT INTO confirmation (inquiry_id, next_attempt_at) VALUES (?, ?)',
  );
  const find = database.prepare('SELECT 1 FROM confirmation WHERE inquiry_id = ?');
  return {
    queue: ({ id, email, flags, at }) => {
      // A robot's form is not answered, and an address that needs SMTPUTF8 not reached by every server.
      if (flags.length > 0 || !fitsHeader(email)) return false;
      const row = recent.get(email, at - DAY_MS);
      const { total, own } = { total: Number(row?.['total']), own: Number(row?.['own']) };
      if (total >= DAILY_CONFIRMATIONS.total || own >= DAILY_CONFIRMATIONS.address) return false;
      insert.run(id, at);
      return true;
    },
    has: (id) => find.get(id) !== undefined,
  };
}
