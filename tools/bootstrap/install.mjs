/** Packages, and the Node 24 among them. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '#tools/command-line.mjs';
import { npmOutput, npmSync, outputOf, project } from './run.mjs';

const MIN_NODE = [20, 19];
const MIN_NPM = [10, 0];
const OWN_NODE = 24;

const lockFile = join(project, 'package-lock.json');
const modules = join(project, 'node_modules');
const stampFile = join(modules, '.install-stamp');

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

function stampNow() {
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${lock} ${process.platform} ${process.arch}\n`;
}

/**
 * Whether node_modules holds what package-lock.json names: npm keeps its own list there. Looked at so that
 * after `npm install` by hand nothing is installed again.
 */
function installedByHand() {
  try {
    const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
    const found = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')).packages;
    return Object.entries(wanted).every(
      ([path, { version, optional, peer, integrity }]) =>
        path === '' ||
        (found[path]
          ? found[path].version === version &&
            found[path].integrity === integrity &&
            existsSync(join(project, path, 'package.json'))
          : optional || peer),
    );
  } catch {
    return false;
  }
}

function isInstalled() {
  if (!existsSync(lockFile))
    throw new UserError('package-lock.json is missing: restore it from git.');
  if (!existsSync(join(modules, '.package-lock.json'))) return false;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampNow()) return true;
  return installedByHand();
}

/** Version of a Node if it runs and is ours to use, else null. */
function usableNode(path) {
  const version = outputOf(path, ['--version']);
  return version !== null && !older(version, [OWN_NODE, 0]) ? version : null;
}

let found;

/**
 * Path of Node 24: the package `node`, or the Node that runs us where that is as new.
 *
 * @throws UserError where there is none
 */
export function node24() {
  const own = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  found ??= [own, process.execPath].find((path) => existsSync(path) && usableNode(path));
  if (found) return found;
  throw new UserError(
    `Node ${OWN_NODE} did not come with the packages: the install script of the package "node" has not run, or the ` +
      `network kept it from fetching node-${process.platform}-${process.arch}.\n` +
      'Run: npm rebuild node --ignore-scripts=false --foreground-scripts\n' +
      `or use a Node ${OWN_NODE} of your own.`,
  );
}

/**
 * Installs the packages, unless what the lock file names is there already.
 *
 * @param {boolean} install whether they may be installed
 * @throws UserError where they are missing and may not, or cannot be
 */
export function ensureInstalled(install) {
  if (!isInstalled()) {
    if (!install) {
      throw new UserError(
        'The packages that package-lock.json names are not installed. Run npm ci, or this without --no-install.',
      );
    }
    requireNpm();
    console.log('Installing packages');
    const start = performance.now();
    if (npmSync(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']) !== 0) {
      throw new UserError(
        'The packages could not be installed; npm says above why. Is the network there?',
      );
    }
    console.log(`Installed in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  node24();
  const stamp = stampNow();
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp)
    writeFileSync(stampFile, stamp);
}
