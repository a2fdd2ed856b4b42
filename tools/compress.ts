/**
 * `node tools/compress.ts [folder [except]]`: writes `.br`, `.gz` and where it helps `.zst` beside every text file of the built site,
 * once, so that no request ever waits for a compressor; `except` is a folder whose files came with theirs. What was compressed before comes from `.cache/compressed`. The effort is the setting COMPRESS.
 */
import { join } from 'node:path';

import { progressOf } from './build/progress.ts';
import { buildSettings } from './build/settings.ts';
import { compressFolder } from './compress/compress-folder.ts';
import { pruneCache } from './compress/prune-cache.ts';

const PROJECT = join(import.meta.dirname, '..');
const CACHE = join(PROJECT, '.cache/compressed');
/** The site takes 25 MB of it; the rest serves other branches and earlier texts. */
const CACHE_BYTES = 200e6;

const start = performance.now();
const { COMPRESS } = buildSettings(process.env);
const result = await compressFolder(process.argv[2] ?? join(PROJECT, 'dist/site'), {
  effort: COMPRESS,
  cache: CACHE,
  except: process.argv[3],
  onProgress: progressOf('compression'),
});
await pruneCache(CACHE, CACHE_BYTES);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
const size = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
console.log(
  `  compress: ${result.files} files, ${size(result.originalBytes)} to ${size(result.brotliBytes)} ` +
    `(Brotli, ${COMPRESS}; ${size(result.smallestBytes)} the smallest of each), ${result.made} made anew, ${seconds} s`,
);
