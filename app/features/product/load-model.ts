import { ChunkLoadError, type LazyChunk, lazyChunk } from '#app/ui/lazy-chunk.ts';

const importViewer = () =>
  Promise.all([
    import('#app/ui/model-viewer/model-viewer.tsx'),
    import('#contract/viewer-format.ts'),
    import('./part-names.ts'),
  ]);

async function fetchMesh(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (response.ok) return response.arrayBuffer();
  throw new ChunkLoadError(response.status === 404 ? 'missing' : 'error');
}

const fetchModel = async (address: string) => {
  const [[{ ModelViewer }, { decodeViewerMesh }, { partName }], mesh] = await Promise.all([
    importViewer(),
    fetchMesh(address),
  ]);
  const { parts } = decodeViewerMesh(mesh);
  const has = (part: string) => parts.some(({ name }) => name === part);
  const kind = has('sleeve') ? 'pinch-valve' : has('pinion') ? 'actuator' : undefined;
  // A model holds both balls where it is not stated which port its product has (models/families).
  const balls = parts.flatMap(({ name }, part) => {
    const port = /^ball-([tl])$/.exec(name)?.[1];
    return port === undefined ? [] : [{ port: port.toUpperCase(), part }];
  });
  return {
    ModelViewer,
    parts,
    names: parts.map(({ name }) => partName(name, kind)),
    balls,
  };
};

/** The viewer's code with a model's mesh; nothing of it is fetched before `load`. */
export type LoadedModel = Awaited<ReturnType<typeof fetchModel>>;

/** @param address of the mesh: `/models/pqvf.bin` */
export const modelChunk = (address: string): LazyChunk<LoadedModel> =>
  lazyChunk(() => fetchModel(address));

/** Whether this browser can show 3D at all: asked before anything is fetched. */
export function hasWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
