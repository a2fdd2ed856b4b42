/** Tells somebody when inquiries cannot be mailed: they are safe on the disk, and nobody would know of them. */
import type { Log } from '#server/log.ts';
import type { StoreStatus } from './store-status.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** An hour, as a mail server that is down for a moment is nobody's business. */
const AFTER_MS = HOUR_MS;
/** Time until it is told again, while it lasts. */
const AGAIN_MS = 6 * HOUR_MS;
const CALL_TIMEOUT_MS = 10_000;

export interface MailAlertOptions {
  readonly status: () => Promise<StoreStatus>;
  /** Address that takes `{"text": "…"}` by POST, as Slack, Mattermost and Google Chat do; undefined: the log alone. */
  readonly url: string | undefined;
  readonly log: Log;
  readonly now?: () => number;
  readonly everyMs?: number;
}

export interface MailAlert {
  /** Looks once; what the timer does every minute. */
  readonly check: () => Promise<void>;
  readonly stop: () => void;
}

/** Starts looking. */
export function createMailAlert(options: MailAlertOptions): MailAlert {
  const { status, url, log, now = Date.now, everyMs = MINUTE_MS } = options;
  /** When it was told last; null while all is well. */
  let toldAt: number | null = null;

  const tell = async (text: string): Promise<boolean> => {
    if (url === undefined) return true;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ text }),
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) log.warn('ALERT_URL refused an alert', { status: answer.status });
      return answer.ok;
    } catch (error) {
      log.warn('ALERT_URL did not answer', { reason: (error as Error).name });
      return false;
    }
  };

  const check = async (): Promise<void> => {
    const { writable, unsent, oldestUnsentAt } = await status();
    const late = oldestUnsentAt !== null && now() - oldestUnsentAt >= AFTER_MS;
    if (!late) {
      // A store that cannot be asked says that nothing waits, and one that cannot be written has noted nothing as sent.
      if (toldAt === null || !writable) return;
      log.info('inquiries are mailed again');
      if (await tell('Inquiries are mailed again.')) toldAt = null;
      return;
    }
    if (toldAt !== null && Math.abs(now() - toldAt) < AGAIN_MS) return;
    const since = new Date(oldestUnsentAt).toISOString();
    log.error('inquiries cannot be mailed', { unsent, since });
    const text =
      `Inquiries cannot be mailed: ${unsent} waiting, the oldest since ${since}. They are stored. ` +
      'Read them with `npm run inquiries -- list`; check SMTP_URL and the mail server.';
    if (await tell(text)) toldAt = now();
  };

  const timer = setInterval(() => void check().catch((error) => log.error(String(error))), everyMs);
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
}
