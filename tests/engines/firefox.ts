import { spawnSync } from 'node:child_process';

import puppeteer from 'puppeteer-core';

import type { Engine, EngineBrowser } from './engine.ts';

/** Where Firefox may be; `FIREFOX_PATH` comes first. */
const PLACES = [
  process.env['FIREFOX_PATH'],
  'firefox',
  'firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const found = (): string | undefined =>
  PLACES.find(
    (path) =>
      path !== undefined && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0,
  );

/** Firefox of the system, by WebDriver BiDi. */
export const firefox: Engine = { name: 'Firefox', isFound: () => found() !== undefined, start };

async function start(): Promise<EngineBrowser> {
  const name = found() ?? 'firefox';
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: pathOf(name),
    headless: true,
    extraPrefsFirefox: {
      // The site's default.
      'intl.accept_languages': 'ko-KR, ko',
      // Pages from the server, as at a first visit.
      'dom.serviceWorkers.enabled': false,
    },
  });
  const page = await browser.newPage();
  let errors: string[] = [];
  page.on('pageerror', (error) => {
    // What a page was fetching when it was left ends so.
    if (!String(error).includes('AbortError')) errors.push(`${page.url()}: ${String(error)}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    version: await browser.version(),
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (script) => page.evaluate(script),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    back: () => page.evaluate(() => history.back()),
    screenshot: () => page.screenshot(),
    errors: () => {
      const said = errors;
      errors = [];
      return said;
    },
    stop: () => browser.close(),
  };
}

/** Puppeteer wants a whole path. */
const pathOf = (name: string): string =>
  name.includes('/') ? name : spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim();
