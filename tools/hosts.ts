/** `npm run hosts -- cloudflare`: lays the built site out for a host of files, in `dist/cloudflare`. See deploy/README.md. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from '#server/env-file.ts';
import {
  type Environment,
  parseSettings,
  SETTINGS,
  SettingsError,
} from '#server/settings-table.ts';
import { commandLine, refuse } from './command-line.mjs';
import { refuseSamples } from './content-report/samples.ts';
import type { Origin } from './hosts/origin.ts';
import { HOSTS, writeForHost } from './hosts/write.ts';

const DIST = join(import.meta.dirname, '..', 'dist');
const USAGE = `npm run hosts -- ${HOSTS.join(' | ')}    of dist/, as npm run build has left it

With ORIGIN_URL and ORIGIN_KEY (.env.example) the host hands on to that server what files cannot answer: inquiries, sheets, notice,
counts, tools.

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
    loadEnvFile();
    await writeForHost(host, DIST, folder, originOf(process.env));
    console.log(`Written to ${folder}. How it goes there: deploy/file-hosts.md`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

function originOf(environment: Environment): Origin | null {
  const schema = SETTINGS.pick({ ORIGIN_URL: true, ORIGIN_KEY: true });
  const { ORIGIN_URL: address, ORIGIN_KEY: key } = parseSettings(schema, environment);
  if (address === undefined) return null;
  if (key === undefined)
    throw new SettingsError(
      'Missing setting: ORIGIN_KEY is empty, and ORIGIN_URL is set. Set it to what deploy/nginx-proxy.conf of that server says.',
    );
  return { address: new URL(address).origin, key };
}
