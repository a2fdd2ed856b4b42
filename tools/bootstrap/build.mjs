/** Builds the site, unless nothing that goes into it has changed. */
import { join } from 'node:path';
import { node24 } from './install.mjs';
import { project, RemedyError, run } from './run.mjs';

/** Brings `dist/` up to date. */
export async function ensureBuilt() {
  // Not through npm, which ends on a signal without passing it on to the build.
  const code = await run(node24(), [join(project, 'tools', 'ensure-built.ts')]);
  // A signal ended it.
  if (code > 128) throw new RemedyError('The build was stopped. Start again to finish it.');
  if (code !== 0) throw new RemedyError('The build failed; the lines above say where.');
}
