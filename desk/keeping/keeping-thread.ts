/** The thread of long-work.ts: copying and restoring a large file takes seconds, in which the desk answers. */
import { copyFileSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

import { openDatabase } from '#server/forms/database.ts';
import { OtherNumbers } from '#tools/inquiries/restore-live.ts';

import { backupFile, backupName, makeBackup } from './backups.ts';
import type { LongWork, ThreadOutcome } from './long-work.ts';
import { restoreDesk } from './restore-desk.ts';

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
let outcome: ThreadOutcome = { kind: 'done', made: name, restored: work.restores ?? null };
if (restored !== null)
  try {
    restoreDesk(dataDir, restored);
  } catch (error) {
    if (!(error instanceof OtherNumbers)) throw error;
    outcome = { kind: 'other-numbers' };
  } finally {
    rmSync(restored, { force: true });
  }
parentPort!.postMessage(outcome);
