/** Pages that are rendered, hidden, while the pointer, a finger or the focus is on the link that leads to them. */
import { expect, type Page, test } from '@playwright/test';

import { hydrated } from './hydrated.ts';

const S10 = '/products/sirca-valves/ball-valves/s10';
const S30 = '/products/sirca-valves/ball-valves/s30';
const S20 = '/products/sirca-valves/ball-valves/s20';

/** Every heading of a page in the document, displayed or not. */
const headings = (page: Page) => page.getByRole('heading', { level: 1, includeHidden: true });
const linkTo = (page: Page, path: string) =>
  page.getByRole('main').locator(`a[href="${path}"]:visible`);

/** Rests with the pointer on a link until its page is there. */
async function restOn(page: Page, path: string, code: string): Promise<void> {
  await linkTo(page, path).first().hover();
  await expect(headings(page)).toHaveCount(2);
  await expect(headings(page).last()).toContainText(code);
}

test('a link that is pointed at, or has the focus, has its page ready behind the one shown; the press shows it, Back leads back', async ({
  page,
}) => {
  await page.goto(S20);
  await hydrated(page);
  await restOn(page, S30, 'S30');
  await expect(headings(page).last()).toBeHidden();
  await expect(page).toHaveURL(S20);
  await expect(page).toHaveTitle(/S20/);
  const ready = await headings(page).last().elementHandle();

  await linkTo(page, S30).first().click();
  await expect(page).toHaveURL(S30);
  await expect(page).toHaveTitle(/S30/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('S30');
  await expect(heading).toBeFocused();
  expect(await heading.evaluate((shown, prepared) => shown === prepared, ready)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(S20);
  await expect(heading).toContainText('S20');
  await expect(heading).toHaveCount(1);

  await test.step('of two links the later one counts', async () => {
    await page.mouse.move(0, 0);
    await restOn(page, S30, 'S30');
    await linkTo(page, S10).first().focus();
    await expect(headings(page).last()).toContainText('S10');
    await expect(headings(page)).toHaveCount(2);
    await page.keyboard.press('Enter');
    await expect(heading).toContainText('S10');
  });
});

test('what is ready behind the page changes nothing of what was chosen on it', async ({ page }) => {
  await page.goto('/products/pinch-valve/pqvf/pqvf');
  await hydrated(page);
  const size = page.getByRole('main').getByRole('radio').nth(3);
  await size.check();
  await restOn(page, '/products/pinch-valve/pqvf', 'PQVF');
  await expect(size).toBeChecked();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});

test('conditions that are changed meanwhile hold for the page pressed, not those it was made ready with', async ({
  page,
}) => {
  await page.goto(`${S20}?dn=50`);
  await hydrated(page);
  await restOn(page, S30, 'S30');
  await page.getByRole('button', { name: '지우기', exact: true }).first().press('Enter');
  await expect(page).toHaveURL(S20);
  await expect(headings(page)).toHaveCount(1);
  await linkTo(page, S30).first().click();
  await expect(page).toHaveURL(S30);
});

test('the next page of a catalogue is ready too: it begins at its top, has the focus there, and Back leads to where one was', async ({
  page,
}) => {
  await page.goto('/products/pneumatic/rotary');
  await hydrated(page);
  const catalogue = page.getByRole('region', { name: '카탈로그', exact: true });
  const link = page.locator('main nav a[href$="?page=2"]:visible').last();
  await link.hover();
  await expect(headings(page)).toHaveCount(2);
  const ready = await headings(page).last().elementHandle();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);

  await link.click();
  await expect(page).toHaveURL('/products/pneumatic/rotary?page=2');
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.evaluate((shown, prepared) => shown === prepared, ready)).toBe(true);
  await expect(catalogue).toBeFocused();
  await expect(catalogue).toBeInViewport();
  expect(await catalogue.evaluate((top) => top.getBoundingClientRect().top)).toBeLessThan(200);

  await page.goBack();
  await expect(page).toHaveURL('/products/pneumatic/rotary');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('where the code of a page does not come, pointing at its link opens nothing and loses nothing', async ({
  page,
}) => {
  await page.route('**/assets/subcategory-*.js', (route) => route.abort());
  let failures = 0;
  page.on('requestfailed', (request) => {
    if (request.url().includes('/subcategory-') && request.method() === 'HEAD') failures += 1;
  });
  await page.goto(S20);
  await hydrated(page);
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(request.url());
  });
  const quantity = page.getByLabel('수량', { exact: true }).first();
  await quantity.fill('7');
  await page.locator('main a[href="/products/sirca-valves/ball-valves"]:visible').first().hover();
  // Where the code does not come it is asked why (`lazyChunk`). To be fetched ahead and to be rendered are one attempt on a
  // slow machine, and two on a fast one.
  await expect.poll(() => failures).toBeGreaterThan(0);
  // Another page is made ready after it: nothing is under way for the first one any more.
  await restOn(page, S30, 'S30');
  expect(opened).toEqual([]);
  await expect(page).toHaveURL(S20);
  await expect(quantity).toHaveValue('7');
});

test('a link pressed in the moment its page is ready leads there once', async ({ page }) => {
  await page.goto(S20);
  await hydrated(page);
  // The press comes with whatever changes first in the document.
  await page.evaluate((path) => {
    const link = document.querySelector<HTMLElement>(`main a[href="${path}"]`);
    const seen = new MutationObserver(() => {
      seen.disconnect();
      link?.click();
    });
    seen.observe(document.body, { childList: true, subtree: true });
    link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, S30);
  await expect(page).toHaveURL(S30);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('S30');
  await expect(headings(page)).toHaveCount(1);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** A finger on a link of the page, which moves and leaves as it is told. */
  async function fingerOn(page: Page, path: string) {
    const link = linkTo(page, path).first();
    await link.scrollIntoViewIfNeeded();
    const box = (await link.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved = 0) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + moved }],
      });
    await touch('touchStart');
    return { moveBy: (px: number) => touch('touchMove', px), lift: () => touch('touchEnd') };
  }

  test('a finger that scrolls from a link on drops its page; one that rests has it ready, and is shown it when lifted', async ({
    page,
  }) => {
    await page.goto(S20);
    await hydrated(page);
    const scrolling = await fingerOn(page, S30);
    await expect(headings(page)).toHaveCount(2);
    const before = await page.evaluate(() => scrollY);
    for (const px of [-20, -60, -120, -200]) await scrolling.moveBy(px);
    await expect(headings(page)).toHaveCount(1);
    await scrolling.lift();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(page).toHaveURL(S20);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('S20');

    const resting = await fingerOn(page, S30);
    await expect(headings(page)).toHaveCount(2);
    await expect(headings(page).last()).toContainText('S30');
    await expect(page).toHaveURL(S20);
    const ready = await headings(page).last().elementHandle();
    await resting.lift();
    await expect(page).toHaveURL(S30);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((shown, prepared) => shown === prepared, ready)).toBe(true);
  });

  test('nothing is made ready for a visitor who asks to save data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto(S20);
    await hydrated(page);
    const fetched = page.waitForResponse(/\/data\/.*\/s30\//);
    const finger = await fingerOn(page, S30);
    await (await fetched).finished();
    // Twice with nothing else to do: by then a page would have been rendered. While a finger is down a busy browser may never be idle.
    for (const _ of [1, 2])
      await page.evaluate(
        () => new Promise((idle) => requestIdleCallback(idle, { timeout: 2_000 })),
      );
    expect(await headings(page).count()).toBe(1);
    await finger.lift();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('S30');
  });
});
