import type { ParamsOf } from '../../../content/schema/model.ts';
import { pqvi, pqviSizes } from '#models/families/pinch-threaded.ts';
import { loadKernel } from '#models/lib/kernel.ts';
import type { Artefact } from '#models/pipeline/artefact.ts';
import { dimensionFiles } from '#models/pipeline/dimension-layout.ts';
import { pictureTolerance } from '#models/pipeline/mesh.ts';
import { pqviDimensions } from '#models/pipeline/pqvi-dimensions.ts';

/** Dimension drawing of one size of PQVI. No CAD files: only the length is stated. */
const sizeOf = ({ dn }: ParamsOf<'pqvi'>): Artefact => ({
  name: `dn${dn}`,
  source: import.meta.url,
  applies: (model) => model.ref.family === 'pqvi',
  async make() {
    await loadKernel();
    const parts = pqvi.build({ dn });
    const cutaway = pqvi.cutaway?.({ dn });
    if (!cutaway)
      throw new Error('The family pqvi has no cut-away, which its dimension drawings need.');
    const drawings = pqviDimensions(dn, parts, cutaway, pictureTolerance(parts));
    return dimensionFiles(`pqvi-dn${dn}`, drawings);
  },
});

export const pqviDrawings: readonly Artefact[] = pqviSizes.map(({ dn }) => sizeOf({ dn }));
