/**
 * Packages, and the Node 24 among them, in three groups (docs/dependencies.md): what `npm start` needs, what development needs
 * on top of it, and what the models need, a package of their own.
 */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '#tools/command-line.mjs';
import { fetchPackages } from './fetch-packages.mjs';
import { installedIn, isNodeMissing, markUnfinished, nodePackages, stamp } from './installed.mjs';
import { npmOutput, outputOf, project } from './run.mjs';

const MIN_NODE = [20, 19];
const MIN_NPM = [10, 0];
const OWN_NODE = 24;

const older = (version, [major, minor]) => {
  const [a = 0, b = 0] = version.replace(/^v/, '').split('.').map(Number);
  return a < major || (a === major && b < minor);
};

/** Stops with a remedy where Node or npm is too old to go on. */
export function requireVersions() {
  if (older(process.version, MIN_NODE)) {
    throw new UserError(
      `Node ${MIN_NODE.join('.')} or later is needed, this is ${process.version}. Get it from https://nodejs.org/.`,
    );
  }
}

function requireNpm() {
  const named = /^npm\/(\S+)/.exec(process.env.npm_config_user_agent ?? '')?.[1];
  const version = named ?? npmOutput(['--version']);
  if (version === null) {
    throw new UserError('npm was not found. It comes with Node: https://nodejs.org/.');
  }
  if (older(version, MIN_NPM)) {
    throw new UserError(
      `npm ${MIN_NPM[0]} or later is needed, this is ${version}. Run: npm install --global npm@11`,
    );
  }
}

/** Version of a Node if it runs and is ours to use, else null. */
function usableNode(path) {
  const version = outputOf(path, ['--version']);
  return version !== null && !older(version, [OWN_NODE, 0]) ? version : null;
}

/** Where the package with this platform's Node has it. */
const ownNodes = nodePackages.map((path) =>
  join(project, path, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'),
);

let found;

/**
 * Path of Node 24: the one among the packages, or the Node that runs us where that is as new.
 *
 * @throws UserError where there is none
 */
export function node24() {
  found ??= [...ownNodes, process.execPath].find((path) => existsSync(path) && usableNode(path));
  if (found) return found;
  throw new UserError(
    `No Node ${OWN_NODE} for ${process.platform} ${process.arch} came with the packages. ` +
      `Install Node ${OWN_NODE} (https://nodejs.org/, on Alpine: apk add nodejs npm), and run this again with it.`,
  );
}

/**
 * Where the Node among the packages does not run (it is built for glibc, which Alpine lacks), scripts find the system's own.
 */
function dropForeignNode() {
  const own = ownNodes.find((path) => existsSync(path));
  if (!own || node24() === own) return;
  for (const name of ['node', 'node.cmd', 'node.ps1'])
    rmSync(join(project, 'node_modules', '.bin', name), { force: true });
}

/**
 * Installs a group of packages, unless what its lock file names is there already. What is there stays.
 *
 * @param {import('./installed.mjs').Group} group
 * @param {boolean} [install] whether they may be installed
 * @throws UserError where they are missing and may not, or cannot be
 */
export async function ensureInstalled(group, install = true) {
  const { there, wanted } = installedIn(group);
  if (there !== wanted) {
    if (!install) {
      const command = group === 'models' ? 'npm ci --prefix models' : 'npm ci';
      throw new UserError(
        `The packages that package-lock.json names are not all installed. Run ${command}, or this without --no-install.`,
      );
    }
    requireNpm();
    markUnfinished(wanted);
    await fetchPackages(wanted, { adding: there !== null });
    if (group !== 'models' && isNodeMissing())
      throw new UserError(
        `Node ${OWN_NODE}, which is among the packages, could not be fetched. Connect to the network and start again.`,
      );
  }
  if (group !== 'models') dropForeignNode();
  stamp(wanted);
}
