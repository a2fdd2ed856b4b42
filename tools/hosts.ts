/** `npm run hosts -- cloudflare`: lays the built site out for a host of files, in `dist/cloudflare`. See deploy/README.md. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, refuse } from './command-line.mjs';
import { refuseSamples } from './content-report/samples.ts';
import { HOSTS, writeForHost } from './hosts/write.ts';

const DIST = join(import.meta.dirname, '..', 'dist');
const USAGE = `npm run hosts -- ${HOSTS.join(' | ')}    of dist/, as npm run build has left it

  --with-samples  although samples stand for facts that the supplier has not given yet`;

const { positionals, values } = commandLine(USAGE, {
  allowPositionals: true,
  options: { 'with-samples': { type: 'boolean', default: false } },
});
const host =
  HOSTS.find((each) => each === positionals.join(' ')) ??
  refuse(`Name one host of files: ${HOSTS.join(' or ')}.`);
if (!existsSync(join(DIST, 'routes.json'))) {
  console.error('The site is not built: dist/routes.json is missing. Run npm run build.');
  process.exitCode = 1;
} else {
  const folder = join(DIST, host);
  try {
    if (!values['with-samples']) refuseSamples(DIST);
    await writeForHost(host, DIST, folder);
    console.log(`Written to ${folder}. How it goes there: deploy/file-hosts.md`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
