import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

import { visitor } from './browser.ts';

/** Something on the screen that shows that what a visitor asked for is there. */
export interface Mark {
  /** CSS selector. */
  ready: string;
  /** Part of the element's text. */
  text: string;
}

/** A link and the mark of its page. */
export interface Link extends Mark {
  /** Path of the page that the link is on. */
  from: string;
  /** CSS selector of the link. */
  link: string;
}

/** Time a visitor looks at a page before going on, and at a link before pressing it, ms: fetching ahead happens in it. */
const READING_MS = 2500;
const AIMING_MS = 500;
const HOVER_MS = 200;

/**
 * Time from the press on a link to the next page painted, ms: slow 4G, the processor as it is.
 *
 * @param hover the pointer rests on the link first, as a mouse does; a finger does not
 */
export async function pressToPaint(
  browser: Browser,
  origin: string,
  target: Link,
  hover: boolean,
): Promise<number> {
  const { context, page } = await visitor(browser, {
    device: hover ? 'desktop' : 'phone',
    slowNetwork: true,
    cpu: 1,
  });
  try {
    await page.goto(origin + target.from, { waitUntil: 'load' });
    await delay(READING_MS);
    const link = page.locator(target.link).first();
    await link.scrollIntoViewIfNeeded();
    await delay(AIMING_MS);
    await notePress(page);
    if (hover) {
      await link.hover();
      await delay(HOVER_MS);
      await page.mouse.down();
      await page.mouse.up();
    } else {
      await link.tap();
    }
    return await paintedAfterPress(page, target);
  } finally {
    await context.close();
  }
}

/** Stores the time of the next pointer or key press. In session storage, and not relative to the document: the press may open another one. */
export async function notePress(page: Page): Promise<void> {
  await page.evaluate(() => {
    const note = () =>
      sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now()));
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, note, { capture: true, once: true });
  });
}

/** Time from the noted press until the mark is there and painted, ms. Two frames later it is painted for certain. */
export async function paintedAfterPress(page: Page, { ready, text }: Mark): Promise<number> {
  const handle = await page.waitForFunction<number | false, { selector: string; part: string }>(
    ({ selector, part }) =>
      [...document.querySelectorAll(selector)].some((each) => each.textContent.includes(part)) &&
      new Promise<number>((done) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => done(performance.timeOrigin + performance.now())),
        );
      }),
    { selector: ready, part: text },
    { polling: 'raf' },
  );
  const at = Number(await handle.jsonValue());
  return at - Number(await page.evaluate(() => sessionStorage.getItem('pressed')));
}
