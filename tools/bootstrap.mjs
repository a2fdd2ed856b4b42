/**
 * `npm start` and `npm test` on a machine that has Node 20.19 and npm 10, nothing else.
 *
 * Runs on that old Node and needs no package: it installs the packages (among them Node 24, which everything else runs
 * on), builds when what goes into the build has changed, and starts the server or the checks.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_FLAGS } from '#server/node-flags.mjs';
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled, node24, requireVersions } from './bootstrap/install.mjs';
import { keepCompiled, project, run } from './bootstrap/run.mjs';
import { runTests } from './bootstrap/tests.mjs';
import { commandLine, refuse, runCommand } from '#tools/command-line.mjs';

const USAGE = {
  start: `npm start [-- --no-install]

Installs the packages, builds the site if something that it is made of has changed, and serves it. Settings: .env.example.

  --no-install   installs nothing; ends with a sentence where something is missing`,
  test: `npm test [-- --changed] [--no-install]

Installs the packages, finds or installs a browser, builds the site, and runs every check: npm run check, test:unit,
test:models, test:site, test:browser, test:size.

  --changed      quick: the checks, then of the unit tests and the browser tests those that the change reaches, against
                 the commit where this branch left the main one; on the main branch what is not committed
  --no-install   installs nothing: no package, no browser; ends with a sentence where something is missing`,
};

const FLAG = /** @type {const} */ ({ type: 'boolean', default: false });

/** @param {boolean} install */
async function start(install) {
  await ensureInstalled('start', install);
  // Before a minute of building, not after it.
  const wrong = await run(node24(), [join(project, 'tools', 'check-settings.ts')]);
  if (wrong !== 0) return wrong;
  await ensureBuilt();
  return run(node24(), [...NODE_FLAGS, join(project, 'server', 'index.ts')]);
}

/** @param {boolean} install @param {boolean} changed */
async function test(install, changed) {
  await ensureInstalled('development', install);
  return runTests({ install, changed });
}

await runCommand(() => {
  keepCompiled();
  const [command, ...args] = process.argv.slice(2);
  const flags = { 'no-install': FLAG, ...(command === 'test' ? { changed: FLAG } : {}) };
  if (command !== 'start' && command !== 'test') return refuse('This is npm start or npm test.');
  const { values } = commandLine(USAGE[command], { args, options: flags });
  requireVersions();
  // A variable of the environment wins over .env.
  const settings = join(project, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  const install = !values['no-install'];
  return command === 'start' ? start(install) : test(install, values['changed'] === true);
});
