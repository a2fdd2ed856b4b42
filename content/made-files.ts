/** Files made by `npm run models` that pages link to (CAD files, drawings, viewer meshes), with their sizes. */
import { z } from 'zod';

import lockJson from './pictures/lock.json' with { type: 'json' };

const madeFiles = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({ files: z.array(z.object({ path: z.string(), bytes: z.int().positive() })) }),
  ),
);

const bytesByAddress = new Map(
  Object.values(madeFiles.parse(lockJson))
    .flatMap((artefacts) => Object.values(artefacts).flatMap(({ files }) => files))
    .map(({ path, bytes }) => [path.replace(/^public/, ''), bytes]),
);

/** A file in `public/`. */
export interface MadeFile {
  /** Address: `/cad/pqvf-dn100.step`. */
  href: string;
  /** Size on disk; compressed it is smaller on the wire. */
  bytes: number;
}

/** The made file with this address, where there is one. */
export function madeFile(href: string): MadeFile | undefined {
  const bytes = bytesByAddress.get(href);
  return bytes === undefined ? undefined : { href, bytes };
}

/** The mesh that the 3D viewer shows of a model, where it has been made. */
export function viewerMesh(model: string): MadeFile | undefined {
  return madeFile(`/models/${model}.bin`);
}
