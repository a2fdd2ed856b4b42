/** Starts the real server over `dist/` for the tests of this folder, and stops it after the last one. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { startServerProcess } from '#tests/server/server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the site under test: `http://127.0.0.1:41234`. */
    siteUrl: string;
  }
}

export default async function serve({ provide }: TestProject): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'site-tests-'));
  const server = await startServerProcess('dist', {
    DATA_DIR: data,
    // Whatever .env says, no mail is sent.
    SMTP_URL: '',
    MAIL_CONFIRMATION: '',
  });
  provide('siteUrl', server.url);
  return async () => {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  };
}
