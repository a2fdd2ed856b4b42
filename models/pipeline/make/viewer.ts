import { VIEWER_LIMIT, type Artefact } from '#models/pipeline/artefact.ts';
import { viewerMesh } from '#models/pipeline/viewer-mesh.ts';

/** Mesh for the browser's 3D viewer. */
export const viewer: Artefact = {
  name: 'viewer',
  source: import.meta.url,
  applies: () => true,
  async make(model) {
    // Loads the kernel, which the family's own parts need too.
    const pictured = await model.parts();
    const parts = model.family.viewer?.(model.ref.params) ?? pictured;
    const data = viewerMesh(parts, VIEWER_LIMIT);
    return [{ path: `public/models/${model.id}.bin`, data, limit: VIEWER_LIMIT }];
  },
};
