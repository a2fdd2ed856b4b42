/** Compares screenshots as Playwright does, with pixelmatch, but to the last pixel: both come from one browser on one machine. */
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

import { type Shot, SHOTS } from './collect/sampled-pages.ts';

/** A screenshot that has changed; its pictures lie in the folder of the report, named by the side. */
export interface ScreenDifference {
  readonly shot: Shot;
  readonly pixels: number;
  /** Share of the larger picture, 0 to 1. */
  readonly share: number;
  /** Names of the pictures. */
  readonly before: string;
  readonly after: string;
  readonly marked: string;
}

interface Raw {
  data: Uint8Array;
  height: number;
}

/** Pixels, with nothing below where the other picture is longer. */
async function pixelsOf(file: string, width: number, height: number): Promise<Raw> {
  const picture = sharp(file).ensureAlpha();
  const own = await picture.metadata();
  const data = await picture
    .extend({ bottom: height - own.height, right: width - own.width, background: '#0000' })
    .raw()
    .toBuffer();
  return { data: Uint8Array.from(data), height };
}

/**
 * @param before folders of screenshots
 * @param to folder that gets the pictures of those that differ
 */
export async function compareScreens(
  before: string,
  after: string,
  to: string,
): Promise<ScreenDifference[]> {
  const differences: ScreenDifference[] = [];
  for (const shot of SHOTS) {
    const [then, now] = [join(before, shot.file), join(after, shot.file)];
    if (!existsSync(then) || !existsSync(now) || readFileSync(then).equals(readFileSync(now)))
      continue;
    const sizes = [await sharp(then).metadata(), await sharp(now).metadata()];
    const width = Math.max(...sizes.map((size) => size.width));
    const height = Math.max(...sizes.map((size) => size.height));
    const [a, b] = [await pixelsOf(then, width, height), await pixelsOf(now, width, height)];
    const marked = new Uint8Array(width * height * 4);
    const pixels = pixelmatch(a.data, b.data, marked, width, height, {
      threshold: 0,
      includeAA: true,
    });
    if (pixels === 0) continue;
    mkdirSync(to, { recursive: true });
    const names = {
      before: `before-${shot.file}`,
      after: `after-${shot.file}`,
      marked: `marked-${shot.file}`,
    };
    copyFileSync(then, join(to, names.before));
    copyFileSync(now, join(to, names.after));
    await sharp(marked, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(join(to, names.marked));
    differences.push({ shot, pixels, share: pixels / (width * height), ...names });
  }
  return differences;
}
