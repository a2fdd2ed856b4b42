import type { ParamsOf } from '#content/schema/model.ts';
import { pqvi, pqviSizes } from '#models/families/pinch-threaded.ts';
import { loadKernel } from '#models/lib/kernel.ts';
import { DETAIL_LIMIT, type Artefact } from '#models/pipeline/artefact.ts';
import { pictureFineness } from '#models/pipeline/mesh.ts';
import { pqviDimensions } from '#models/pipeline/pqvi-dimensions.ts';

/** Dimension drawing of one size of PQVI. Without CAD files: of its dimensions only the length is stated. */
const sizeOf = ({ dn }: ParamsOf<'pqvi'>): Artefact => ({
  name: `dn${dn}`,
  source: import.meta.url,
  applies: (bench) => bench.ref.family === 'pqvi',
  async make() {
    await loadKernel();
    const parts = pqvi.build({ dn });
    const cutaway = pqvi.cutaway?.({ dn });
    if (!cutaway) throw new Error('PQVI has lost its cut-away');
    const { svg, width, height } = pqviDimensions(dn, parts, cutaway, pictureFineness(parts));
    return [
      {
        path: `public/pictures/pqvi-dn${dn}-dimensions.svg`,
        data: Buffer.from(svg),
        picture: { id: `pqvi-dn${dn}/dimensions`, width, height },
        limit: DETAIL_LIMIT,
      },
    ];
  },
});

export const pqviDrawings: readonly Artefact[] = pqviSizes.map(({ dn }) => sizeOf({ dn }));
