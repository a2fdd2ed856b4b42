/** The thread of long-work.ts: copying and restoring a large file takes seconds, in which the desk answers. */
import { parentPort, workerData } from 'node:worker_threads';

import { migrateDeskTables } from '#desk/database/desk-tables.ts';
import { openDatabase } from '#server/forms/database.ts';
import { restoreLive } from '#tools/inquiries/restore-live.ts';

import { backupFile, makeBackup } from './backups.ts';
import type { LongWork } from './long-work.ts';

/** Who did what, and who is logged in: both are of now, whatever the inquiries are. */
const KEPT = ['desk_log', 'desk_session'];

const work = workerData as LongWork;
const { dataDir } = work;
const database = openDatabase(dataDir, { unchecked: true });
const { name } = makeBackup(database, dataDir, work.now);
database.close();
if (work.restores !== undefined)
  await restoreLive(dataDir, backupFile(dataDir, work.restores)!, KEPT, migrateDeskTables);
parentPort!.postMessage(name);
