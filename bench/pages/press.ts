import type { Browser, Page } from '@playwright/test';

import { visitor } from './browser.ts';

/** A link and what shows that its page is there. */
export interface Move {
  from: string;
  /** CSS selector of the link. */
  link: string;
  /** CSS selector and part of the text of something that only the next page has. */
  ready: string;
  text: string;
}

/** How long a visitor looks at a page before going on, and at a link before pressing it, ms. */
const READING_MS = 2500;
const HOVER_MS = 200;

/**
 * From the press on a link to the next page painted, ms: slow 4G, the processor as it is.
 *
 * @param hover whether the pointer rests on the link before, as a mouse does; a finger does not
 */
export async function pressToPaint(
  browser: Browser,
  origin: string,
  move: Move,
  hover: boolean,
): Promise<number> {
  const { context, page } = await visitor(browser, {
    device: hover ? 'desktop' : 'phone',
    slowNetwork: true,
    cpu: 1,
  });
  try {
    await page.goto(origin + move.from, { waitUntil: 'load' });
    await page.waitForTimeout(READING_MS);
    const link = page.locator(move.link).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    await notePress(page);
    if (hover) {
      await link.hover();
      await page.waitForTimeout(HOVER_MS);
      await page.mouse.down();
      await page.mouse.up();
    } else {
      await link.tap();
    }
    return await pressedUntil(page, move);
  } finally {
    await context.close();
  }
}

/** Notes when the next press of a pointer or key comes, on a clock that outlives the document. */
export async function notePress(page: Page): Promise<void> {
  await page.evaluate(() => {
    const note = () =>
      sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now()));
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, note, { capture: true, once: true });
  });
}

/** From the noted press until something stands there and has been painted, two frames later: ms. */
export async function pressedUntil(
  page: Page,
  { ready, text }: Pick<Move, 'ready' | 'text'>,
): Promise<number> {
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
