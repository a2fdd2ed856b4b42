/**
 * `node tools/bootstrap/with.mjs GROUP [flags of Node] PROGRAM [arguments]`: starts the commands of package.json. Installs the
 * group's packages where they are missing, then runs the program, a file or a package's command, on Node 24.
 *
 * Not two commands with `&&`: a shell remembers where it found `node`, and would not see the one just installed. Runs on
 * Node 20.19.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '#tools/command-line.mjs';
import { ensureInstalled, node24, requireVersions } from './install.mjs';
import { fileOfCommand } from './installed.mjs';
import { keepCompiled, project, run } from './run.mjs';

const [group, ...rest] = process.argv.slice(2);
const at = rest.findIndex((arg) => !arg.startsWith('-'));
const flags = rest.slice(0, at);
const [program, ...args] = rest.slice(at);

await runCommand(async () => {
  requireVersions();
  const file = () => (/\.(?:ts|mjs)$/.test(program) ? program : fileOfCommand(program));
  // A release has its packages and its Node with it (tools/release/program.ts), and no lock file.
  if (existsSync(join(project, 'release.json')))
    return run(join(project, 'bin', 'node'), [...flags, file(), ...args]);
  await ensureInstalled(group);
  keepCompiled();
  return run(node24(), [...flags, file(), ...args]);
});
