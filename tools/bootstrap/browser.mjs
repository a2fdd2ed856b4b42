/** A Chromium for the browser tests, and nginx for the tests of its recipe: found, or else installed where we may. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { node24 } from './install.mjs';
import { npm, outputOf, project, RemedyError } from './run.mjs';

/** Preferred for tests: the same engine without a window system, and tests take half as long. */
const HEADLESS = 'chromium-headless-shell';
const FULL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

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

const mayInstall = () =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  outputOf('apt-get', ['--version']) !== null;

function aptInstall(...packages) {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  console.log(`Installing ${packages.join(', ')} with apt-get`);
  spawnSync('apt-get', ['update', '-qq'], options);
  return (
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
      .status === 0
  );
}

/** Path of a Chromium that is there already, or null. */
function findChromium({ full = false } = {}) {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (full && /headless.shell/i.test(wanted)) {
      throw new RemedyError(
        `CHROMIUM_PATH=${wanted} is the headless shell; this needs a full Chromium. Name one, or leave it empty.`,
      );
    }
    if (runs(wanted)) return wanted;
    throw new RemedyError(
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
 * Path of a Chromium: one of the system, Playwright's own, or one that is installed now.
 *
 * @param {{ full?: boolean }} [options] `full`: not the headless shell, for measurements
 * @returns {Promise<string>}
 * @throws RemedyError where none can be had
 */
export async function ensureChromium(options = {}) {
  const found = findChromium(options);
  if (found) return found;
  console.log('Installing Chromium for tests and measurements in a browser');
  await npm(['exec', '--', 'playwright', 'install', 'chromium']);
  const own = findChromium(options);
  if (own) return own;
  if (mayInstall() && ((!options.full && aptInstall(HEADLESS)) || aptInstall('chromium'))) {
    const installed = findChromium(options);
    if (installed) return installed;
  }
  throw new RemedyError(
    'No Chromium could be found or installed. Install Chromium or Chrome, or set CHROMIUM_PATH to the program.',
  );
}

/** Installs nginx with its brotli module where that is possible; the tests say so if it is not there. */
export function ensureNginx() {
  const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  const hasNginx = spawnSync('nginx', ['-v']).error === undefined;
  if ((hasNginx && existsSync(module)) || !mayInstall()) return;
  aptInstall('nginx', 'libnginx-mod-http-brotli-static');
}
