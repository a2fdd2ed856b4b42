import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { deskDatabase } from '#desk/database/desk-database.ts';
import { deskEvents } from '#desk/events.ts';
import { readDeskSettings } from '#desk/settings.ts';
import { openDatabase } from '#server/forms/database.ts';
import { createInquiryStore } from '#server/forms/inquiry-store.ts';
import { createLog } from '#server/log.ts';

import { SENDER } from './desk-office.ts';

test('an open page of the desk is told of a new inquiry within two seconds', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-events-'));
  const store = createInquiryStore(openDatabase(dataDir), { mailed: true });
  const database = deskDatabase(dataDir);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const events = deskEvents({
    settings: readDeskSettings({ DATA_DIR: dataDir }),
    database,
    log: createLog({ write: () => undefined }),
    now: Date.now,
  });
  onTestFinished(() => {
    events.stop();
    vi.useRealTimers();
    database.close();
    store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const newest: unknown[] = [];
  events.join((message) => newest.push(JSON.parse(message('ko')).newest));
  expect(newest).toEqual([0]);
  await store.add({
    inquiry: SENDER,
    formKey: 'inquiry',
    idempotencyKey: 'once',
    language: 'ko',
    flags: [],
  });
  vi.advanceTimersByTime(2_000);
  expect(newest.at(-1)).toBe(1);
});
