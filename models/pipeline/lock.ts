import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type OutputFile, type PictureFile, sha256 } from './artefact.ts';

/** A made file, with its hash. */
export interface LockedFile {
  path: string;
  bytes: number;
  sha256: string;
  picture?: PictureFile;
}

/** Hash of an artefact's inputs (`key`), and its files. */
export interface LockedArtefact {
  key: string;
  files: LockedFile[];
}

/** By model id, then artefact name. Committed, so that every machine makes only what changed. */
export type Lock = Record<string, Record<string, LockedArtefact>>;

export const LOCK_FILE = 'content/pictures/lock.json';

export function readLock(): Lock {
  return existsSync(LOCK_FILE) ? (JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as Lock) : {};
}

/** Writes with sorted keys, so that the order of a run changes nothing. */
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
  // Renamed into place: another run may be reading the file.
  const draft = `${LOCK_FILE}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(sorted, null, 1)}\n`);
  renameSync(draft, LOCK_FILE);
}

/** The lock's entry for a file. */
export const lockFile = ({ path, data, picture }: OutputFile): LockedFile => ({
  path,
  bytes: data.length,
  sha256: sha256(data),
  ...(picture ? { picture } : {}),
});

/** Whether every file is on disk with its hash. */
export const isIntact = (made: LockedArtefact): boolean =>
  made.files.every(
    ({ path, sha256: hash }) => existsSync(path) && sha256(readFileSync(path)) === hash,
  );
