import { expect, type Page, test } from '@playwright/test';

import { hydrated } from './hydrated.ts';
import { variants } from './variants.ts';

const PAGES = [
  '/',
  '/products',
  '/products/sirca-valves/ball-valves',
  '/products/pinch-valve/pqvf/pqvf',
  '/products/special/quarter-turn-480',
  '/products/pneumatic/rotary?page=4',
  '/about',
  '/gallery/1',
];
const PICTURES = /\.(avif|webp|svg|jpg|png)$/;
/** Cumulative layout shift that a page may have (issue: "dimensions reserved"). */
const MAX_SHIFT = 0.002;

/** What a comparison shows last at its address; its document shows none. */
const COMPARISONS = [
  { path: '/compare?items=s10,s20', last: '주소 복사' },
  { path: '/compare?items=s10,pqvf,480-006,ap-da&dn=150&pn=16', last: '범위 밖' },
];

/** Opens a page whose pictures come after its text, and says how many came late and what moved. */
async function open(page: Page, path: string, last?: string) {
  // Fonts differ between machines, and so does what they move.
  await page.route('**/*.woff2', (route) => route.abort());
  let late = 0;
  const painted = Promise.withResolvers<void>();
  await page.route(PICTURES, async (route) => {
    late += 1;
    await painted.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    window.shifts = [];
    // On a busy machine the scripts may take longer than the page waits for them; what it shows then moves.
    const { setTimeout } = window;
    window.setTimeout = ((task: () => void, ms = 0) =>
      setTimeout(task, ms === 4000 ? 400_000 : ms)) as typeof window.setTimeout;
    // The first frame after the document is read still moves what a half-read one showed: a picture did not do
    // that. Shifts count from the second frame, for which the pictures are held back.
    let read = Infinity;
    document.addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() =>
        requestAnimationFrame((time) => {
          read = time;
          window.isWholeShown = true;
        }),
      ),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (entry.startTime >= read)
          window.shifts?.push({
            value: entry.value,
            moved: JSON.stringify(
              entry.sources.map(({ node, previousRect, currentRect }) => [
                node?.textContent?.slice(0, 60),
                previousRect,
                currentRect,
              ]),
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  expect(response?.status()).toBe(200);
  await page.waitForFunction(() => window.isWholeShown);
  painted.resolve();
  await hydrated(page);
  if (last !== undefined) await expect(page.getByText(last).first()).toBeVisible();
  // The pictures of the first view, and the frame that shows them.
  await page.evaluate(async () => {
    const shown = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
  });
  const shifts = await page.evaluate(() => window.shifts ?? []);
  expect
    .soft(
      shifts.reduce((sum, { value }) => sum + value, 0),
      `${path}: ${shifts.map(({ moved }) => moved).join(' | ')}`,
    )
    .toBeLessThanOrEqual(MAX_SHIFT);
  return late;
}

for (const { width, height, title } of variants('late pictures'))
  test(`pictures that come late, and a comparison opened by its address, move nothing (${title})`, async ({
    context,
  }) => {
    for (const { path, last } of [
      ...PAGES.map((path) => ({ path, last: undefined })),
      ...COMPARISONS,
    ])
      await test.step(path, async () => {
        const page = await context.newPage();
        await page.setViewportSize({ width, height });
        const late = await open(page, path, last);
        // A comparison holds no pictures.
        if (last === undefined) expect.soft(late, path).toBeGreaterThan(0);
        await page.close();
      });
  });

/** An entry of `layout-shift`, which TypeScript's DOM does not know. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  interface Window {
    /** Whether a frame has shown the document read to its end. */
    isWholeShown?: boolean;
    /** Each shift with the words of what was moved. */
    shifts?: { value: number; moved: string }[];
  }
}
