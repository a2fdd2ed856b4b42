/** One file's compressed siblings, out of the cache where its content was compressed before. */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeWhole } from '#tools/write-whole.ts';

import { CODINGS, type Effort, encode, levelsOf } from './levels.ts';

/** Below this the headers outweigh the gain. */
const MIN_BYTES = 512;

/** A new release of a compressor may pack better. */
const COMPRESSORS = ['brotli', 'zlib', 'zstd'].map((name) => process.versions[name]).join();

/** How to compress. */
export interface FileOptions {
  readonly effort: Effort;
  /** Folder of what was compressed before; null for none. */
  readonly cache: string | null;
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
export function compressFile(file: string, { effort, cache }: FileOptions): FileResult {
  const data = readFileSync(file);
  const size = data.byteLength;
  if (size < MIN_BYTES) {
    for (const coding of CODINGS) rmSync(file + coding, { force: true });
    return { originalBytes: size, smallestBytes: size, brotliBytes: size, siblings: 0, made: 0 };
  }
  const levels = levelsOf(file, size, effort);
  const content = createHash('sha256').update(COMPRESSORS).update(data).digest('hex').slice(0, 32);
  const sizes: number[] = [];
  let brotliBytes = size;
  let made = 0;
  for (const coding of CODINGS) {
    const level = levels[coding];
    if (level === undefined) {
      rmSync(file + coding, { force: true });
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
