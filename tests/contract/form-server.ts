/** The form service behind the real HTTP server, with a page in the site's place. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';

import {
  startInquiries,
  type Inquiries,
  type InquiryOptions,
  type InquirySettings,
} from '#server/forms/inquiries.ts';
import { listen } from '#server/listen.ts';
import { createLog } from '#server/log.ts';
import { BLANK_INQUIRY } from '#tests/blank-inquiry.ts';

/** No sender is ever refused for sending too much. */
export const NO_RATE_LIMIT = { burst: Number.MAX_SAFE_INTEGER, refillMs: 1 };

const UNLIMITED = { inquiries: Number.MAX_SAFE_INTEGER, bytes: Number.MAX_SAFE_INTEGER };

/** No day is ever full. */
export const NO_QUOTA = { perSender: UNLIMITED, total: UNLIMITED };

export interface FormServer {
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
  return {
    url: running.url,
    inquiries,
    log,
    stop: async () => {
      await running.stop(500);
      await inquiries.stop();
    },
  };
}

/** A folder that is gone when `remove` is called. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'inquiries-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
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
