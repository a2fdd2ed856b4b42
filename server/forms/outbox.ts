/**
 * Sends the mails that the outbox and the queue of confirmations hold, again and again until the mail server has taken them or there is no hope.
 *
 * A mail is claimed, sent, and marked, each on its own. The claim is on the disk before the first byte goes out and holds for
 * longer than sending can take, so that two processes (during a change of releases) never send the same one. Where the mark
 * cannot be written, it is written later, and the mail is not sent again.
 */
import type { DatabaseSync } from 'node:sqlite';

import { readInquiry } from './inquiry-record.ts';
import type { MailQueue } from './mail-queue.ts';
import type { SendMail } from './smtp.ts';

const MINUTE_MS = 60_000;

/** After a failure the wait doubles from one minute up to six hours, and stays there. */
const FIRST_WAIT_MS = MINUTE_MS;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;

/** Time until the next attempt, after so many failed ones. */
export const waitAfter = (attempts: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 20));

/** Longer than all timeouts of sending together (smtp.ts). */
const LEASE_MS = 10 * MINUTE_MS;
/** Two processes read the clock at different moments, and it may be set: less than this is no wrong clock. */
const CLOCK_STEP_MS = MINUTE_MS;

/** How often to look for mails whose time has come. */
const LOOK_EVERY_MS = 15_000;

/** What a mail under way is given when the server stops; one that takes longer is sent by the next server. */
const STOP_MS = 3_000;

export interface Outbox {
  /** There is something new to send. */
  wake: () => void;
  /** Sends what is due. Resolves when nothing due is left. */
  run: () => Promise<void>;
  /** Lets the mail under way finish and sends no more. */
  stop: () => Promise<void>;
}

export interface OutboxOptions {
  readonly database: () => DatabaseSync | null;
  readonly send: SendMail;
  /** In the order in which they are looked at: nothing of one goes out while something of an earlier one is due. */
  readonly queues: readonly MailQueue[];
  readonly log: (line: string) => void;
  /** Told of what the database refuses. */
  readonly onError?: (error: unknown) => void;
  readonly now?: () => number;
}

interface Claim {
  readonly queue: MailQueue;
  readonly id: number;
  /** This attempt included. */
  readonly attempts: number;
  /** Who has not got it yet, where the mail server took it for some. */
  readonly receivers: readonly string[] | null;
}

/**
 * Takes the next mail that is due. A time that lies further ahead than any wait was written by a clock that was wrong, and is
 * not waited for.
 */
function claim(db: DatabaseSync, queue: MailQueue, now: number): Claim | null {
  const row = db
    .prepare(
      `UPDATE ${queue.table} SET attempts = attempts + 1, lease_until = :lease
       WHERE inquiry_id = (
         SELECT inquiry_id FROM ${queue.table}
         WHERE sent_at IS NULL AND given_up_at IS NULL
           AND (next_attempt_at <= :now OR next_attempt_at > :latest + :clockStep)
           AND (lease_until IS NULL OR lease_until <= :now OR lease_until > :lease + :clockStep)
         ORDER BY next_attempt_at, inquiry_id LIMIT 1)
       RETURNING inquiry_id AS id, attempts, receivers`,
    )
    .get({ now, latest: now + LONGEST_WAIT_MS, lease: now + LEASE_MS, clockStep: CLOCK_STEP_MS });
  if (!row) return null;
  const { id, attempts, receivers } = row;
  return {
    queue,
    id: Number(id),
    attempts: Number(attempts),
    receivers: typeof receivers === 'string' ? (JSON.parse(receivers) as string[]) : null,
  };
}

/** Starts the outbox. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { database, send, queues, log, onError = () => undefined, now = Date.now } = options;
  let stopped = false;
  let running: Promise<void> | null = null;
  /** What has come of mails and is not on the disk yet. */
  const unmarked: ((db: DatabaseSync) => void)[] = [];

  /** Writes what has come of mails; what cannot be written now is written before the next mail is claimed. */
  const mark = (db: DatabaseSync) => {
    for (let next = unmarked[0]; next; next = unmarked[0]) {
      next(db);
      unmarked.shift();
    }
  };

  const failed = ({ queue, id, attempts, receivers }: Claim, error: unknown) => {
    const at = now();
    const last = attempts >= queue.maxAttempts || (queue.final?.(error) ?? false);
    const words = error instanceof Error ? error.message : String(error);
    unmarked.push((db) =>
      db
        .prepare(
          `UPDATE ${queue.table} SET next_attempt_at = ?, lease_until = NULL, given_up_at = ?, last_error = ?, receivers = ?
           WHERE inquiry_id = ?`,
        )
        .run(
          at + waitAfter(attempts),
          last ? at : null,
          words,
          receivers && JSON.stringify(receivers),
          id,
        ),
    );
    // A mail server's own words may quote an address: the log gets the code.
    const code = codeOf(error);
    log(
      last
        ? `${queue.name(id)} not mailed (${code}) after ${attempts} attempts, and given up${queue.remedy(id)}`
        : `${queue.name(id)} not mailed (${code}), attempt ${attempts}; next in ${waitAfter(attempts) / MINUTE_MS} min`,
    );
  };

  const nextClaim = (db: DatabaseSync, at: number): Claim | null => {
    for (const queue of queues) {
      const due = claim(db, queue, at);
      if (due) return due;
    }
    return null;
  };

  /** One mail; false where there was none to send. */
  const sendOne = async (): Promise<boolean> => {
    const db = database();
    if (!db) return false;
    mark(db);
    const due = nextClaim(db, now());
    if (!due) return false;
    const { queue, id } = due;
    const record = readInquiry(db, id);
    if (!record) {
      // Its inquiry is gone: nothing is left to tell of.
      db.prepare(`DELETE FROM ${queue.table} WHERE inquiry_id = ?`).run(id);
      return true;
    }
    try {
      const mail = queue.mail(record, db);
      const refused = await send(
        due.receivers ? { ...mail, envelope: { from: mail.from, to: [...due.receivers] } } : mail,
      );
      const at = now();
      if (refused) failed({ ...due, receivers: refused.receivers }, refused.reason);
      else {
        unmarked.push((open) =>
          open
            .prepare(
              `UPDATE ${queue.table} SET sent_at = ?, lease_until = NULL, last_error = NULL WHERE inquiry_id = ?`,
            )
            .run(at, id),
        );
        log(`${queue.name(id)} mailed`);
      }
    } catch (error) {
      failed(due, error);
    }
    const after = database();
    if (after) mark(after);
    return true;
  };

  const runOnce = async () => {
    try {
      while (!stopped && (await sendOne()));
    } catch (error) {
      // The database is in trouble; the next look tries again.
      onError(error);
    }
  };

  const run = (): Promise<void> => {
    running ??= runOnce().finally(() => {
      running = null;
    });
    return running;
  };

  const timer = setInterval(() => void run(), LOOK_EVERY_MS);
  timer.unref();
  return {
    wake: () => void run(),
    run,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      let given: NodeJS.Timeout | undefined;
      const over = new Promise<void>((resolve) => (given = setTimeout(resolve, STOP_MS)));
      await Promise.race([running, over]);
      clearTimeout(given);
    },
  };
}

function codeOf(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const parts = [code, responseCode].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  );
  return parts.join(' ') || 'error';
}
