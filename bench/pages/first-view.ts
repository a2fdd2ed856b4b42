import type { Browser } from '@playwright/test';

import { visitor } from './browser.ts';

/** How long after `load` tasks and shifts still count, ms. */
const SETTLE_MS = 3000;

/** What one first visit measured. Times in ms since the navigation, sizes in bytes on the wire. */
export interface FirstView {
  fcp: number;
  lcp: number;
  /** Cumulative layout shift, without unit. */
  cls: number;
  /** Total blocking time: what tasks take beyond 50 ms each, from FCP to three seconds after `load`. */
  tbt: number;
  html: number;
  /** Scripts, by when they were asked for. */
  scriptBeforeLoad: number;
  scriptAfterLoad: number;
  font: number;
  /** Requests before `load`. */
  requests: number;
}

interface Watched {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: [start: number, duration: number][];
}

declare global {
  interface Window {
    watched?: Watched;
  }
}

/** Runs in the page before anything else. */
function watch(): void {
  const watched: Watched = (window.watched = { fcp: 0, lcp: 0, cls: 0, tasks: [] });
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') watched.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    watched.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) watched.cls += value;
  });
  on('longtask', (entry) => watched.tasks.push([entry.startTime, entry.duration]));
}

/**
 * A first visit on a phone: slow 4G, a processor four times slower.
 *
 * @param limit with scripts and web fonts blocked: what the same document could reach at best
 */
export async function firstView(browser: Browser, url: string, limit: boolean): Promise<FirstView> {
  const { context, page, cdp } = await visitor(browser, {
    device: 'phone',
    slowNetwork: true,
    cpu: 4,
    blocked: limit ? ['*.js', '*.woff2'] : [],
  });
  const types = new Map<string, string>();
  const early = new Set<string>();
  let loaded = false;
  const bytes = { html: 0, scriptBeforeLoad: 0, scriptAfterLoad: 0, font: 0 };
  page.once('load', () => (loaded = true));
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    types.set(requestId, type ?? 'Other');
    if (!loaded) early.add(requestId);
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    // A module preload reports no type of its own.
    if (response.mimeType.includes('javascript')) types.set(requestId, 'Script');
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === 'Document') bytes.html += encodedDataLength;
    if (type === 'Font') bytes.font += encodedDataLength;
    if (type === 'Script')
      bytes[early.has(requestId) ? 'scriptBeforeLoad' : 'scriptAfterLoad'] += encodedDataLength;
  });
  await page.addInitScript(watch);
  try {
    await page.goto(url, { waitUntil: 'load' });
    const requests = early.size;
    await page.waitForTimeout(SETTLE_MS);
    const { watched, load } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return {
        watched: window.watched,
        load: (navigation as PerformanceNavigationTiming).loadEventEnd,
      };
    });
    if (!watched) throw new Error(`${url}: nothing was measured`);
    const { fcp, lcp, cls, tasks } = watched;
    const tbt = tasks
      .filter(([start, duration]) => start + duration > fcp && start < load + SETTLE_MS)
      .reduce(
        (sum, [start, duration]) =>
          sum + Math.max(0, Math.min(duration, start + duration - fcp) - 50),
        0,
      );
    return { fcp, lcp, cls, tbt, ...bytes, requests };
  } finally {
    await context.close();
  }
}
