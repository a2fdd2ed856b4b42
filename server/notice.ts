/** The notice that the staff has written at the desk, for the pages that ask for it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Hono } from 'hono';

import { NOTICE_FILE, readNotice } from '#contract/notice.ts';

import type { AppEnv } from './app.ts';
import { baseHeaders } from './site-files.ts';

/** However often it is asked for, the disk is read once in this time. */
const KNOWN_FOR_MS = 2_000;

/** Changed at the desk, it reaches a visitor's next page within a minute. */
const HEADERS = { ...baseHeaders, 'Cache-Control': 'public, max-age=60' };

/** Registers `/notice.json`: the notice, or null. A file that cannot be read is no notice. */
export function addNoticeRoute(
  app: Hono<AppEnv>,
  dataDir: string,
  now: () => number = Date.now,
): void {
  let known: { readonly at: number; readonly notice: Promise<unknown> } | undefined;
  const read = async () => {
    const text = await readFile(join(dataDir, NOTICE_FILE), 'utf8').catch(() => 'null');
    try {
      return readNotice(JSON.parse(text));
    } catch {
      return null;
    }
  };
  app.get(`/${NOTICE_FILE}`, async (c) => {
    if (!known || Math.abs(now() - known.at) >= KNOWN_FOR_MS) known = { at: now(), notice: read() };
    return c.json({ notice: await known.notice }, 200, HEADERS);
  });
}
