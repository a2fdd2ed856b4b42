import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

import { pageDataFile } from '#app/shared/page/data-file.ts';

import { visitor } from '#bench/pages/browser.ts';
import { type Errand, ERRANDS, type Step } from './errands.ts';
import { type AskedFile, type Hits, hitsOf, type Move, type Walk } from './hits.ts';

/** Time in which a visitor looks at a page, rests the pointer on a link, and a press may lead to another page, ms. */
const READING_MS = 2500;
const POINTING_MS = 300;
const MOVING_MS = 3000;

/** Walks the errands on slow 4G. */
export async function countHits(
  browser: Browser,
  origin: string,
  log: (text: string) => void,
): Promise<Hits> {
  const walks: Walk[] = [];
  for (const [index, errand] of ERRANDS.entries()) {
    walks.push(await walk(browser, origin, errand));
    const { name, language, device } = errand;
    log(`errand ${index + 1} of ${ERRANDS.length}: ${name}, ${language}, ${device}`);
  }
  return hitsOf(walks);
}

async function walk(browser: Browser, origin: string, errand: Errand): Promise<Walk> {
  const { language, device, steps } = errand;
  const { context, page, cdp } = await visitor(browser, { device, slowNetwork: true, cpu: 1 });
  const files: AskedFile[] = [];
  const scripts: number[] = [];
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    const { pathname } = new URL(request.url);
    const at = performance.now();
    if (pathname.startsWith('/data/')) files.push({ path: pathname, at });
    if (pathname.endsWith('.js')) scripts.push(at);
  });
  try {
    await page.goto(`${origin}/${language === 'en' ? '?lang=en' : ''}`, { waitUntil: 'load' });
    const start = pageDataFile(new URL(page.url()));
    const moves: Move[] = [];
    for (const step of steps) {
      await delay(READING_MS);
      const move = await take(page, step, device === 'phone');
      if (move) moves.push(move);
    }
    await delay(READING_MS);
    return { files, scripts, moves, start };
  } catch (error) {
    throw new Error(`${errand.name}, ${language}, ${device}, on ${page.url()}`, { cause: error });
  } finally {
    await context.close();
  }
}

/** Takes a step; nothing where it led to no other page. */
async function take(page: Page, step: Step, byTouch: boolean): Promise<Move | undefined> {
  const [selector, text] = typeof step === 'string' ? [step] : step;
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const before = new URL(page.url()).pathname;
  const pointed = performance.now();
  if (text === undefined && !byTouch) {
    await element.hover();
    await delay(POINTING_MS);
  }
  if (text !== undefined) await element.fill(text);
  const pressed = performance.now();
  if (text !== undefined) await element.press('Enter');
  else if (byTouch) await element.tap();
  else await element.click();
  try {
    await page.waitForFunction((path) => location.pathname !== path, before, {
      timeout: MOVING_MS,
    });
  } catch {
    return undefined;
  }
  await page.waitForFunction(() => document.querySelector('main h1') !== null);
  return { file: pageDataFile(new URL(page.url())), pointed, pressed, arrived: performance.now() };
}
