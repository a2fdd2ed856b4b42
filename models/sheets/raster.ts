import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { MadeFile } from '#models/pipeline/artefact.ts';
import { sha256 } from '#models/pipeline/artefact.ts';
import { encode } from '#models/pipeline/encode.ts';

const ROOT = new URL('../../', import.meta.url);

/** A width that is shipped and what it may weigh. */
export interface SheetSize {
  width: number;
  /** Bytes. */
  avif: number;
  webp: number;
}

/** Rasters a sheet in every size, AVIF and WebP; the first size is what every browser can show. */
export async function rasterSheet(
  id: string,
  svg: string,
  sizes: readonly SheetSize[],
): Promise<MadeFile[]> {
  const png = await sharp(Buffer.from(svg), { density: 96, limitInputPixels: false })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const files: MadeFile[] = [];
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

/** What a sheet's bytes depend on beside its module: the type and the drawings on it. */
export function sheetInputs(svg: string): unknown {
  const versions = ['opentype.js', 'pretendard'].map((name) => {
    const file = new URL(`node_modules/${name}/package.json`, ROOT);
    return `${name}@${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
  });
  return [...versions, sha256(svg)];
}
