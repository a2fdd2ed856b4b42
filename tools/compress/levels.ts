/** Which files are compressed, and how hard: bytes on the wire against seconds of a build. */
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';

import { extensionOf } from '#contract/static-host.ts';

/** Suffixes of the compressed siblings. */
export const CODINGS = ['.br', '.gz', '.zst'] as const;
export type Coding = (typeof CODINGS)[number];

/** Text formats, and the viewer's meshes (`bin`). Pictures, fonts and archives are compressed already. */
const COMPRESSIBLE = new Set([
  'bin',
  'css',
  'csv',
  'data',
  'dxf',
  'html',
  'js',
  'json',
  'md',
  'mjs',
  'step',
  'svg',
  'txt',
  'webmanifest',
  'xml',
]);

/** What a first view waits for: these are worth the highest level. */
const FIRST_VIEW = new Set(['css', 'html', 'js']);

/** Files from here on are fetched by few visitors, and take most of the time. */
const LARGE_BYTES = 128 * 1024;

/** A coding without a level is not made. */
type Levels = Readonly<Record<'.br' | '.gz', number> & Partial<Record<'.zst', number>>>;

/** The setting COMPRESS: `quick` for development and tests, `best` for what visitors get. */
export type Effort = 'quick' | 'best';

/** A thirtieth of the time, a tenth more bytes. */
const QUICK: Levels = { '.br': 5, '.gz': 6 };

/**
 * Compression levels of a file. The best, measured on this site's files against the highest level of each format:
 *
 * - Documents, styles and scripts: the highest Brotli, whatever their size: React is the largest script, and every page needs it.
 * - Other files: Brotli 10 costs 2 % (and makes SVG drawings 1 % smaller), in a third of the time.
 * - Meshes: Brotli 9 instead of 10 costs 6 % and takes 1 s instead of 7. They come when somebody opens a viewer.
 * - STEP: Brotli 9 takes 0.7 s instead of 21 s. Zstandard 17 makes up for it, since the server sends the smallest: 15 % more.
 *
 * Zstandard for nothing else: every browser that takes it takes Brotli, which was smaller for each of 830 files.
 */
export function levelsOf(name: string, bytes: number, effort: Effort): Levels {
  if (effort === 'quick') return QUICK;
  const extension = extensionOf(name);
  if (extension === 'step') return { '.br': 9, '.gz': 6, '.zst': 17 };
  const brotli = FIRST_VIEW.has(extension)
    ? 11
    : extension === 'bin' && bytes > LARGE_BYTES
      ? 9
      : 10;
  return { '.br': brotli, '.gz': bytes > LARGE_BYTES ? 6 : 9 };
}

/** Whether a file's format gains by compression. */
export function isCompressible(name: string): boolean {
  return COMPRESSIBLE.has(extensionOf(name));
}

/** Compresses data in one of the formats at a level. */
export function encode(coding: Coding, level: number, data: Uint8Array): Uint8Array {
  if (coding === '.gz') return gzipSync(data, { level });
  if (coding === '.zst') {
    return zstdCompressSync(data, {
      params: {
        [constants.ZSTD_c_compressionLevel]: level,
        // The size in the frame lets a browser allocate once.
        [constants.ZSTD_c_contentSizeFlag]: 1,
      },
      pledgedSrcSize: data.byteLength,
    });
  }
  return brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.byteLength,
    },
  });
}
