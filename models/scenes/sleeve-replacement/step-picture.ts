import { loadKernel } from '#models/lib/kernel.ts';
import { CARD_LIMIT, DETAIL_LIMIT, type OutputFile } from '#models/pipeline/artefact.ts';
import { cameraFrom } from '#models/pipeline/camera.ts';
import { encode } from '#models/pipeline/encode.ts';
import { lineArt } from '#models/pipeline/line-art.ts';
import { renderPicture } from '#models/pipeline/render.ts';
import type { PlacedObject } from '#models/scenes/scene-object.ts';
import { frame, sceneMeshes, VIEW } from './scene.ts';

/** Widths for thumbnails, pages and the full-screen viewer, px. */
const WIDTHS = [640, 320, 1280] as const;
/** Further widths of the item's main picture, for its card and its page (747 px). */
const MAIN_WIDTHS = [400, 760] as const;
type Width = (typeof WIDTHS)[number] | (typeof MAIN_WIDTHS)[number];
/** Highest sizes, bytes: a gallery page shows 19 pictures. */
const LIMITS: Record<'avif' | 'webp', Record<Width, number>> = {
  avif: { 320: CARD_LIMIT, 400: CARD_LIMIT, 640: DETAIL_LIMIT, 760: DETAIL_LIMIT, 1280: 48_000 },
  webp: { 320: 12_000, 400: 16_000, 640: 40_000, 760: 50_000, 1280: 92_000 },
};

/** Renders one step in all formats and sizes. @param main whether it is the item's main picture */
export async function stepPicture(
  id: string,
  step: readonly PlacedObject[],
  main: boolean,
): Promise<OutputFile[]> {
  await loadKernel();
  const camera = cameraFrom(VIEW);
  const mesh = [...sceneMeshes.meshes(step), frame];
  const png = await renderPicture(mesh, camera, lineArt(mesh, camera));
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
