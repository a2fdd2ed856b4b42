import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

import { visitor } from './browser.ts';
import { calibrationMs } from './calibration.ts';

/** Time for a new tab's process to start, ms: it would take the processors from the first paint, now of the page, now of its limit. */
const START_MS = 500;
/** Time after `load` in which tasks and layout shifts still count, ms. */
const SETTLE_MS = 3000;
/** The same for a visit that looks at the first paints only: what scripts and fonts bring comes later and is no part of them. */
const SETTLE_PAINT_MS = 1000;

/** Figures of one first visit. Times in ms since the navigation, sizes in bytes on the wire. */
export interface FirstView {
  fcp: number;
  lcp: number;
  /** Cumulative layout shift, without unit. */
  cls: number;
  /** Total blocking time: the part of each task beyond 50 ms, from FCP to three seconds after `load`. */
  tbt: number;
  /** What stands for 50 ms of work on this machine at this moment (`calibrationMs`). */
  unit: number;
  html: number;
  script: number;
  font: number;
  /** Everything. */
  total: number;
  requests: number;
}

/** The paints of a first visit, ms since the navigation. */
export type FirstPaints = Pick<FirstView, 'fcp' | 'lcp'>;

/** Filled by `observe` in the page. */
interface Observed extends FirstPaints {
  cls: number;
  tasks: [start: number, duration: number][];
}

declare global {
  interface Window {
    observed?: Observed;
  }
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const observed: Observed = (window.observed = { fcp: 0, lcp: 0, cls: 0, tasks: [] });
  const on = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({
      type,
      buffered: true,
    });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') observed.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    observed.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) observed.cls += value;
  });
  on('longtask', (entry) => observed.tasks.push([entry.startTime, entry.duration]));
}

/** A visitor who comes for the first time, on a phone: slow 4G, a processor four times slower. */
async function firstVisitor(browser: Browser, limit: boolean) {
  const visit = await visitor(browser, {
    device: 'phone',
    slowNetwork: true,
    cpu: 4,
    blocked: limit ? ['*.js', '*.woff2'] : [],
  });
  await visit.page.addInitScript(observe);
  await delay(START_MS);
  return visit;
}

/**
 * Measures when a first visit paints.
 *
 * @param limit blocks scripts and web fonts, which gives the best that the same document can reach
 */
export async function firstPaints(
  browser: Browser,
  url: string,
  limit: boolean,
): Promise<FirstPaints> {
  const { context, page } = await firstVisitor(browser, limit);
  try {
    await page.goto(url, { waitUntil: 'load' });
    await delay(SETTLE_PAINT_MS);
    const observed = await page.evaluate(() => window.observed);
    if (!observed) throw new Error(`${url}: nothing was measured`);
    return { fcp: observed.fcp, lcp: observed.lcp };
  } finally {
    await context.close();
  }
}

/**
 * Measures a first visit until three seconds after `load`.
 *
 * @param limit blocks scripts and web fonts, which gives the best that the same document can reach
 */
export async function firstView(browser: Browser, url: string, limit: boolean): Promise<FirstView> {
  const { context, page, cdp } = await firstVisitor(browser, limit);
  const types = new Map<string, string>();
  const bytes = { html: 0, script: 0, font: 0, total: 0, requests: 0 };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    types.set(requestId, type ?? 'Other');
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    // The browser reports a preloaded module as type "Other".
    if (response.mimeType.includes('javascript')) types.set(requestId, 'Script');
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === undefined) return;
    bytes.total += encodedDataLength;
    bytes.requests += 1;
    if (type === 'Document') bytes.html += encodedDataLength;
    if (type === 'Font') bytes.font += encodedDataLength;
    if (type === 'Script') bytes.script += encodedDataLength;
  });
  try {
    await page.goto(url, { waitUntil: 'load' });
    await delay(SETTLE_MS);
    const { observed, load } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return {
        observed: window.observed,
        load: (navigation as PerformanceNavigationTiming).loadEventEnd,
      };
    });
    if (!observed) throw new Error(`${url}: nothing was measured`);
    const { fcp, lcp, cls, tasks } = observed;
    const tbt = tasks
      .filter(([start, duration]) => start + duration > fcp && start < load + SETTLE_MS)
      .reduce(
        (sum, [start, duration]) =>
          sum + Math.max(0, Math.min(duration, start + duration - fcp) - 50),
        0,
      );
    return { fcp, lcp, cls, tbt, unit: await calibrationMs(page), ...bytes };
  } finally {
    await context.close();
  }
}
