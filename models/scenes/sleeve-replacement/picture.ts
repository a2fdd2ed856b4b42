import { loadKernel } from '#models/lib/kernel.ts';
import { DETAIL_LIMIT, type MadeFile } from '#models/pipeline/artefact.ts';
import { cameraFrom } from '#models/pipeline/camera.ts';
import { encode } from '#models/pipeline/encode.ts';
import { lineArt } from '#models/pipeline/line-art.ts';
import { renderPicture } from '#models/pipeline/render.ts';
import type { Placed } from '#models/scenes/thing.ts';
import { frame, store, VIEW } from './scene.ts';

/** Widths for thumbnails, pages and the full-screen viewer, px. */
const WIDTHS = [640, 320, 1280] as const;
/** Bytes: a gallery page shows 19 of them. */
const LIMITS: Record<'avif' | 'webp', Record<(typeof WIDTHS)[number], number>> = {
  avif: { 320: 8 * 1024, 640: DETAIL_LIMIT, 1280: 48 * 1024 },
  webp: { 320: 12 * 1024, 640: 40 * 1024, 1280: 90 * 1024 },
};

/** Renders one step of the sequence in all formats and sizes. */
export async function stepPicture(id: string, step: readonly Placed[]): Promise<MadeFile[]> {
  await loadKernel();
  const camera = cameraFrom(VIEW);
  const mesh = [...store.meshes(step), frame];
  const png = await renderPicture(mesh, camera, lineArt(mesh, camera));
  const files: MadeFile[] = [];
  for (const format of ['avif', 'webp'] as const) {
    for (const width of WIDTHS) {
      const limit = LIMITS[format][width];
      const { data, height, type } = await encode(png, format, { width, bytes: limit });
      const path = `public/pictures/${id.replace('/', '-')}-${width}.${format}`;
      files.push({ path, data, picture: { id, width, height, type }, limit });
    }
  }
  return files;
}

export const source = import.meta.url;
