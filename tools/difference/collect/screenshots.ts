/** Pictures of pages as a browser shows them, the same each time they are taken. */
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

import { type Browser, chromium, type Page } from '@playwright/test';

import { CHROMIUM_FLAGS } from '#tools/chromium-flags.ts';

import { inParallel, type Report } from './in-parallel.ts';
import { SHOTS, type Shot } from './sampled-pages.ts';

/** Pages show dates and count days from today. */
const TODAY = new Date('2026-01-05T10:00:00+09:00');
const WINDOW_HEIGHT = 900;

/** Only a page that does not come takes that long, on a busy machine too. */
const LIMIT_MS = 300_000;

/** Half of the time a page waits for its network to be idle. */
const AT_ONCE = 4;

/** A visitor of their own, who has nothing stored. */
const VISITOR = {
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
  reducedMotion: 'reduce',
  colorScheme: 'light',
  serviceWorkers: 'block',
} as const;

/**
 * Makes the window as high as the page, which grows when parts of it are laid out that were out of view. Not more than
 * twice: where a part is as high as the window, the page would grow for ever.
 */
async function growWindow(page: Page, width: number): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
  }
}

/** Runs in the page: whether fonts and pictures are there. One that is not shown in the window need not come. */
function isLoaded(): boolean {
  const isAwaited = (image: HTMLImageElement) => {
    const { width, left, right, top, bottom } = image.getBoundingClientRect();
    const isInWindow = left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
    const isShown = width > 0 && image.checkVisibility({ contentVisibilityAuto: true });
    return !image.complete && isInWindow && isShown;
  };
  return document.fonts.status === 'loaded' && ![...document.images].some(isAwaited);
}

/** Runs in the page: waits until what watches the window has seen it, and what it changes is on the page. */
async function settled(): Promise<void> {
  await new Promise<void>((resolve) => {
    const watch = new IntersectionObserver(() => {
      watch.disconnect();
      resolve();
    });
    watch.observe(document.body);
  });
  for (const image of document.images) image.decoding = 'sync';
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

async function takeShot(
  browser: Browser,
  origin: string,
  { address, width }: Shot,
  path: string,
): Promise<void> {
  const page = await browser.newPage({ ...VISITOR, viewport: { width, height: WINDOW_HEIGHT } });
  page.setDefaultTimeout(LIMIT_MS);
  await page.clock.setFixedTime(TODAY);
  await page.goto(origin + address);
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  // Fonts come after the scripts.
  await page.waitForLoadState('networkidle');
  // With all of it in view every picture loads, and nothing hangs on how far the page is scrolled.
  await growWindow(page, width);
  await page.waitForFunction(isLoaded);
  await page.evaluate(settled);
  const part = `${path}.part.png`;
  await page.screenshot({ path: part, fullPage: true, animations: 'disabled', caret: 'hide' });
  renameSync(part, path);
  await page.close();
}

/**
 * Takes those that the folder lacks.
 *
 * @param chromiumPath the browser
 * @param origin of the server
 */
export async function takeScreenshots(
  chromiumPath: string,
  origin: string,
  folder: string,
  report: Report,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const missing = SHOTS.filter(({ file }) => !existsSync(join(folder, file)));
  if (missing.length === 0) return;
  const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_FLAGS });
  try {
    await inParallel(missing, AT_ONCE, report, (shot) =>
      takeShot(browser, origin, shot, join(folder, shot.file)),
    );
  } finally {
    await browser.close();
  }
}
