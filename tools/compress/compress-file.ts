/** One file's compressed siblings, out of the cache where its content was compressed before. */
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

import { CODINGS, encode, FAST_LEVELS, levelsOf } from './levels.ts';

/** Below this the headers outweigh the gain. */
const MIN_BYTES = 512;

/** A new release of a compressor may pack better. */
const COMPRESSORS = ['brotli', 'zlib', 'zstd'].map((name) => process.versions[name]).join();

/** How to compress. */
export interface FileOptions {
  /** Low levels: for development and tests. */
  readonly fast: boolean;
  /** Folder of what was compressed before; null for none. */
  readonly cache: string | null;
  /** False fills the cache and writes no siblings. */
  readonly siblings: boolean;
}

/** What was done; sizes in bytes. */
export interface FileResult {
  readonly originalBytes: number;
  /** Size of the smallest coding, or of the file itself where none is smaller. */
  readonly smallestBytes: number;
  readonly brotliBytes: number;
  /** How many siblings the file has. */
  readonly siblings: number;
  /** How many of its codings had to be made, since the cache did not hold them. */
  readonly made: number;
}

/** Writes the siblings of a file that are smaller than it, and removes the others. */
export function compressFile(file: string, { fast, cache, siblings }: FileOptions): FileResult {
  const data = readFileSync(file);
  const size = data.byteLength;
  if (size < MIN_BYTES) {
    for (const coding of CODINGS) rmSync(file + coding, { force: true });
    return { originalBytes: size, smallestBytes: size, brotliBytes: size, siblings: 0, made: 0 };
  }
  const levels = fast ? FAST_LEVELS : levelsOf(file, size);
  const content = createHash('sha256').update(COMPRESSORS).update(data).digest('hex').slice(0, 32);
  const sizes: number[] = [];
  let brotliBytes = size;
  let made = 0;
  for (const coding of CODINGS) {
    const level = levels[coding];
    if (level === undefined) {
      if (siblings) rmSync(file + coding, { force: true });
      continue;
    }
    const entry = cache === null ? null : join(cache, `${content}-${level}${coding}`);
    let packed = entry === null ? null : fromCache(entry);
    if (packed === null) {
      packed = encode(coding, level, data);
      made += 1;
      if (entry !== null) writeWhole(entry, packed);
    }
    const helps = packed.byteLength < size;
    if (helps) sizes.push(packed.byteLength);
    if (helps && coding === '.br') brotliBytes = packed.byteLength;
    if (!siblings) continue;
    if (helps) writeFileSync(file + coding, packed);
    else rmSync(file + coding, { force: true });
  }
  return {
    originalBytes: size,
    smallestBytes: Math.min(size, ...sizes),
    brotliBytes,
    siblings: sizes.length,
    made,
  };
}

/** An entry's content, marked as used now (`pruneCache` deletes what was not used for long), or null. */
function fromCache(entry: string): Uint8Array | null {
  try {
    const content = readFileSync(entry);
    const now = new Date();
    utimesSync(entry, now, now);
    return content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A build that is stopped half-way must not leave half an entry; several threads may write the same one. */
function writeWhole(path: string, content: Uint8Array): void {
  const beside = `${path}.${process.pid}-${threadId}`;
  writeFileSync(beside, content);
  renameSync(beside, path);
}
