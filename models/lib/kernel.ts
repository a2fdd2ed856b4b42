import { setOC } from 'replicad';

let loading: Promise<void> | undefined;

/**
 * Loads the OpenCascade kernel (about 1.5 s and 126 MB) on the first call. Families and shapes are
 * plain imports; only building needs this, so a run in which nothing changed never pays for it.
 */
export function loadKernel(): Promise<void> {
  loading ??= import('replicad-opencascadejs').then(async ({ default: start }) => {
    setOC(await start());
  });
  return loading;
}
