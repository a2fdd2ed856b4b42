/** A Chromium for the browser tests, and nginx for the tests of its recipe: found, or else installed where we may. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { UserError } from '#tools/command-line.mjs';
import { node24 } from './install.mjs';
import { npm, outputOf, project } from './run.mjs';

/** Preferred for tests: the same engine without windows and their toolbars, which cost half of a page load's processor time. */
const HEADLESS = 'chromium-headless-shell';
const FULL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether a program answers `--version`; a browser whose libraries are missing does not. */
const runs = (path) =>
  // Chrome for Windows opens a window instead of answering.
  process.platform === 'win32' ? existsSync(path) : outputOf(path, ['--version']) !== null;

/** Path of Playwright's own Chromium, which need not be there. */
function playwrightBrowser() {
  const script =
    "import('playwright-core').then((it) => console.log((it.default ?? it).chromium.executablePath()))";
  return outputOf(node24(), ['-e', script], { cwd: project });
}

/** How to call apt-get with the rights to install, or null where it is missing or they are. */
function aptGet() {
  if (process.platform !== 'linux' || outputOf('apt-get', ['--version']) === null) return null;
  if (process.getuid?.() === 0) return ['apt-get'];
  return outputOf('sudo', ['-n', 'true']) === null ? null : ['sudo', '-n', 'apt-get'];
}

let isUpdated = false;

/** @returns {boolean} whether apt-get is there, may install, and did */
function aptInstall(...packages) {
  const [command, ...before] = aptGet() ?? [];
  if (command === undefined) return false;
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  console.log(`Installing ${packages.join(', ')} with apt-get`);
  if (!isUpdated) spawnSync(command, [...before, 'update', '-qq'], options);
  isUpdated = true;
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  return spawnSync(command, [...before, ...args], options).status === 0;
}

/**
 * Path of a Chromium that is there already: CHROMIUM_PATH, one of the system, or Playwright's own.
 *
 * @param {{ full?: boolean }} [options] `full`: not the headless shell, for measurements
 * @returns {string | null}
 * @throws UserError where CHROMIUM_PATH names something that does not run
 */
export function findChromium({ full = false } = {}) {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (full && /headless.shell/i.test(wanted)) {
      throw new UserError(
        `CHROMIUM_PATH=${wanted} is the headless shell; this needs a full Chromium. Name one, or leave it empty.`,
      );
    }
    if (runs(wanted)) return wanted;
    throw new UserError(
      `CHROMIUM_PATH=${wanted} cannot be run. Correct it, or leave it empty to have one found.`,
    );
  }
  const lookUp = process.platform === 'win32' ? 'where' : 'which';
  const names = full ? FULL : [HEADLESS, ...FULL];
  const onPath = names.map((name) => outputOf(lookUp, [name])?.split(/\r?\n/)[0]);
  const candidates = [...onPath, ...PLACES.filter((path) => existsSync(path)), playwrightBrowser()];
  return candidates.find((path) => path && existsSync(path) && runs(path)) ?? null;
}

/**
 * Path of a Chromium: one that is there, or one that is installed now. Where the system has a full one and offers the headless
 * shell as well, that is installed for the tests; without it they run in the full one.
 *
 * @param {{ install?: boolean, full?: boolean }} [options] whether one may be installed; `full` as for `findChromium`
 * @returns {Promise<string>}
 * @throws UserError where none can be had
 */
export async function ensureChromium({ install = true, full = false } = {}) {
  const found = findChromium({ full });
  const isSystems =
    found !== null && found !== process.env.CHROMIUM_PATH && found.startsWith('/usr/');
  if (isSystems && !full && install && !found.endsWith(HEADLESS) && aptInstall(HEADLESS))
    return findChromium() ?? found;
  if (found) return found;
  const remedy = 'Install Chromium or Chrome, or set CHROMIUM_PATH to the program.';
  if (!install) {
    throw new UserError(`Tests in a browser need a Chromium, and none was found. ${remedy}`);
  }
  console.log(
    "Tests and measurements need a Chromium, and none was found: fetching Playwright's (170 MB, into its cache in your home folder).",
  );
  await npm(['exec', '--', 'playwright', 'install', 'chromium']);
  const own = findChromium({ full });
  if (own) return own;
  console.log(
    "Playwright's could not be fetched, or lacks libraries of the system: trying the system's own.",
  );
  if ((!full && aptInstall(HEADLESS)) || aptInstall('chromium')) {
    const installed = findChromium({ full });
    if (installed) return installed;
  }
  throw new UserError(`No Chromium could be installed. ${remedy}`);
}

/**
 * Installs Firefox and WebKit's driver where that is possible; their tests are skipped where they are not there.
 *
 * @param {boolean} install whether they may be installed
 */
export function ensureEngines(install) {
  if (!install || aptGet() === null) return;
  const found = (program) => outputOf('which', [program]) !== null;
  const missing = [
    ...(found('firefox') || found('firefox-esr') ? [] : ['firefox-esr']),
    ...(found('WebKitWebDriver') ? [] : ['webkit2gtk-driver']),
    ...(found('Xvfb') ? [] : ['xvfb']),
  ];
  if (missing.length === 0) return;
  console.log('The site is tested in Firefox and WebKit too, which were not found.');
  aptInstall(...missing);
}

/**
 * Installs nginx with its brotli module where that is possible; the tests that need it say so if it is not there.
 *
 * @param {boolean} install whether it may be installed
 */
export function ensureNginx(install) {
  const hasNginx = spawnSync('nginx', ['-v']).error === undefined;
  if ((hasNginx && existsSync(BROTLI_MODULE)) || !install || aptGet() === null) return;
  console.log(
    'The generated nginx configuration is tested in the real nginx, which was not found.',
  );
  aptInstall('nginx', 'libnginx-mod-http-brotli-static');
}
