import type { ParamsOf } from '#content/schema/model.ts';
import { pqvf, pqvfEnvelope } from '#models/families/pinch-flanged.ts';
import { pqvfSizes } from '#models/lib/pqvf-proportions.ts';
import { DETAIL_LIMIT, type Artefact, type OutputFile } from '#models/pipeline/artefact.ts';
import { pictureTolerance } from '#models/pipeline/mesh.ts';
import { pqvfDxf, pqvfStep } from '#models/pipeline/pqvf-cad.ts';
import { pqvfDimensions } from '#models/pipeline/pqvf-dimensions.ts';

/** Dimension drawing, DXF and STEP of one size of PQVF: the only product with stated dimensions. */
const sizeOf = ({ dn }: ParamsOf<'pqvf'>): Artefact => ({
  name: `dn${dn}`,
  source: import.meta.url,
  applies: (model) => model.ref.family === 'pqvf',
  async make(model): Promise<OutputFile[]> {
    // The registered size is built already; the other sizes are built here.
    const { family, params } = model.ref;
    const parts =
      family === 'pqvf' && params.dn === dn
        ? await model.parts()
        : await buildSize(model.parts(), { dn });
    const cutaway = pqvf.cutaway?.({ dn });
    if (!cutaway)
      throw new Error('The family pqvf has no cut-away, which its dimension drawings need.');
    const { svg, width, height } = pqvfDimensions(dn, parts, cutaway, pictureTolerance(parts));
    const name = `pqvf-dn${dn}`;
    const envelope = pqvfEnvelope({ dn });
    return [
      {
        path: `public/pictures/${name}-dimensions.svg`,
        data: Buffer.from(svg),
        picture: { id: `${name}/dimensions`, width, height },
        limit: DETAIL_LIMIT,
      },
      { path: `public/cad/${name}.dxf`, data: Buffer.from(pqvfDxf(dn, envelope)) },
      { path: `public/cad/${name}.step`, data: Buffer.from(await pqvfStep(dn, envelope)) },
    ];
  },
});

async function buildSize(kernelLoaded: Promise<unknown>, params: ParamsOf<'pqvf'>) {
  await kernelLoaded;
  return pqvf.build(params);
}

export const pqvfDrawings: readonly Artefact[] = pqvfSizes.map(({ dn }) => sizeOf({ dn }));
