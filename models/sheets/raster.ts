import sharp from 'sharp';
import { type OutputFile, sha256 } from '#models/pipeline/artefact.ts';
import { encode } from '#models/pipeline/encode.ts';
import type { PrintedSheet } from '../../tools/drawing/printed-sheet.ts';

/** Width of a file, px, and its highest sizes, bytes. */
export interface SheetSize {
  width: number;
  avif: number;
  webp: number;
}

/** Rasterises a sheet as AVIF and WebP in every size. */
export async function rasterSheet(
  id: string,
  svg: string,
  sizes: readonly SheetSize[],
): Promise<OutputFile[]> {
  const png = await sharp(Buffer.from(svg), { density: 96, limitInputPixels: false })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const files: OutputFile[] = [];
  for (const format of ['avif', 'webp'] as const) {
    for (const size of sizes) {
      const limit = size[format];
      const { data, width, height, type } = await encode(png, format, {
        width: size.width,
        bytes: limit,
      });
      const path = `public/pictures/${id.replace('/', '-')}-${width}.${format}`;
      files.push({ path, data, picture: { id, width, height, type }, limit });
    }
  }
  return files;
}

/** For the cache key: what a sheet shows, its letters as outlines and its drawings before they are made smaller. */
export const sheetInputs = (sheet: PrintedSheet): unknown => sha256(sheet.toSvg());
