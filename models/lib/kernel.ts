import type * as Replicad from 'replicad';

/**
 * The CAD library, there once `loadKernel` has loaded it. A module that imported it would need the packages of models/ to be loaded
 * itself, and `npm run models -- --check` does without them.
 */
export let cad: typeof Replicad;

let loading: Promise<void> | undefined;

/**
 * Loads the OpenCascade kernel (about 1.5 s and 126 MB) on the first call. Call it before building a
 * shape, and only then: a run in which nothing changed does not need it.
 */
export function loadKernel(): Promise<void> {
  loading ??= Promise.all([import('replicad'), import('replicad-opencascadejs')]).then(
    async ([replicad, { default: start }]) => {
      replicad.setOC(await start());
      cad = replicad;
    },
  );
  return loading;
}
