import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { KeptFiles } from './kept-files.ts';
import type { PreviewCard } from './preview-cards.ts';
import { previewSheet } from './preview-sheet.ts';

const CACHE = '.cache/previews';
/** 7 % larger than mozjpeg at 82, and nearer to the drawing; in a sixth of the time. */
const ENCODING = { quality: 72 };
const AT_ONCE = 2;

/** A drawn preview: its address on the site, and where it is kept. */
export interface DrawnPreview {
  file: string;
  kept: string;
}

/**
 * Draws the preview pictures, each kept by its content in .cache, so that only what changed is drawn again. What no page
 * uses any more is removed.
 */
export async function drawPreviews(cards: readonly PreviewCard[]): Promise<DrawnPreview[]> {
  const files = new KeptFiles(CACHE);
  const encoding = JSON.stringify([sharp.versions, ENCODING]);
  const drawn: DrawnPreview[] = [];
  const queue = [...cards];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let card = queue.shift(); card; card = queue.shift()) {
        const svg = previewSheet(card);
        // JPEG: some messengers accept no newer format.
        const kept = await files.pathOf([encoding, svg], () =>
          sharp(Buffer.from(svg)).jpeg(ENCODING).toBuffer(),
        );
        drawn.push({ file: card.file, kept });
      }
    }),
  );
  files.removeOthers();
  return drawn;
}

/** Puts drawn previews where the pages name them. @param site root of the built site */
export async function copyPreviews(drawn: readonly DrawnPreview[], site: string): Promise<void> {
  for (const { file, kept } of drawn) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await copyFile(kept, join(site, file));
  }
}
