/** A desk over a data folder of its own, for tests that speak HTTP with it. */
import type { Language } from '#contract/address.ts';
import { readDeskSettings } from '#desk/settings.ts';
import { startDesk } from '#desk/start.ts';
import { openDatabase } from '#server/forms/database.ts';
import { createInquiryStore } from '#server/forms/inquiry-store.ts';
import { createLog } from '#server/log.ts';
import { BLANK_INQUIRY } from '#tests/blank-inquiry.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';

export const SENDER = {
  ...BLANK_INQUIRY,
  companyName: '○○수처리',
  name: '홍길동',
  phone: '02-000-0000',
  email: 'buyer@example.com',
  inquiry: 'PQVF DN 100, 수량 6대.',
};

export interface Office extends AsyncDisposable {
  readonly url: string;
  readonly dataDir: string;
  /** Stores inquiries as the server does. */
  readonly receive: (
    ...inquiries: readonly (Partial<typeof SENDER> & { language?: Language })[]
  ) => Promise<void>;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  /** Sends a form as a page of the desk does. */
  readonly post: (
    path: string,
    fields?: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<Response>;
}

/** Starts it, with a file of inquiries unless told otherwise. */
export async function openOffice(
  options: { environment?: Record<string, string>; empty?: boolean; now?: () => number } = {},
): Promise<Office> {
  const { path: dataDir, remove } = temporaryFolder();
  if (!options.empty) openDatabase(dataDir).close();
  const settings = readDeskSettings({ DESK_PORT: '0', DATA_DIR: dataDir, ...options.environment });
  const running = await startDesk(settings, createLog({ write: () => undefined }), options.now);
  const { url } = running;
  return {
    url,
    dataDir,
    receive: async (...inquiries) => {
      const store = createInquiryStore(openDatabase(dataDir), { mailed: true });
      for (const { language = 'ko', ...inquiry } of inquiries)
        await store.add({
          inquiry: { ...SENDER, ...inquiry },
          formKey: 'inquiry',
          idempotencyKey: crypto.randomUUID(),
          language,
          flags: [],
        });
      store.close();
    },
    get: (path, headers = {}) => fetch(url + path, { headers, redirect: 'manual' }),
    post: (path, fields = {}, headers = {}) =>
      fetch(url + path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { Origin: url, ...headers },
        redirect: 'manual',
      }),
    [Symbol.asyncDispose]: async () => {
      // Nobody asks any more: nothing is waited for.
      await running.stop(0);
      remove();
    },
  };
}
