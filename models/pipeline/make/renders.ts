import { DETAIL_LIMIT, type Artefact, type OutputFile } from '#models/pipeline/artefact.ts';
import { encode } from '#models/pipeline/encode.ts';
import { renderPicture } from '#models/pipeline/render.ts';
import type { Scene, ModelBuild } from '#models/pipeline/model-build.ts';

const WIDTHS = [640, 1280] as const;

/** Shaded picture from the product camera. */
export const render: Artefact = {
  name: 'render',
  source: import.meta.url,
  applies: () => true,
  make: async (model) => renderFiles(model, 'render', await model.exteriorScene()),
};

/** Shaded picture of the cut-away. */
export const cutaway: Artefact = {
  name: 'cutaway',
  source: import.meta.url,
  applies: (model) => model.cutaway !== undefined,
  make: async (model) => renderFiles(model, 'cutaway', await model.cutawayScene()),
};

async function renderFiles(
  model: ModelBuild,
  view: string,
  { mesh, camera, art }: Scene,
): Promise<OutputFile[]> {
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
      const id = `${model.id}/${view}`;
      const path = `public/pictures/${model.id}-${view}-${width}.${format}`;
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
