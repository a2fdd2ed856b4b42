import { existsSync, readFileSync } from 'node:fs';
import type { ParamsOf } from '../../../content/schema/model.ts';
import { pqvf, pqvfEnvelope } from '#models/families/pinch-flanged.ts';
import { pqvfSizes } from '#models/lib/pqvf-proportions.ts';
import type { Artefact, OutputFile } from '#models/pipeline/artefact.ts';
import { pictureTolerance } from '#models/pipeline/mesh.ts';
import { pqvfDxf, pqvfStep } from '#models/pipeline/pqvf-cad.ts';
import { dimensionFiles } from '#models/pipeline/dimension-layout.ts';
import { pqvfDimensions } from '#models/pipeline/pqvf-dimensions.ts';

/** Dimension drawing, DXF and STEP of one size of PQVF: the only product with stated dimensions. */
const sizeOf = ({ dn }: ParamsOf<'pqvf'>): Artefact => ({
  name: `dn${dn}`,
  source: import.meta.url,
  applies: (model) => model.ref.family === 'pqvf',
  async make(model): Promise<OutputFile[]> {
    // The kernel is loaded with the registered size.
    await model.parts();
    const envelope = pqvfEnvelope({ dn });
    const cutaway = pqvf.cutaway?.({ dn });
    if (!cutaway)
      throw new Error('The family pqvf has no cut-away, which its dimension drawings need.');
    const name = `pqvf-dn${dn}`;
    const stepFile = `public/cad/${name}.step`;
    const before = existsSync(stepFile) ? readFileSync(stepFile, 'utf8') : undefined;
    const drawings = pqvfDimensions(dn, envelope, cutaway, pictureTolerance(envelope));
    return [
      ...dimensionFiles(name, drawings),
      { path: `public/cad/${name}.dxf`, data: Buffer.from(pqvfDxf(dn, envelope)) },
      { path: stepFile, data: Buffer.from(await pqvfStep(dn, envelope, before)) },
    ];
  },
});

export const pqvfDrawings: readonly Artefact[] = pqvfSizes.map(({ dn }) => sizeOf({ dn }));
