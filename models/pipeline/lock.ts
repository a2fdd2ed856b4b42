import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { MadeFile, PictureFile } from './artefact.ts';
import { sha256 } from './artefact.ts';

/** A file as it was made. */
export interface LockedFile {
  path: string;
  bytes: number;
  sha256: string;
  picture?: PictureFile;
}

/** What an artefact was made from (`key`), and what came out. */
export interface LockedArtefact {
  key: string;
  files: LockedFile[];
}

/** Model id → artefact name → what was made. Committed, so that only changes are made again. */
export type Lock = Record<string, Record<string, LockedArtefact>>;

export const LOCK_FILE = 'content/pictures/lock.json';

export function readLock(): Lock {
  return existsSync(LOCK_FILE) ? (JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as Lock) : {};
}

/** Writes with sorted keys: the order of a run leaves no trace. */
export function writeLock(lock: Lock): void {
  const sorted = Object.fromEntries(
    Object.keys(lock)
      .toSorted()
      .map((id) => {
        const made = lock[id]!;
        return [
          id,
          Object.fromEntries(
            Object.keys(made)
              .toSorted()
              .map((name) => [name, made[name]]),
          ),
        ];
      }),
  );
  // In one step: another run may be reading.
  const draft = `${LOCK_FILE}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(sorted, null, 1)}\n`);
  renameSync(draft, LOCK_FILE);
}

export const lockFile = ({ path, data, picture }: MadeFile): LockedFile => ({
  path,
  bytes: data.length,
  sha256: sha256(data),
  ...(picture ? { picture } : {}),
});

/** Whether every file is on disk as it was made. */
export const isIntact = (made: LockedArtefact): boolean =>
  made.files.every(
    ({ path, sha256: hash }) => existsSync(path) && sha256(readFileSync(path)) === hash,
  );
