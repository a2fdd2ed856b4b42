import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';

import { ensureChromium } from '#tools/bootstrap/browser.mjs';
import { refuse, UserError } from '#tools/command-line.mjs';
import { CHROMIUM_FLAGS } from '#tools/chromium-flags.ts';

/** Lighthouse's "slow 4G", in the units of the DevTools protocol: ms and bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** A mid-range phone, a desktop, and the widths at which layout shift is measured. */
const VIEWPORTS = {
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1280, height: 900 } },
  /** The narrowest and the widest screen of the design. */
  narrow: { viewport: { width: 390, height: 844 } },
  wide: { viewport: { width: 1440, height: 900 } },
};

/** What a measurement is made under. */
export interface Conditions {
  device: keyof typeof VIEWPORTS;
  /** Slow 4G; otherwise the loopback interface, not throttled. */
  slowNetwork: boolean;
  /** How many times slower the processor is. */
  cpu: number;
  /** URL patterns whose requests fail; `*` stands for any text. */
  blocked?: readonly string[];
}

/** A first-time visitor. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
}

/**
 * Starts the Chromium that the journeys would use, but the full one: the headless shell composites and paints differently
 * from the browser that visitors have. Where none can be found or installed it says the remedy and ends the process.
 */
export async function launch(): Promise<Browser> {
  const executablePath = await ensureChromium({ full: true }).catch((error: unknown) => {
    if (error instanceof UserError) return refuse(error.message);
    throw error;
  });
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

/** Opens a page in a context of its own: empty cache, storage and connections. The caller closes the context. */
export async function visitor(
  browser: Browser,
  { device, slowNetwork, cpu, blocked = [] }: Conditions,
): Promise<Visitor> {
  const context = await browser.newContext(VIEWPORTS[device]);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (slowNetwork) await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (blocked.length > 0) await cdp.send('Network.setBlockedURLs', { urls: [...blocked] });
  return { context, page, cdp };
}

/**
 * Whether the system has a font with Korean letters. Without one, text before the web fonts is as wide as the sign for a
 * missing letter, and every Korean page shifts when they arrive: a fault of the machine, not of the page.
 */
export async function hasKoreanFont(browser: Browser): Promise<boolean> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('The browser has no canvas.');
      context.font = '100px sans-serif';
      const missing = context.measureText('\u{10FFFD}').width;
      return context.measureText('가').width !== missing;
    });
  } finally {
    await page.close();
  }
}
