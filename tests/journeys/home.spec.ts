/** The home page's sentences over time, and its ways on. What it holds: tests/site/home.test.ts. */
import { expect, type Page, test } from '@playwright/test';

import { goTo } from './hydrated.ts';

/** The specification's figures (§9, interface constants), written from it and not from the code. */
const ROTATION_MS = 4000;
const FADE_MS = 400;

const sentence = (page: Page) => page.getByTestId('hero-sentence');
const shows = (page: Page, index: number) =>
  expect(sentence(page)).toHaveAttribute('data-index', String(index));
const exploreLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: '제품 보기', exact: true }).first();

/** Opens the page with a clock that only the test moves; the first sentence has just come. */
async function open(page: Page) {
  await page.clock.install();
  await goTo(page, '/');
  // It stands under the pointer until the clock does.
  await sentence(page).hover();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await shows(page, 0);
  await page.mouse.move(0, 0);
  // Effects of the render have run when a frame has passed.
  await page.clock.runFor(50);
}

test('three sentences rotate every 4000 ms, fade for 400 ms, begin again and move nothing below', async ({
  page,
}) => {
  await open(page);
  const below = await exploreLink(page).boundingBox();
  const seen: string[] = [];
  for (const index of [0, 1, 2, 0]) {
    await shows(page, index);
    expect(await exploreLink(page).boundingBox()).toEqual(below);
    seen.push((await sentence(page).textContent()) ?? '');
    const leaving = await sentence(page).elementHandle();
    // It stands until its time is over.
    await page.clock.fastForward(ROTATION_MS - 200);
    await shows(page, index);
    await page.clock.runFor(200);
    await expect(sentence(page)).not.toHaveAttribute('data-index', String(index));
    const duration = await leaving?.evaluate(
      (element) => getComputedStyle(element).transitionDuration.split(', ')[0],
    );
    expect(duration).toBe(`${FADE_MS / 1000}s`);
  }
  expect(new Set(seen.slice(0, 3)).size).toBe(3);
  expect(seen[3]).toBe(seen[0]);

  // The change is announced to nobody.
  const announced = await sentence(page).evaluate((element) =>
    element.closest('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]'),
  );
  expect(announced).toBeNull();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('the sentences stand when paused, under the pointer or the focus, and in a hidden tab', async ({
  page,
}) => {
  await open(page);
  const standsAt = async (index: number) => {
    await page.clock.fastForward(3 * ROTATION_MS);
    await shows(page, index);
  };
  const goesOnTo = async (index: number) => {
    await page.clock.fastForward(ROTATION_MS + 50);
    await shows(page, index);
  };
  await test.step('paused', async () => {
    await page.getByRole('button', { name: '일시정지' }).click();
    await page.mouse.move(0, 0);
    await standsAt(0);
    await page.getByRole('button', { name: '재생' }).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await goesOnTo(1);
  });
  await test.step('under the pointer', async () => {
    await sentence(page).hover();
    await standsAt(1);
    await page.mouse.move(0, 0);
    await goesOnTo(2);
  });
  await test.step('under the focus', async () => {
    await exploreLink(page).focus();
    await standsAt(2);
    await exploreLink(page).blur();
    await goesOnTo(0);
  });
  await test.step('in a hidden tab', async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await standsAt(0);
  });
});

test('with reduced motion nothing moves until the visitor asks for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.clock.fastForward(3 * ROTATION_MS);
  await shows(page, 0);
  await page.getByRole('button', { name: '재생' }).click();
  await page.clock.fastForward(ROTATION_MS + 50);
  await shows(page, 1);
});

test('the home page leads to the products, a product group, the inquiry, and a valve of the chart', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await exploreLink(page).click();
  await expect(page).toHaveURL('/products');
  await main.getByRole('link', { name: 'SIRCA 밸브', exact: true }).click();
  await expect(page).toHaveURL(/\/products\/sirca-valves/);
  // Not within the question to the page, which the move would break off.
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await expect(page).toHaveURL('/');
  await main.getByRole('link', { name: '문의하기', exact: true }).first().click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await main.getByRole('link', { name: /^301TSS/ }).click();
  await expect(page).toHaveURL(/\/products\/sirca-valves\/butterfly-valves\/301tss/);
});
