import sharp from 'sharp';
import { loadKernel } from '#models/lib/kernel.ts';
import { CARD_LIMIT, DETAIL_LIMIT, type OutputFile } from '#models/pipeline/artefact.ts';
import { cameraFrom } from '#models/pipeline/camera.ts';
import { encode } from '#models/pipeline/encode.ts';
import type { ViewAngles } from '#models/lib/part.ts';
import type { PlacedObject } from '#models/scenes/scene-object.ts';
import { changedObjects, stepDrawing } from './step-drawing.ts';

/** Widths for thumbnails, pages and the full-screen viewer, px. */
const WIDTHS = [640, 400, 1280] as const;
/** A further width of the item's main picture, for its page (747 px). */
const MAIN_WIDTHS = [760] as const;
type Width = (typeof WIDTHS)[number] | (typeof MAIN_WIDTHS)[number];
/** Highest sizes, bytes: a gallery page shows 19 pictures. */
const LIMITS: Record<'avif' | 'webp', Record<Width, number>> = {
  avif: { 400: CARD_LIMIT, 640: DETAIL_LIMIT, 760: DETAIL_LIMIT, 1280: 48_000 },
  webp: { 400: 16_000, 640: 40_000, 760: 50_000, 1280: 92_000 },
};

/** Draws one step in all formats and sizes. @param before the step before it; the first is the item's main picture */
export async function stepPicture(
  id: string,
  step: readonly PlacedObject[],
  before: readonly PlacedObject[] | undefined,
  view: ViewAngles,
): Promise<OutputFile[]> {
  await loadKernel();
  const main = before === undefined;
  const drawing = stepDrawing(step, changedObjects(step, before), cameraFrom(view), main);
  const png = await sharp(Buffer.from(drawing)).png({ compressionLevel: 1 }).toBuffer();
  const files: OutputFile[] = [];
  for (const format of ['avif', 'webp'] as const) {
    for (const width of main ? [...WIDTHS, ...MAIN_WIDTHS] : WIDTHS) {
      const limit = LIMITS[format][width];
      const { data, height, type } = await encode(png, format, { width, bytes: limit });
      const path = `public/pictures/${id.replace('/', '-')}-${width}.${format}`;
      files.push({ path, data, picture: { id, width, height, type }, limit });
    }
  }
  return files;
}

/** For the cache key: everything that draws the steps is imported here. */
export const source = import.meta.url;
