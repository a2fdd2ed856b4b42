import { loadKernel } from '#models/lib/kernel.ts';
import { CARD_LIMIT, DETAIL_LIMIT, type MadeFile } from '#models/pipeline/artefact.ts';
import { cameraFrom } from '#models/pipeline/camera.ts';
import { encode } from '#models/pipeline/encode.ts';
import { lineArt } from '#models/pipeline/line-art.ts';
import { renderPicture } from '#models/pipeline/render.ts';
import type { Placed } from '#models/scenes/scene-object.ts';
import { frame, store, VIEW } from './scene.ts';

/** Widths for thumbnails, pages and the full-screen viewer, px. */
const WIDTHS = [640, 320, 1280] as const;
/** Further widths of the picture that stands for the item: on its card, and large on its page (747 px). */
const MAIN_WIDTHS = [400, 760] as const;
type Width = (typeof WIDTHS)[number] | (typeof MAIN_WIDTHS)[number];
/** Bytes: a gallery page shows 19 of them. */
const LIMITS: Record<'avif' | 'webp', Record<Width, number>> = {
  avif: { 320: CARD_LIMIT, 400: CARD_LIMIT, 640: DETAIL_LIMIT, 760: DETAIL_LIMIT, 1280: 48_000 },
  webp: { 320: 12_000, 400: 16_000, 640: 40_000, 760: 50_000, 1280: 92_000 },
};

/** Renders one step of the sequence in all formats and sizes; `main` for the one that stands for the item. */
export async function stepPicture(
  id: string,
  step: readonly Placed[],
  main: boolean,
): Promise<MadeFile[]> {
  await loadKernel();
  const camera = cameraFrom(VIEW);
  const mesh = [...store.meshes(step), frame];
  const png = await renderPicture(mesh, camera, lineArt(mesh, camera));
  const files: MadeFile[] = [];
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

export const source = import.meta.url;
