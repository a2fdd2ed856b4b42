import { expect, onTestFinished, test, vi } from 'vitest';

import { deskDatabase } from '#desk/database/desk-database.ts';
import { deskEvents } from '#desk/events.ts';
import { readDeskSettings } from '#desk/settings.ts';
import { openDatabase } from '#server/forms/database.ts';
import { createInquiryStore } from '#server/forms/inquiry-store.ts';
import { createLog } from '#server/log.ts';
import { newInquiry } from '#tests/contract/form-server.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';

test('an open page of the desk is told of a new inquiry within two seconds', async () => {
  const { path: dataDir, remove } = temporaryFolder();
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
    remove();
  });
  const newest: unknown[] = [];
  events.join((message) => newest.push(JSON.parse(message('ko')).newest));
  expect(newest).toEqual([0]);
  await store.add(newInquiry());
  vi.advanceTimersByTime(2_000);
  expect(newest.at(-1)).toBe(1);
});
