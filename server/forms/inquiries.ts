/** Everything about inquiries that a running server has: routes, the thread of the database, alerts. */
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

import { DEFAULT_FORM_KEY } from '#contract/inquiry-fields.ts';
import type { Contact } from '#contract/routes-manifest.ts';
import { createPdfMaker } from '#server/answers/pdf/make-pdf.ts';
import { addSheetRoutes } from '#server/answers/routes.ts';
import type { SheetParts } from '#server/answers/site-parts.ts';
import { createLog, type Log } from '#server/log.ts';
import type { RequestId } from '#server/request-id.ts';
import type { Settings } from '#server/settings.ts';
import type { VitalsCount } from '#server/vitals/vitals-table.ts';

import { createAlerts, damagedInquiry, lateMail, silentCanary } from './alerts.ts';
import { databaseFile, type OpenOptions } from './database.ts';
import { addFormRoutes } from './form-service.ts';
import { originCheck } from './origin.ts';
import type { QuotaOptions } from './quota.ts';
import type { RateLimitOptions } from './rate-limit.ts';
import { createRefusalTally } from './refusal-tally.ts';
import { NO_STORE, type StoreStatus } from './store-status.ts';
import { startStoreThread } from './store-thread.ts';

/** What of the server's settings concerns inquiries. */
export type InquirySettings = Pick<Settings, 'dataDir' | 'mail' | 'retention' | 'isTrustedProxy'> &
  Partial<Settings>;

/** What the build knows, and what tests and benchmarks want otherwise. */
export interface InquiryOptions {
  /** Ways to the supplier without the form. */
  readonly contact?: Contact;
  /** What sheets show of the site; undefined: inquiries have none. */
  readonly sheets?: SheetParts | undefined;
  readonly log?: Log;
  readonly requestId?: RequestId;
  readonly quota?: QuotaOptions;
  readonly rateLimit?: RateLimitOptions;
  readonly bodyTimeoutMs?: number;
  readonly open?: OpenOptions;
}

export interface Inquiries {
  readonly addRoutes: (app: Hono<{ Bindings: HttpBindings }>) => void;
  /** Sends the mails that are due; resolves when none is left. */
  readonly sendMail: () => Promise<void>;
  /** How the store is; null where this server takes no inquiries. */
  readonly status: (() => Promise<StoreStatus>) | null;
  /** Keeps counts of web vitals beside the inquiries. */
  readonly addVitals: (counts: readonly VitalsCount[]) => Promise<boolean>;
  /** Call it when no request is left. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts taking inquiries. A store that cannot be had is said in the log and in the answer to each inquiry; the site
 * goes on without it.
 */
export async function startInquiries(
  settings: InquirySettings,
  options: InquiryOptions = {},
): Promise<Inquiries> {
  const { dataDir, mail, retention, isTrustedProxy, formEndpoint, canaryKey } = settings;
  const log = options.log ?? createLog();
  const refusals = createRefusalTally(log);
  const { contact, open } = options;
  // A hosted service answers by itself.
  const sheets = formEndpoint === undefined ? options.sheets : undefined;
  const siteUrl = sheets && settings.siteUrl;
  const store = startStoreThread(
    {
      dataDir,
      mail,
      retention,
      siteUrl,
      ...(contact && { contact }),
      ...(open && { open }),
    },
    log,
  );
  const usable = await store.opened;
  if (formEndpoint !== undefined) {
    log.info(
      `The form posts to ${formEndpoint} (FORM_ENDPOINT): inquiries go there, not to this server.`,
    );
  } else if (usable) {
    log.info(
      mail
        ? `Inquiries are stored in ${databaseFile(dataDir)} and mailed to ${mail.to.length} address(es)${mail.confirm ? '; senders get a confirmation' : ''}.`
        : `Inquiries are stored in ${databaseFile(dataDir)} only: no SMTP_URL is set. Read them with \`npm run inquiries -- list\`.`,
    );
  }
  const status = (): Promise<StoreStatus> => store.call('status').catch(() => NO_STORE);
  const watches = [
    damagedInquiry,
    ...(mail ? [lateMail] : []),
    ...(canaryKey === undefined ? [] : [silentCanary(Date.now())]),
  ];
  const alerts = createAlerts({ status, url: settings.alertUrl, log, watches });

  return {
    sendMail: () => store.call('sendMail'),
    addVitals: (counts) => store.call('addVitals', counts),
    status: formEndpoint === undefined ? status : null,
    addRoutes: (app) => {
      if (sheets)
        addSheetRoutes(app, {
          ...sheets,
          store,
          retention,
          isTrustedProxy,
          makePdf: createPdfMaker(),
        });
      addFormRoutes(app, {
        hasSheets: sheets !== undefined,
        formKey: settings.formKey ?? DEFAULT_FORM_KEY,
        project: settings.formProject,
        canaryKey,
        isOwn: originCheck(settings.siteUrl, log.warn),
        status,
        add: (entry) => store.call('add', entry),
        isTrustedProxy,
        warn: log.warn,
        log,
        refused: refusals.count,
        ...(options.requestId && { requestId: options.requestId }),
        ...(contact && { contact }),
        ...(options.quota && { quota: options.quota }),
        ...(options.rateLimit && { rateLimit: options.rateLimit }),
        ...(options.bodyTimeoutMs !== undefined && { bodyTimeoutMs: options.bodyTimeoutMs }),
      });
    },
    stop: async () => {
      alerts.stop();
      refusals.stop();
      await store.stop();
    },
  };
}
