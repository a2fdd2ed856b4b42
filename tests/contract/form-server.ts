/** The form service behind the real HTTP server, with a page in the site's place. */
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';

import {
  startInquiries,
  type Inquiries,
  type InquiryOptions,
  type InquirySettings,
} from '#server/forms/inquiries.ts';
import { openDatabase } from '#server/forms/database.ts';
import { type InquiryRecord, readInquiries } from '#server/forms/inquiry-record.ts';
import type { NewInquiry } from '#server/forms/new-inquiry.ts';
import { listen } from '#server/listen.ts';
import { createLog } from '#server/log.ts';
import { BLANK_INQUIRY } from '#tests/blank-inquiry.ts';

/** No sender is ever refused for sending too much. */
export const NO_RATE_LIMIT = { burst: Number.MAX_SAFE_INTEGER, refillMs: 1 };

const UNLIMITED = { inquiries: Number.MAX_SAFE_INTEGER, bytes: Number.MAX_SAFE_INTEGER };

/** No day is ever full. */
export const NO_QUOTA = { perSender: UNLIMITED, total: UNLIMITED };

export interface FormServer extends AsyncDisposable {
  readonly url: string;
  readonly inquiries: Inquiries;
  /** Lines of the log so far. */
  readonly log: string[];
  readonly stop: () => Promise<void>;
}

/** Starts it on a free port; `settings` need a data folder at least. */
export async function startFormServer(
  settings: Pick<InquirySettings, 'dataDir'> & Partial<InquirySettings>,
  options: InquiryOptions = {},
): Promise<FormServer> {
  const log: string[] = [];
  const inquiries = await startInquiries(
    { mail: null, retention: { count: 3, unit: 'year' }, isTrustedProxy: () => false, ...settings },
    {
      rateLimit: NO_RATE_LIMIT,
      quota: NO_QUOTA,
      log: createLog({ write: (line) => void log.push(line.trimEnd()) }),
      ...options,
    },
  );
  const app = new Hono<{ Bindings: HttpBindings }>();
  inquiries.addRoutes(app);
  app.all('*', (c) => c.text('the site', c.req.path.startsWith('/answers') ? 404 : 200));
  const running = await listen(app, { host: '127.0.0.1', port: 0 });
  const end = async () => {
    // Every test has its answers: nothing is waited for.
    await running.stop(0);
    await inquiries.stop();
  };
  let ended: Promise<void> | undefined;
  const stop = () => (ended ??= end());
  return { url: running.url, inquiries, log, stop, [Symbol.asyncDispose]: stop };
}

/** The six fields, filled in. */
export const FILLED = {
  ...BLANK_INQUIRY,
  companyName: '○○정수 엔지니어링',
  name: '홍길동',
  phone: '02-000-0000',
  email: 'buyer@example.com',
  inquiry: 'PQVF DN 100, 운전 압력 4 bar, 수량 6대.\n견적 부탁드립니다.',
};

/** An inquiry as the store takes it. */
export const newInquiry = (values: Partial<typeof FILLED> = {}): NewInquiry => ({
  inquiry: { ...FILLED, ...values },
  formKey: 'inquiry',
  idempotencyKey: null,
  language: 'ko',
  flags: [],
});

/** Sends an inquiry as the client library does. */
export const sendInquiry = (
  url: string,
  values: object = {},
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${url}/f/inquiry`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ ...FILLED, ...values }),
  });

/** The inquiries in a data folder, in the order of arrival. */
export function storedInquiries(dataDir: string): InquiryRecord[] {
  const database = openDatabase(dataDir, { readOnly: true });
  try {
    return [...readInquiries(database)];
  } finally {
    database.close();
  }
}
