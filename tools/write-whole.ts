import { renameSync, writeFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';

/** Writes a file by renaming: a build that is killed leaves no half of it, and several threads may write the same one. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const beside = `${path}.${process.pid}-${threadId}`;
  writeFileSync(beside, content);
  renameSync(beside, path);
}
