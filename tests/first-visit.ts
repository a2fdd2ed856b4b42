import { expect, type Page, type Response } from '@playwright/test';

import { encode, isCompressible, levelsOf } from '#tools/compress/levels.ts';

/** Sizes by address and content: most files come with every page. */
const weighed = new Map<string, number>();

/** Bytes of an answer as a release sends it, however hard the build under test was compressed. */
async function releaseBytes(response: Response): Promise<number> {
  const { pathname } = new URL(response.url());
  const isDocument = response.headers()['content-type']?.startsWith('text/html');
  const file = isDocument ? 'index.html' : pathname;
  if (!isCompressible(file)) return (await response.request().sizes()).responseBodySize;
  const body = await response.body();
  const key = `${response.url()} ${body.length}`;
  const bytes =
    weighed.get(key) ?? encode('.br', levelsOf(file, body.length, 'best')['.br'], body).length;
  weighed.set(key, bytes);
  return Math.min(bytes, body.length);
}

/** A file that a first visit fetches. */
export interface Loaded {
  url: string;
  /** As the browser calls it: document, script, fetch, font, image … */
  type: string;
  /** As a release sends it. */
  bytes: number;
  beforeLoad: boolean;
}

/**
 * Opens a page and waits until it is hydrated, idle, and has fetched all that it fetches by itself.
 *
 * @returns what it has fetched
 */
export async function firstVisit(page: Page, address: string): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  let done = false;
  page.once('load', () => (done = true));
  const pending: Promise<void>[] = [];
  const running = new Set<unknown>();
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  page.on('request', (request) => {
    running.add(request);
    const beforeLoad = !done;
    pending.push(
      (async () => {
        const response = await request.response();
        await response?.finished();
        loaded.push({
          url: request.url(),
          type: request.resourceType(),
          bytes: response ? await releaseBytes(response) : 0,
          beforeLoad,
        });
      })().catch(() => undefined),
    );
  });
  // The page's time is the test's: a slow machine would see what a page shows that waits in vain.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto(address);
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return page.locator('html').getAttribute('data-hydrated');
    })
    .toBe('');
  // Past the moment at which the part comes that keeps pages on the device.
  await page.clock.runFor(20_000);
  await expect.poll(() => running.size).toBe(0);
  await Promise.all(pending);
  await page.clock.resume();
  return loaded;
}
