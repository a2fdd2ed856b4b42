import { DETAIL_LIMIT, type Artefact, type OutputFile } from '#models/pipeline/artefact.ts';
import { encode } from '#models/pipeline/encode.ts';
import { renderPicture } from '#models/pipeline/render.ts';
import type { Scene } from '#models/pipeline/model-build.ts';

const WIDTHS = [640, 1280] as const;

/** Shaded picture from the product camera. */
export const render: Artefact = {
  name: 'render',
  source: import.meta.url,
  applies: () => true,
  make: async (model) => renderFiles(model.id, await model.exteriorScene()),
};

async function renderFiles(model: string, { mesh, camera, art }: Scene): Promise<OutputFile[]> {
  const png = await renderPicture(mesh, camera, art);
  const files: OutputFile[] = [];
  for (const format of ['avif', 'webp'] as const) {
    for (const width of WIDTHS) {
      const limited = format === 'avif' && width === 640;
      const { data, height, type } = await encode(
        png,
        format,
        limited ? { width, bytes: DETAIL_LIMIT } : { width },
      );
      const id = `${model}/render`;
      const path = `public/pictures/${model}-render-${width}.${format}`;
      files.push({
        path,
        data,
        picture: { id, width, height, type },
        ...(limited ? { limit: DETAIL_LIMIT } : {}),
      });
    }
  }
  return files;
}
