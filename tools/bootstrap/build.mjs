import { join } from 'node:path';
import { UserError } from '#tools/command-line.mjs';
import { node24 } from './install.mjs';
import { project, run } from './run.mjs';

/** Builds the site, unless nothing that goes into it has changed. */
export async function ensureBuilt() {
  // Not through npm, which ends on a signal without passing it on to the build.
  const code = await run(node24(), [join(project, 'tools', 'ensure-built.ts')]);
  // A signal ended it.
  if (code > 128) throw new UserError('The build was stopped. Start again to finish it.');
  if (code !== 0) throw new UserError('The build failed; the lines above say where.');
}
