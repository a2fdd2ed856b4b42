/** The thread of long-work.ts: copying and restoring a large file takes seconds, in which the desk answers. */
import { copyFileSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

import { migrateDeskTables } from '#desk/database/desk-tables.ts';
import { openDatabase } from '#server/forms/database.ts';
import { restoreLive } from '#tools/inquiries/restore-live.ts';

import { backupFile, backupName, makeBackup } from './backups.ts';
import type { LongWork } from './long-work.ts';

/** Who did what, who is logged in, and what was confirmed or withdrawn for the site: all of now, whatever the inquiries are. */
const KEPT = ['desk_log', 'desk_session', 'desk_proposal'];

const work = workerData as LongWork;
const { dataDir } = work;
const database = openDatabase(dataDir, { unchecked: true });
let { now } = work;
// The present state is never the copy that takes its place, not even within one second.
if (work.restores !== undefined) while (backupFile(dataDir, backupName(now))) now += 1_000;
// Its file may be the oldest one, which goes when another is made.
const restored = work.restores === undefined ? null : `${dataDir}/restored.sqlite`;
if (restored !== null) copyFileSync(backupFile(dataDir, work.restores!)!, restored);
const { name } = makeBackup(database, dataDir, now);
database.close();
if (restored !== null)
  try {
    await restoreLive(dataDir, restored, KEPT, migrateDeskTables);
  } finally {
    rmSync(restored, { force: true });
  }
parentPort!.postMessage(name);
