/** The notice's file in the data folder, which the server reads. */
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Notice, NOTICE_FILE, readNotice } from '#contract/notice.ts';

export interface StoredNotice {
  readonly notice: Notice | null;
  /** Names what is stored, so that nobody overwrites what they have not seen. */
  readonly revision: string;
}

const pathOf = (dataDir: string) => join(dataDir, NOTICE_FILE);

/** What is stored; a file that holds no notice counts as none. */
export function storedNotice(dataDir: string): StoredNotice {
  let text = '';
  try {
    text = readFileSync(pathOf(dataDir), 'utf8');
    const notice = readNotice(JSON.parse(text));
    return { notice, revision: revisionOf(text) };
  } catch {
    return { notice: null, revision: revisionOf(text) };
  }
}

const revisionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Stores a notice, or none. False: something else is stored than its author has seen. */
export function storeNotice(dataDir: string, notice: Notice | null, seen: string): boolean {
  if (storedNotice(dataDir).revision !== seen) return false;
  const path = pathOf(dataDir);
  if (notice === null) {
    rmSync(path, { force: true });
    return true;
  }
  // Renamed into place: the server may be reading it.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(notice, null, 1)}\n`);
  renameSync(draft, path);
  return true;
}
