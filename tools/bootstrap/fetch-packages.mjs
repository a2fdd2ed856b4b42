/** npm at work, with how far it is. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '#tools/command-line.mjs';
import { folderOf, packagesOf } from './installed.mjs';
import { npm } from './run.mjs';

/** Between two looks at what is there, ms; where no terminal shows a moving count, a line is printed every tenth time. */
const LOOK_MS = 1_000;
const LOOKS_PER_LINE = 10;

/** What npm prints where the registry is out of reach. */
const NO_NETWORK =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENETDOWN|ERR_SOCKET_TIMEOUT)\b/;
/** No package runs a script of its own. Three tries within seconds: npm itself would go on for more than a minute. */
const OPTIONS = [
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--fetch-retry-mintimeout=2000',
  '--fetch-retry-factor=2',
];

/**
 * Installs a group of packages as the lock file names them, integrity included. No package runs a script of its own.
 *
 * @param {import('./installed.mjs').Group} group
 * @param {{ adding: boolean }} options whether some are there already, which stay; otherwise npm begins with an empty folder
 * @throws UserError where npm fails
 */
export async function fetchPackages(group, { adding }) {
  const folder = folderOf(group);
  const paths = packagesOf(group).map(([path]) => join(folder, path, 'package.json'));
  const begin = performance.now();
  const seconds = () => ((performance.now() - begin) / 1000).toFixed(1);
  const live = process.stdout.isTTY;
  console.log(`Installing the packages for ${group}`);
  let looks = 0;
  const show = () => {
    looks += 1;
    if (!live && looks % LOOKS_PER_LINE !== 0) return;
    const count = paths.filter((path) => existsSync(path)).length;
    const line = `  ${count} of ${paths.length} packages, ${seconds()} s`;
    process.stdout.write(live ? `\r${line}` : `${line}\n`);
  };
  const timer = setInterval(show, LOOK_MS);
  let output = '';
  const code = await npm(
    [
      ...(adding ? ['install', '--no-save'] : ['ci']),
      ...(group === 'models' ? ['--prefix', 'models'] : []),
      group === 'start' ? '--omit=dev' : '--include=dev',
      ...OPTIONS,
    ],
    { onOutput: (text) => (output += text) },
  );
  clearInterval(timer);
  if (live) process.stdout.write('\r\u001B[K');
  if (code === 0) return console.log(`Installed ${paths.length} packages in ${seconds()} s`);
  if (code > 128) throw new UserError('The installation was stopped. Start again to finish it.');
  const [, unreachable] = NO_NETWORK.exec(output) ?? [];
  if (unreachable)
    throw new UserError(
      `The packages could not be fetched: the registry is out of reach (${unreachable}). Connect to the network and start again.`,
    );
  throw new UserError(
    `${output.trim()}\n\nThe packages could not be installed; npm says above why. Mend that and start again.`,
  );
}
