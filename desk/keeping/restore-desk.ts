/** Restores a copy of inquiries together with the desk's tables. */
import type { DatabaseSync } from 'node:sqlite';

import { migrateDeskTables } from '#desk/database/desk-tables.ts';
import { restoreLive } from '#tools/inquiries/restore-live.ts';

/** Who did what, who is logged in, and what was confirmed or withdrawn for the site: all of now, whatever the inquiries are. */
const KEPT = ['desk_log', 'desk_session', 'desk_proposal'];

/** As `restoreLive`, which see. */
export const restoreDesk = (dataDir: string, path: string): void =>
  restoreLive(dataDir, path, { kept: KEPT, prepare: migrateDeskTables, finish });

/**
 * What more was asked about is new again. The index, whose texts never change, gets back what has come back, and where the copy had
 * not come so far it goes on before the first gap.
 */
function finish(database: DatabaseSync, asked: readonly number[]): void {
  database.exec(
    `UPDATE desk_inquiry SET state = 'new', revision = revision + 1
     WHERE inquiry_id IN (${asked.join()}) AND state IN ('answered', 'closed');
     DELETE FROM desk_search WHERE rowid NOT IN (SELECT id FROM inquiry);
     INSERT INTO desk_search (rowid, text, initials) SELECT rowid, text, initials FROM copy.desk_search
       WHERE rowid IN (SELECT id FROM inquiry WHERE id NOT IN (SELECT rowid FROM desk_search));
     DELETE FROM desk_search
       WHERE rowid > (SELECT min(id) FROM inquiry WHERE id NOT IN (SELECT rowid FROM main.desk_search))`,
  );
}
