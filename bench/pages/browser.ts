import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';

import { CHROMIUM_FLAGS } from '#tools/chromium-flags.ts';

/** Lighthouse's "slow 4G", in the units of the DevTools protocol: ms and bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** A mid-range phone, and a desktop. */
const VIEWPORTS = {
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1280, height: 900 } },
};

export interface Conditions {
  device: keyof typeof VIEWPORTS;
  /** Slow 4G, or the machine's own loopback. */
  slowNetwork: boolean;
  /** How many times slower the processor is. */
  cpu: number;
  /** Addresses that are not let through, with `*`. */
  blocked?: readonly string[];
}

/** A visitor whom the site has never seen. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
}

export function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: CHROMIUM_FLAGS,
  });
}

/** A new visitor under given conditions: empty cache, storage and connections. To be closed with the context. */
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

/** The middle one of some numbers; the mean of the middle two. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
