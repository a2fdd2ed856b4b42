/** Everything about inquiries that a running server has: routes, store, outbox, retention. */
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

import { DEFAULT_FORM_KEY } from '#contract/inquiry-fields.ts';
import { createLog, type Log } from '#server/log.ts';
import type { RequestId } from '#server/request-id.ts';

import type { Contact } from './answer-page.ts';
import { databaseFile, type OpenOptions } from './database.ts';
import { addFormRoutes } from './form-service.ts';
import { createMailAlert } from './mail-alert.ts';
import { createOutbox, smtpSender, type Outbox } from './outbox.ts';
import type { RateLimitOptions } from './rate-limit.ts';
import { createRefusalTally } from './refusal-tally.ts';
import { before, purgeBefore, type Period } from './retention.ts';
import { createReopeningStore } from './reopening-store.ts';
import { NO_STORE, storeStatus, type StoreStatus } from './store-status.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What of the server's settings concerns inquiries. */
export interface InquirySettings {
  readonly dataDir: string;
  readonly mail: {
    readonly smtpUrl: string;
    readonly to: readonly string[];
    readonly from: string;
  } | null;
  readonly retention: Period;
  readonly isTrustedProxy: (address: string) => boolean;
}

/** What the build knows, and what tests and benchmarks want otherwise. */
export interface InquiryOptions {
  /** Ways to the supplier without the form. */
  readonly contact?: Contact;
  readonly formKey?: string | undefined;
  readonly project?: string | undefined;
  /** Hosted service that the site's form posts to instead. */
  readonly endpoint?: string | undefined;
  readonly log?: Log;
  readonly requestId?: RequestId;
  /** Told when inquiries cannot be mailed; see mail-alert.ts. */
  readonly alertUrl?: string | undefined;
  readonly rateLimit?: RateLimitOptions;
  readonly bodyTimeoutMs?: number;
  readonly open?: OpenOptions;
}

export interface Inquiries {
  readonly addRoutes: (app: Hono<{ Bindings: HttpBindings }>) => void;
  /** Null where nothing is mailed. */
  readonly outbox: Outbox | null;
  /** How the store is; null where this server takes no inquiries. */
  readonly status: (() => Promise<StoreStatus>) | null;
  /** Call it when no request is left. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts taking inquiries. A store that cannot be had is said in the log and in the answer to each inquiry; the site
 * goes on without it.
 */
export function startInquiries(settings: InquirySettings, options: InquiryOptions = {}): Inquiries {
  const { dataDir, mail, retention, isTrustedProxy } = settings;
  const report = options.log ?? createLog();
  const log = (line: string) => report.info(line);
  const refusals = createRefusalTally(report);
  const holder = createReopeningStore({
    dataDir,
    mailed: mail !== null,
    log,
    ...(options.open && { open: options.open }),
  });
  const outbox = mail
    ? createOutbox({
        database: holder.database,
        send: smtpSender(mail.smtpUrl),
        to: mail.to,
        from: mail.from,
        log,
      })
    : null;
  if (options.endpoint !== undefined) {
    log(
      `The form posts to ${options.endpoint} (FORM_ENDPOINT): inquiries go there, not to this server.`,
    );
  } else if (holder.database()) {
    log(
      mail
        ? `Inquiries are stored in ${databaseFile(dataDir)} and mailed to ${mail.to.length} address(es).`
        : `Inquiries are stored in ${databaseFile(dataDir)} only: no SMTP_URL is set. Read them with \`npm run inquiries -- list\`.`,
    );
  }

  const purge = () => {
    const database = holder.database();
    if (!database) return;
    try {
      const count = purgeBefore(database, before(Date.now(), retention));
      if (count > 0)
        log(`Inquiries deleted: ${count}, older than ${retention.count} ${retention.unit}(s).`);
    } catch (error) {
      holder.onError(error);
    }
  };
  purge();
  const daily = setInterval(purge, DAY_MS);
  daily.unref();
  outbox?.wake();

  const status = async (): Promise<StoreStatus> => {
    const database = holder.database();
    try {
      return database ? storeStatus(database) : NO_STORE;
    } catch (error) {
      holder.onError(error);
      return NO_STORE;
    }
  };
  const alert = outbox ? createMailAlert({ status, url: options.alertUrl, log: report }) : null;

  return {
    outbox,
    status: options.endpoint === undefined ? status : null,
    addRoutes: (app) =>
      addFormRoutes(app, {
        formKey: options.formKey ?? DEFAULT_FORM_KEY,
        project: options.project,
        store: holder.store,
        onStoreError: holder.onError,
        onStored: () => outbox?.wake(),
        isTrustedProxy,
        log: report,
        refused: refusals.count,
        ...(options.requestId && { requestId: options.requestId }),
        ...(options.contact && { contact: options.contact }),
        ...(options.rateLimit && { rateLimit: options.rateLimit }),
        ...(options.bodyTimeoutMs !== undefined && { bodyTimeoutMs: options.bodyTimeoutMs }),
      }),
    stop: async () => {
      clearInterval(daily);
      alert?.stop();
      refusals.stop();
      await outbox?.stop();
      holder.close();
    },
  };
}
