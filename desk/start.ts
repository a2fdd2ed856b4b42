/** Starts the desk: application, server, and the search index that follows what comes in. */
import { CONNECTION_LIMITS } from '#server/connections.ts';
import { listen } from '#server/listen.ts';
import type { Log } from '#server/log.ts';
import { UserError } from '#tools/command-line.mjs';

import { readUsers } from './access/users.ts';
import { createDeskApp } from './app.ts';
import { deskDatabase } from './database/desk-database.ts';
import type { Desk } from './desk-context.ts';
import { deskEvents } from './events.ts';
import { indexNext } from './search/search-index.ts';
import type { DeskSettings } from './settings.ts';

const INDEX_EVERY_MS = 500;
const INDEX_AT_ONCE = 200;
/** Longest time for one answer: pages listen to `/events` for as long as they are open. */
const EVENTS_MS = 24 * 60 * 60 * 1000;

export interface RunningDesk {
  readonly url: string;
  /** @param timeoutMs what running requests get; listen.ts decides unless told otherwise */
  readonly stop: (timeoutMs?: number) => Promise<void>;
}

/**
 * Starts it; a missing or locked file of inquiries is said on its pages and is no reason not to start.
 *
 * @throws UserError for a file of users that cannot be read, and where it cannot listen
 */
export async function startDesk(
  settings: DeskSettings,
  log: Log,
  now: () => number = Date.now,
): Promise<RunningDesk> {
  if (settings.usersFile !== null) readUsers(settings.usersFile);
  for (const warning of settings.warnings) log.warn(warning);
  const database = deskDatabase(settings.dataDir);
  const desk: Desk = { settings, database, log, now };
  const events = deskEvents(desk);
  let complete = false;
  let timer: NodeJS.Timeout;
  const index = (): void => {
    let indexed = 0;
    try {
      indexed = indexNext(database.get(), INDEX_AT_ONCE);
      complete = indexed < INDEX_AT_ONCE;
    } catch {
      // No file, or it is locked: the pages say so, and the next look tries again.
    }
    // While there is more to do, only as long a pause as pages need to be answered between.
    timer = setTimeout(index, indexed === INDEX_AT_ONCE ? 1 : INDEX_EVERY_MS);
    timer.unref();
  };
  index();
  const app = createDeskApp(desk, events, () => !complete);
  try {
    const running = await listen(
      app,
      { host: settings.host, port: settings.port, isTrustedProxy: settings.isTrustedProxy },
      { limits: { ...CONNECTION_LIMITS, answerMs: EVENTS_MS } },
    );
    return {
      url: running.url,
      stop: async (timeoutMs) => {
        clearTimeout(timer);
        events.stop();
        await running.stop(timeoutMs);
        database.close();
      },
    };
  } catch (error) {
    clearTimeout(timer!);
    events.stop();
    database.close();
    // The server's words, with the desk's names.
    throw error instanceof Error
      ? new UserError(error.message.replaceAll(/\b(HOST|PORT)\b/g, 'DESK_$1'), { cause: error })
      : error;
  }
}
