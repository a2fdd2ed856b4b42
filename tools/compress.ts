/**
 * Writes `.br`, `.gz` and `.zst` beside every text file of the built site: `node tools/compress.ts [folder]`.
 *
 * At the highest levels, once, so that no request ever waits for a compressor. `COMPRESS=fast` is for trying things out:
 * a tenth of the time, a tenth more bytes.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { extensionOf } from '#contract/static-host.ts';

/** Text formats; pictures and archives are compressed already. */
const COMPRESSIBLE = new Set([
  'bin',
  'css',
  'csv',
  'data',
  'dxf',
  'html',
  'js',
  'json',
  'mjs',
  'step',
  'svg',
  'txt',
  'webmanifest',
  'xml',
]);

/** Below this the headers outweigh the gain. */
const MIN_BYTES = 512;

/**
 * From here on the highest zstd and gzip levels take ten times as long for a percent: CAD files and meshes, which few
 * fetch. Their brotli, which browsers ask for, stays at the highest.
 */
const LARGE_BYTES = 128 * 1024;

/** Text mode of the compressors; STEP, DXF and the like are text too. */
const BINARY = new Set(['bin']);

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const zstd = promisify(zstdCompress);

/** What was done; sizes in bytes. */
export interface CompressionResult {
  readonly files: number;
  readonly written: number;
  readonly originalBytes: number;
  readonly brotliBytes: number;
}

/** How to do it. */
export interface CompressionOptions {
  /** Low levels: for development and tests. */
  readonly fast?: boolean;
  /** Called after each file. */
  readonly onProgress?: (done: number, total: number) => void;
}

type Encoder = (data: Buffer, name: string) => Promise<Buffer>;

function encoders(fast: boolean): Record<'.br' | '.gz' | '.zst', Encoder> {
  return {
    '.br': (data, name) =>
      brotli(data, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: fast ? 5 : constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: data.byteLength,
          [constants.BROTLI_PARAM_MODE]: BINARY.has(extensionOf(name))
            ? constants.BROTLI_MODE_GENERIC
            : constants.BROTLI_MODE_TEXT,
        },
      }),
    '.gz': (data) =>
      gz(data, {
        level: fast || data.byteLength > LARGE_BYTES ? 6 : constants.Z_BEST_COMPRESSION,
      }),
    '.zst': (data) =>
      zstd(data, {
        params: {
          [constants.ZSTD_c_compressionLevel]: fast ? 3 : data.byteLength > LARGE_BYTES ? 10 : 19,
          // The size in the frame lets a browser allocate once.
          [constants.ZSTD_c_contentSizeFlag]: 1,
        },
        pledgedSrcSize: data.byteLength,
      }),
  };
}

/**
 * Compresses a folder. Siblings that would not be smaller than the file are not written, and stale ones are removed.
 *
 * @param root folder, searched to the bottom
 */
export async function compressFolder(
  root: string,
  { fast = false, onProgress }: CompressionOptions = {},
): Promise<CompressionResult> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extensionOf(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const encode = Object.entries(encoders(fast));
  let done = 0;
  let written = 0;
  let originalBytes = 0;
  let brotliBytes = 0;

  const compressFile = async (name: string): Promise<void> => {
    const data = await readFile(name);
    let smallest = data.byteLength;
    await Promise.all(
      encode.map(async ([suffix, encoder]) => {
        const result = data.byteLength >= MIN_BYTES ? await encoder(data, name) : data;
        if (result.byteLength >= data.byteLength) return rm(name + suffix, { force: true });
        await writeFile(name + suffix, result);
        written += 1;
        if (suffix === '.br') smallest = result.byteLength;
      }),
    );
    originalBytes += data.byteLength;
    brotliBytes += smallest;
    done += 1;
    onProgress?.(done, names.length);
  };

  // A few files at a time: enough for every core, and never the whole site in memory.
  const queue = names.values();
  const worker = async () => {
    for (const name of queue) await compressFile(name);
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, worker));
  return { files: names.length, written, originalBytes, brotliBytes };
}

/** Whether the environment asks for speed rather than size. */
export function wantsFastCompression(): boolean {
  return process.env['COMPRESS'] === 'fast';
}

/** `compressFolder` that tells the terminal what it does. */
export async function compressSite(root: string): Promise<CompressionResult> {
  const start = performance.now();
  const fast = wantsFastCompression();
  let told = start;
  const result = await compressFolder(root, {
    fast,
    onProgress: (done, total) => {
      if (performance.now() - told < 2000) return;
      told = performance.now();
      console.log(`  compress: ${done} of ${total} files`);
    },
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const size = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
  console.log(
    `  compress: ${result.files} files, ${size(result.originalBytes)} to ${size(result.brotliBytes)} ` +
      `(brotli${fast ? ', fast' : ''}), ${seconds} s`,
  );
  return result;
}

if (import.meta.main) {
  await compressSite(process.argv[2] ?? join(import.meta.dirname, '..', 'dist', 'site'));
}
