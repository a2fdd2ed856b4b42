/**
 * `npm start` and `npm test` on a machine that has Node 20.19 and npm 10, nothing else.
 *
 * Runs on that old Node and needs no package: it installs the packages (among them Node 24, which everything else runs
 * on), builds when what goes into the build has changed, and starts the server or the checks.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled, node24, requireVersions } from './bootstrap/install.mjs';
import { project, RemedyError, run } from './bootstrap/run.mjs';
import { runTests } from './bootstrap/tests.mjs';

const commands = {
  async start() {
    ensureInstalled();
    // Before a minute of building, not after it.
    const wrong = await run(node24(), [join(project, 'tools', 'check-settings.ts')]);
    if (wrong !== 0) return wrong;
    await ensureBuilt();
    return run(node24(), [join(project, 'server', 'index.ts')]);
  },
  async test() {
    ensureInstalled();
    return runTests();
  },
};

try {
  const command = commands[process.argv[2] ?? ''];
  if (!command)
    throw new RemedyError(`Usage: node tools/bootstrap.mjs ${Object.keys(commands).join('|')}`);
  requireVersions();
  // A variable of the environment wins over .env.
  const settings = join(project, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  process.exitCode = await command();
} catch (error) {
  console.error(error instanceof RemedyError ? `\n${error.message}` : error);
  process.exitCode = 1;
}
