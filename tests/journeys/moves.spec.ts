import { expect, test } from '@playwright/test';

import { holdBack } from './hold-back.ts';
import { goTo, pressInFooter } from './hydrated.ts';

/** Data of a product whose card stands on the ball valves' page. */
const S30_DATA = '**/data/*/products/sirca-valves/ball-valves/s30/*.json*';

test('a product that is slow to come says that it is loading, and then shows (spec §4)', async ({
  page,
}) => {
  const answer = await holdBack(page, S30_DATA);
  await goTo(page, '/products/sirca-valves/ball-valves?lang=en');
  await page.evaluate(() => {
    // A plain link: a press on a card opens its preview.
    const link = document.createElement('a');
    link.href = '/products/sirca-valves/ball-valves/s30?lang=en';
    document.querySelector('main')?.prepend(link);
    link.click();
  });
  const main = page.getByRole('main');
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await expect(main.getByText('Loading product information')).toBeVisible();
  await expect(main.getByText('제품 정보를 불러오는 중입니다')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ball valve');
  await expect(main).not.toHaveAttribute('aria-busy');
});

test('a press marks its link at once, and any other move says so too once it takes 300 ms; Escape gives it up; Back finds the page scrolled as it was left', async ({
  page,
}) => {
  const answer = await holdBack(page, '**/data/ko/gallery/1.json*');
  await goTo(page, '/about');
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest('**/data/ko/gallery/1.json*');
  const link = page.getByRole('link', { name: '갤러리' }).first();
  const loading = page.getByText('페이지를 불러오는 중입니다');
  const press = () => link.evaluate((pressed: HTMLElement) => pressed.click());
  await press();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  // The move begins after the frame that shows the mark.
  await page.clock.runFor(20);
  await asked;
  await page.clock.runFor(280);
  await expect(loading).toBeHidden();
  await page.clock.runFor(20);
  await expect(loading).toBeVisible();
  await page.clock.resume();

  await page.keyboard.press('Escape');
  await expect(loading).toBeHidden();
  await expect(link).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await press();
  await expect(loading).toBeVisible();
  answer();
  await expect(page).toHaveURL('/gallery');
  await expect(loading).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
});

test('data that does not come is said within header and footer, and can be asked for again; of two moves the later one wins, however late the first one comes', async ({
  page,
}) => {
  let broken = true;
  await page.route('**/data/ko/sitemap/1.json*', (route) =>
    broken ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await goTo(page, '/about');
  await page.getByRole('link', { name: '사이트맵' }).first().click();
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: '다시 시도' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('사이트맵');

  await test.step('of two moves the later one wins', async () => {
    // A fresh document: what one has asked for is not asked for again.
    await goTo(page, '/about');
    const answer = await holdBack(page, '**/data/ko/gallery/1.json*');
    await page.getByRole('link', { name: '갤러리' }).first().click();
    await page.getByRole('link', { name: '사이트맵' }).first().click();
    await expect(page).toHaveURL('/sitemap');
    const arrived = page.waitForResponse('**/data/ko/gallery/1.json*');
    answer();
    await (await arrived).finished();
    await expect(heading).toContainText('사이트맵');
    await expect(page).toHaveURL('/sitemap');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  await test.step('on a phone the finder makes room for what is loading', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await holdBack(page, '**/data/ko/downloads/1.json*');
    await goTo(page, '/products');
    await pressInFooter(page, '자료실');
    await expect(page.getByText('페이지를 불러오는 중입니다')).toBeVisible();
    await expect(page.locator('#finder')).toBeHidden();
  });
});

test('after a move the focus is at the heading of the new page, also after a slow one; a language switch keeps its own', async ({
  page,
}) => {
  await goTo(page, '/products/sirca-valves/ball-valves');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('contentinfo').getByRole('link', { name: '공압 액추에이터' }).click();
  await expect(heading).toHaveText('공압 액추에이터');
  await expect(heading).toBeFocused();

  let answer = () => undefined as void;
  const asked = new Promise<void>((come) => {
    void page.route('**/data/ko/privacy/1.json*', async (route) => {
      await new Promise<void>((done) => {
        answer = done;
        come();
      });
      await route.continue();
    });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: '개인정보 처리방침' }).click();
  await asked;
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(heading).toHaveText('개인정보 처리방침');
  await expect(heading).toBeFocused();

  // A part of a page: the keyboard goes on there, and not at the page's beginning.
  await page.getByRole('contentinfo').getByRole('link', { name: '조건으로 찾기' }).click();
  await expect(page.locator('#finder:focus, #finder :focus')).toHaveCount(1);

  const english = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
  await english.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(heading).not.toBeFocused();
});

test('what takes the focus stays clear of a notice of several lines, on a wide screen and on a phone', async ({
  page,
}) => {
  const text = '추석 연휴에는 문의에 답변이 늦습니다. '.repeat(12);
  await page.route('**/notice.json', (route) =>
    route.fulfill({
      json: {
        notice: {
          text: { ko: text, en: text },
          from: '2020-01-01',
          until: '2999-12-31',
          where: 'everywhere',
        },
      },
    }),
  );
  await goTo(page, '/products/sirca-valves/ball-valves');
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    // From the first stop on.
    await page.getByRole('link', { name: '본문 바로가기' }).focus();
    const notice = page.getByRole('complementary', { name: '공지' });
    await expect(notice).toBeVisible();
    // Once its height is known to the page.
    await expect(page.locator('html')).toHaveAttribute('style', /--corner: [1-9]/);
    const covered: string[] = [];
    for (let stop = 0; stop < 80; stop += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const stopped = document.activeElement!;
        const { x, y, width, height } = stopped.getBoundingClientRect();
        const band = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('aside');
        return band && !band.contains(stopped) && band.getAttribute('aria-label') === '공지'
          ? stopped.textContent
          : null;
      });
      if (name !== null) covered.push(name);
    }
    expect(covered, `${viewport.width} px`).toEqual([]);
  }
});

test('a page whose code is not there is said to be missing without a network, on the site and not by the browser', async ({
  page,
  context,
}) => {
  await goTo(page, '/products/sirca-valves/ball-valves/s20');
  await page.route('**/assets/about-*.js', (route) => route.abort());
  await context.setOffline(true);
  await page
    .getByRole('contentinfo')
    .locator('a[href="/about"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { name: '페이지를 표시할 수 없습니다' })).toBeVisible();
  await context.setOffline(false);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('S20');
});
