/**
 * `node tools/compress.ts [--only-cache] [folder]`: writes `.br`, `.gz` and where it helps `.zst` beside every text file of the built site,
 * once, so that no request ever waits for a compressor. What was compressed before comes from `.cache/compressed`.
 *
 * `--only-cache` writes no siblings: the build has the files of `public/` compressed while it waits for one core.
 * `COMPRESS=fast` is for trying things out: a twentieth of the time, a tenth more bytes.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { compressFolder } from './compress/compress-folder.ts';
import { pruneCache } from './compress/prune-cache.ts';

const PROJECT = join(import.meta.dirname, '..');
const CACHE = join(PROJECT, '.cache/compressed');
/** The site takes 25 MB of it; the rest serves other branches and earlier texts. */
const CACHE_BYTES = 200e6;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'only-cache': { type: 'boolean', default: false } },
});
const onlyCache = values['only-cache'];
// Forked by the build: ends when the build does, and does not wait for it.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

const start = performance.now();
let told = start;
const fast = process.env['COMPRESS'] === 'fast';
const result = await compressFolder(positionals[0] ?? join(PROJECT, 'dist/site'), {
  fast,
  cache: CACHE,
  siblings: !onlyCache,
  onProgress: (done, total) => {
    if (onlyCache || performance.now() - told < 5000) return;
    told = performance.now();
    console.log(`  compress: ${done} of ${total} files`);
  },
});
if (!onlyCache) {
  await pruneCache(CACHE, CACHE_BYTES);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const size = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
  console.log(
    `  compress: ${result.files} files, ${size(result.originalBytes)} to ${size(result.brotliBytes)} ` +
      `(Brotli${fast ? ', fast' : ''}; ${size(result.smallestBytes)} the smallest of each), ${result.made} made anew, ${seconds} s`,
  );
}
