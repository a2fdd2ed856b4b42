import { setOC } from 'replicad';

let loading: Promise<void> | undefined;

/**
 * Loads the OpenCascade kernel (about 1.5 s and 126 MB) on the first call. Call it before building a
 * shape, and only then: a run in which nothing changed does not need it.
 */
export function loadKernel(): Promise<void> {
  loading ??= import('replicad-opencascadejs').then(async ({ default: start }) => {
    setOC(await start());
  });
  return loading;
}
