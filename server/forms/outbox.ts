/** Sends the mails that the outbox holds, again and again until the mail server has taken them. */
import type { DatabaseSync } from 'node:sqlite';
import { createTransport, type SendMailOptions } from 'nodemailer';

import { readInquiry } from './inquiry-record.ts';
import { inquiryMail } from './mail.ts';

const MINUTE_MS = 60_000;

/** After a failure the wait doubles from one minute up to six hours, and stays there. */
const FIRST_WAIT_MS = MINUTE_MS;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;

/** Time until the next attempt, after so many failed ones. */
export const waitAfter = (attempts: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 20));

/** How often to look for mails whose time has come. */
const LOOK_EVERY_MS = 15_000;

/** A mail server that says nothing for so long is not there. */
const SMTP_TIMEOUT_MS = 30_000;

/** What a mail under way is given when the server stops; one that takes longer is sent by the next server. */
const STOP_MS = 3_000;

/** Sends one mail; rejects where the mail server does not take it. */
export type SendMail = (mail: SendMailOptions) => Promise<unknown>;

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
  readonly to: readonly string[];
  readonly from: string;
  readonly log: (line: string) => void;
  readonly now?: () => number;
}

/** A sender for a mail server's address: `smtp://user:password@host:587`. */
export function smtpSender(url: string): SendMail {
  const transport = createTransport(url, {
    // Nothing in a mail may make this program read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  Object.assign(transport.options, {
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return (mail) => transport.sendMail(mail);
}

/** Starts the outbox. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { database, send, log, now = Date.now } = options;
  let stopped = false;
  let running: Promise<void> | null = null;

  const next = (db: DatabaseSync) =>
    db
      .prepare(
        `SELECT inquiry_id AS id, attempts FROM outbox
         WHERE sent_at IS NULL AND next_attempt_at <= ? ORDER BY next_attempt_at, inquiry_id LIMIT 1`,
      )
      .get(now());

  /** One mail; false where there was none to send. */
  const sendOne = async (): Promise<boolean> => {
    const db = database();
    const due = db && next(db);
    if (!db || !due) return false;
    const id = Number(due['id']);
    const attempts = Number(due['attempts']) + 1;
    const record = readInquiry(db, id);
    if (!record) return false;
    try {
      await send(inquiryMail(record, options));
      db.prepare(
        'UPDATE outbox SET sent_at = ?, attempts = ?, last_error = NULL WHERE inquiry_id = ?',
      ).run(now(), attempts, id);
      log(`inquiry ${id} mailed`);
    } catch (error) {
      const wait = waitAfter(attempts);
      db.prepare(
        'UPDATE outbox SET attempts = ?, next_attempt_at = ?, last_error = ? WHERE inquiry_id = ?',
      ).run(attempts, now() + wait, error instanceof Error ? error.message : String(error), id);
      // A mail server's own words may quote an address: the log gets the code.
      log(
        `inquiry ${id} not mailed (${codeOf(error)}), attempt ${attempts}; next in ${wait / MINUTE_MS} min`,
      );
    }
    return true;
  };

  const runOnce = async () => {
    try {
      while (!stopped && (await sendOne()));
    } catch (error) {
      // The database is in trouble; the next inquiry or the next look tells.
      log(`outbox: ${codeOf(error)}`);
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
