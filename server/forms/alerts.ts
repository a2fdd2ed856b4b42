/** Tells somebody of trouble that no visitor and no colleague would see: mail that does not go out, a canary that stays away, damage. */
import type { Log, LogFields } from '#server/log.ts';
import { CANARY_SILENT_MS } from './canary.ts';
import type { StoreStatus } from './store-status.ts';
import { tellHook } from './tell-hook.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** An hour, as a mail server that is down for a moment is nobody's business. */
const LATE_MAIL_MS = HOUR_MS;
/** Time until it is told again, while it lasts. */
const AGAIN_MS = 6 * HOUR_MS;

/** Something to look for. */
export interface Watch {
  /** What is wrong, or null. */
  readonly find: (
    status: StoreStatus,
    now: number,
  ) => { readonly said: string; readonly fields: LogFields; readonly text: string } | null;
  /** What is said when it is over. */
  readonly over: string;
}

/** Mail to the supplier: inquiries are safe on the disk, and nobody would know of them. */
export const lateMail: Watch = {
  find: ({ unsent, oldestUnsentAt }, now) => {
    if (oldestUnsentAt === null || now - oldestUnsentAt < LATE_MAIL_MS) return null;
    const since = new Date(oldestUnsentAt).toISOString();
    return {
      said: 'inquiries cannot be mailed',
      fields: { unsent, since },
      text:
        `Inquiries cannot be mailed: ${unsent} waiting, the oldest since ${since}. They are stored. ` +
        'Read them with `npm run inquiries -- list`; check SMTP_URL and the mail server.',
    };
  },
  over: 'Inquiries are mailed again.',
};

/** Whether no canary has come for too long. @param since from when on one was to come */
export const isSilent = (canaryAt: number | null, since: number, now: number): boolean =>
  now - Math.max(canaryAt ?? since, since) >= CANARY_SILENT_MS;

/** The canary itself: who watches has stopped, or does not get through. */
export const silentCanary = (since: number): Watch => ({
  find: ({ canaryAt }, now) =>
    isSilent(canaryAt, since, now)
      ? {
          said: 'no canary',
          fields: { last: canaryAt === null ? null : new Date(canaryAt).toISOString() },
          text: 'No test inquiry has come through the form for nine minutes: the form cannot be reached, or `npm run canary` has stopped.',
        }
      : null,
  over: 'Test inquiries come through the form again.',
});

/** Stored inquiries that the disk has changed. */
export const damagedInquiry: Watch = {
  find: ({ damaged }) =>
    damaged.length > 0
      ? {
          said: 'stored inquiries are damaged',
          fields: { numbers: damaged.join(',') },
          text:
            `Stored inquiries differ from what was received: #${damaged.join(', #')}. The disk may be failing. ` +
            'Look at them with `npm run inquiries -- show N`, restore a backup that holds them whole, or delete them.',
        }
      : null,
  over: 'No stored inquiry is damaged any more.',
};

export interface AlertOptions {
  readonly status: () => Promise<StoreStatus>;
  /** Undefined: the log alone. */
  readonly url: string | undefined;
  readonly log: Log;
  readonly watches: readonly Watch[];
  readonly now?: () => number;
  readonly everyMs?: number;
}

export interface Alerts {
  /** Looks once; what the timer does every minute. */
  readonly check: () => Promise<void>;
  readonly stop: () => void;
}

/** Starts looking. */
export function createAlerts(options: AlertOptions): Alerts {
  const { status, url, log, watches, now = Date.now, everyMs = MINUTE_MS } = options;
  /** When each was told last. */
  const toldAt = new Map<Watch, number>();
  const tell = (text: string) =>
    url === undefined ? Promise.resolve(true) : tellHook(url, text, log);

  const look = async (watch: Watch, found: StoreStatus): Promise<void> => {
    const told = toldAt.get(watch);
    const trouble = watch.find(found, now());
    if (!trouble) {
      // A store that cannot be asked says that nothing waits, and one that cannot be written has noted nothing as sent.
      if (told === undefined || !found.writable) return;
      log.info(watch.over);
      if (await tell(watch.over)) toldAt.delete(watch);
      return;
    }
    if (told !== undefined && Math.abs(now() - told) < AGAIN_MS) return;
    log.error(trouble.said, trouble.fields);
    if (await tell(trouble.text)) toldAt.set(watch, now());
  };

  const check = async (): Promise<void> => {
    if (watches.length === 0) return;
    const found = await status();
    for (const watch of watches) await look(watch, found);
  };

  const timer = setInterval(() => void check().catch((error) => log.error(String(error))), everyMs);
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
}
