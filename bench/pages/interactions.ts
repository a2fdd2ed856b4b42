import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

import { visitor } from './browser.ts';
import { type Mark, notePress, paintedAfterPress } from './press.ts';
import type { PageName } from './targets.ts';

/** Something that a visitor does, and what the page shows in return. */
export interface Interaction {
  name: string;
  /** The kind of page that it belongs to. */
  page: PageName;
  path: string;
  phone?: boolean;
  /** Done before, not measured. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** Shows that the whole response is there. */
  until?: Mark;
}

/** Waits in which the page fetches ahead, hydrates or ends an animation, so that only the response is measured, ms. */
const READING_MS = 2500;
const HOVER_MS = 600;
const DIALOG_MS = 800;
/** Time for the browser to report the last event, ms. */
const REPORT_MS = 1000;

const hoverLink = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await page.locator(selector).first().hover();
  await delay(HOVER_MS);
};
const click = (selector: string) => (page: Page) => page.locator(selector).first().click();

const CARD = 'main article a';
const BALL_VALVES = '/products/sirca-valves/ball-valves';

/** What the page must answer within 100 ms on a processor four times slower. */
export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'menu on a phone',
    page: 'home',
    path: '/',
    phone: true,
    act: click('button[popovertarget]'),
  },
  {
    name: 'preview',
    page: 'grid',
    path: BALL_VALVES,
    prepare: hoverLink(CARD),
    act: click(CARD),
    until: { ready: 'dialog[open]', text: '주요 특징' },
  },
  {
    name: 'zoom in the preview',
    page: 'grid',
    path: BALL_VALVES,
    prepare: async (page) => {
      await hoverLink(CARD)(page);
      await click(CARD)(page);
      await page.locator('dialog[open] button img').first().waitFor();
      await delay(DIALOG_MS);
    },
    act: click('dialog[open] button:has(img)'),
  },
  {
    name: 'page of a catalogue',
    page: 'document',
    path: '/products/pneumatic/rotary',
    prepare: hoverLink('main nav a[href*="page=2"]'),
    act: click('main nav a[href*="page=2"]'),
    until: { ready: 'main nav [aria-current="page"]', text: '2' },
  },
  {
    name: 'another product',
    page: 'product',
    path: `${BALL_VALVES}/s10`,
    prepare: hoverLink(`main a[href$="/ball-valves/s20"]`),
    act: click(`main a[href$="/ball-valves/s20"]`),
    until: { ready: 'h1', text: 'S20' },
  },
  {
    name: 'typing in the finder',
    page: 'finder',
    path: '/products',
    prepare: async (page) => {
      await page.locator('#finder input[name="temp"]').click();
      await delay(DIALOG_MS);
    },
    act: (page) => page.keyboard.press('8'),
  },
  {
    name: 'language',
    page: 'product',
    path: '/products/pinch-valve/pqvf/pqvf',
    prepare: hoverLink('a[hreflang="en"]:visible'),
    act: click('a[hreflang="en"]:visible'),
    until: { ready: 'html[lang="en"] h1', text: 'PQVF' },
  },
];

/** How long a response took, ms. */
export interface Response {
  /** Interaction to Next Paint: the longest event, as the browser reports it (Event Timing; steps of 8 ms). */
  inp: number;
  /** Press to the whole response painted, where it has a mark. */
  whole?: number;
}

/** Measures an interaction on a processor four times slower, the network as it is. */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  { path, phone = false, prepare, act, until }: Interaction,
): Promise<Response> {
  const { context, page } = await visitor(browser, {
    device: phone ? 'phone' : 'desktop',
    slowNetwork: false,
    cpu: 4,
  });
  try {
    await page.goto(origin + path, { waitUntil: 'load' });
    await delay(READING_MS);
    await prepare?.(page);
    await page.evaluate(() => {
      window.longestEvent = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          window.longestEvent = Math.max(window.longestEvent ?? 0, duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await notePress(page);
    await act(page);
    const whole = until && (await paintedAfterPress(page, until));
    await delay(REPORT_MS);
    const inp = await page.evaluate(() => window.longestEvent ?? 0);
    return { inp, ...(whole !== undefined && { whole }) };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    longestEvent?: number;
  }
}
