import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createServer } from 'node:net';

import { Builder, Capabilities, Key } from 'selenium-webdriver';

import type { Engine, EngineBrowser } from './engine.ts';

/** WebKitGTK's smallest browser (Debian: `webkit2gtk-driver`). */
const miniBrowser = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];
const hasProgram = (name: string): boolean =>
  spawnSync('which', [name], { stdio: 'ignore' }).status === 0;

/** WebKitGTK, the engine of Safari in another window system, by WebDriver, on a screen that nobody sees (Xvfb). */
export const webkit: Engine = {
  name: 'WebKit',
  isFound: () =>
    process.platform === 'linux' &&
    miniBrowser() !== undefined &&
    hasProgram('WebKitWebDriver') &&
    hasProgram('Xvfb'),
  start,
};

const KEYS = { Escape: Key.ESCAPE, Tab: Key.TAB, Enter: Key.ENTER };

async function start(): Promise<EngineBrowser> {
  const port = await freePort();
  const display = await startDisplay();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      LANG: 'ko_KR.UTF-8',
      // Containers have no user namespaces for it, and no graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const stopAll = async () => {
    await Promise.all([driver, display.process].map(ended));
  };
  try {
    await answers(port);
    const browser = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
        }),
      )
      .build();
    const version = (await browser.getCapabilities()).getBrowserVersion() ?? '';
    return {
      version: `WebKitGTK ${version}`,
      open: (address) => browser.get(address),
      resize: async (width, height) => {
        const window = browser.manage().window();
        // The window has a frame.
        const frame: { width: number; height: number } = await browser.executeScript(
          'return { width: outerWidth - innerWidth, height: outerHeight - innerHeight }',
        );
        await window.setRect({ width: width + frame.width, height: height + frame.height });
      },
      evaluate: (script) => browser.executeScript(`return ${script}`),
      pressAt: (x, y) =>
        browser
          .actions({ async: true })
          .move({ x: Math.round(x), y: Math.round(y) })
          .click()
          .perform(),
      type: (text) => browser.actions({ async: true }).sendKeys(text).perform(),
      key: (key) => browser.actions({ async: true }).sendKeys(KEYS[key]).perform(),
      back: () => browser.executeScript('history.back()'),
      screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
      errors: () => [], // this driver keeps no log, and what a page throws before a script of ours can listen is lost
      stop: async () => {
        await browser.quit().catch(() => undefined);
        await stopAll();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** Starts an X server without a screen, on a display that is free. */
async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const number = await Promise.race([
    once(server.stdout, 'data').then(([data]) => data as Buffer),
    once(server, 'exit').then(() => {
      throw new Error('Xvfb did not start');
    }),
  ]);
  return { name: `:${String(number).trim()}`, process: server };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until the driver answers. */
async function answers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not answer within 10 s');
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
