/** Back, Forward and what they find: entries of the history, positions of scrolling, layers that were closed otherwise. */
import { expect, type Page, test } from '@playwright/test';

import { holdBack } from './hold-back.ts';
import { goTo, hydrated, moveTo, reload } from './hydrated.ts';

const BALL = '/products/sirca-valves/ball-valves';

/** Presses a link of the footer without scrolling there. */
const follow = (page: Page, name: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name, exact: true, includeHidden: true })
    .first()
    .evaluate((link: HTMLElement) => link.click());

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls as a visitor does: what is pressed next is pressed after the `scroll` event, which comes with the next frame. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (to) =>
      new Promise<void>((done) => {
        addEventListener('scroll', () => done(), { once: true });
        window.scrollTo(0, to);
      }),
    top,
  );

/**
 * Turns to another page of the catalogue by its link, and waits until that page is shown and has the focus, which brings its
 * top into view.
 *
 * @param where whether the window is scrolled to the link or to the end of the page before
 * @returns how far the window was scrolled when the page before was left, px
 */
async function turnTo(page: Page, number: number, where: 'link' | 'end'): Promise<number> {
  const link = page.locator(`main nav a[href$="?page=${number}"]:visible`).last();
  await link.scrollIntoViewIfNeeded();
  if (where === 'end') await scrollTo(page, (await page.locator('html').boundingBox())!.height);
  // The browser tells of the scrolling with the next frame.
  const left = await page.evaluate(
    () => new Promise<number>((tell) => requestAnimationFrame(() => tell(window.scrollY))),
  );
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(new RegExp(`page=${number}$`));
  await expect(
    page.locator('main nav [aria-current="page"]', { hasText: String(number) }).last(),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: '카탈로그', exact: true })).toBeFocused();
  await expect.poll(() => scrolled(page)).toBeLessThan(left);
  return left;
}

/** Goes to the sitemap and waits until it is shown: a slow move leaves the window at the top as well, with the page before hidden. */
async function followToSitemap(page: Page): Promise<void> {
  await follow(page, '사이트맵');
  await expect(page).toHaveURL('/sitemap');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('사이트맵');
}

/** The finder's field for the nominal size, on the Korean page. */
const sizeField = (page: Page) =>
  page.getByRole('region', { name: '조건으로 찾기' }).getByLabel('호칭경', { exact: true });

/** Opens the preview of the first product and closes it by Escape: its entry of the history stays. */
async function openAndClosePreview(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('Back and Forward find each page scrolled as it was left; a place on the page is an entry of its own', async ({
  page,
}) => {
  await goTo(page, '/glossary');
  await scrollTo(page, 700);
  await followToSitemap(page);
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 300);
  await page.goBack();
  await expect(page).toHaveURL('/glossary');
  await expect.poll(() => scrolled(page)).toBe(700);
  await page.goForward();
  await expect(page).toHaveURL('/sitemap');
  await expect.poll(() => scrolled(page)).toBe(300);
  // The browser follows a fragment by itself, and scrolls before the page is rendered for it: long before on a slow device.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const afterFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => done()));
        addEventListener('scroll', afterFrames, { once: true });
        location.assign('#main');
      }),
  );
  await expect(page).toHaveURL('/sitemap#main');
  await page.goBack();
  await expect(page).toHaveURL('/sitemap');
  await expect.poll(() => scrolled(page)).toBe(300);
});

test('pressing a link once more, or that of the page shown while another one comes, makes one entry of the history', async ({
  page,
}) => {
  const answer = await holdBack(page, '**/data/ko/gallery/1.json*');
  await goTo(page, '/glossary');
  await scrollTo(page, 700);
  const entries = await page.evaluate(() => history.length);
  await followToSitemap(page);
  // The address changes before the page is shown, which begins at its top.
  await expect.poll(() => scrolled(page)).toBe(0);
  for (const meanwhile of [undefined, '갤러리']) {
    await scrollTo(page, 300);
    if (meanwhile) await follow(page, meanwhile);
    await follow(page, '사이트맵');
    await expect.poll(() => scrolled(page)).toBe(0);
  }
  answer();
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL('/glossary');
  await expect.poll(() => scrolled(page)).toBe(700);
});

test('Back finds the place on a page that grows only after it is shown', async ({ page }) => {
  await goTo(page, '/products/pneumatic/rotary');
  await turnTo(page, 2, 'end');
  const left = await turnTo(page, 3, 'end');
  await turnTo(page, 4, 'end');
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(/page=2$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('the link of the page shown, pressed in the menu of a phone, leaves no Back that does nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, '/about');
  await follow(page, '사이트맵');
  await expect(page).toHaveURL('/sitemap');
  const menu = page.getByRole('button', { name: '메뉴 열기' });
  await menu.click();
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('a[href="/sitemap"]');
    link?.click();
  });
  await page.keyboard.press('Escape');
  await follow(page, '갤러리');
  await expect(page).toHaveURL('/gallery');
  await page.goBack();
  await expect(page).toHaveURL('/sitemap');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a jump of two entries over a preview that was closed lands on its page', async ({ page }) => {
  await goTo(page, '/gallery');
  await goTo(page, BALL);
  await openAndClosePreview(page);
  await follow(page, '사이트맵');
  await expect(page).toHaveURL('/sitemap');
  await page.evaluate(() => history.go(-2));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('볼 밸브');
  await expect(page).toHaveURL(BALL);
  await page.goBack();
  await expect(page).toHaveURL('/gallery');
});

test('Back and Forward pass over a preview that was closed', async ({ page }) => {
  await goTo(page, '/gallery');
  await page.evaluate((href) => {
    document.querySelector('main')!.append(Object.assign(document.createElement('a'), { href }));
    document.querySelector<HTMLElement>('main > a:last-child')!.click();
  }, BALL);
  await expect(page).toHaveURL(BALL);
  await openAndClosePreview(page);
  await follow(page, '사이트맵');
  await expect(page).toHaveURL('/sitemap');
  await page.goBack();
  await expect(page).toHaveURL(BALL);
  await page.goBack();
  await expect(page).toHaveURL('/gallery');
  await page.goForward();
  await expect(page).toHaveURL(BALL);
  await page.goForward();
  await expect(page).toHaveURL('/sitemap');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('사이트맵');
});

test('after a reload with an open preview the first Back leaves the page', async ({ page }) => {
  await goTo(page, '/gallery');
  await moveTo(page, BALL);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await reload(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/gallery');
});

test('after a change of language the first Back leads to the page before, scrolled as it was left, and every page keeps the language chosen', async ({
  page,
}) => {
  const { main, language } = {
    main: page.getByRole('heading', { level: 1 }),
    language: page.locator('html'),
  };
  await goTo(page, '/glossary');
  await scrollTo(page, 700);
  await follow(page, '사이트맵');
  await expect(page).toHaveURL('/sitemap');
  await follow(page, 'English');
  await expect(page).toHaveURL('/sitemap?lang=en');
  await page.goBack();
  await expect(page).toHaveURL('/glossary?lang=en');
  await expect(main).toContainText('Glossary');
  await expect.poll(() => scrolled(page)).toBe(700);
  await follow(page, '한국어');
  await expect(page).toHaveURL('/glossary');
  await expect(language).toHaveAttribute('lang', 'ko');
  await page.goForward();
  await expect(page).toHaveURL('/sitemap');
  await expect(main).toContainText('사이트맵');
  await expect(language).toHaveAttribute('lang', 'ko');
});

test('a change of language while a preview is open stays when Back closes it', async ({ page }) => {
  await goTo(page, '/gallery');
  await moveTo(page, BALL);
  await page.getByRole('article').first().getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await follow(page, 'English');
  await expect(page).toHaveURL(`${BALL}?lang=en`);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${BALL}?lang=en`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goBack();
  await expect(page).toHaveURL('/gallery?lang=en');
});

test('Back and Forward undo and redo that the conditions were cleared, also where Forward changes the language', async ({
  page,
}) => {
  await goTo(page, '/products');
  const size = sizeField(page);
  await size.fill('50');
  await size.press('Enter');
  await expect(page).toHaveURL(/dn=50/);
  await page.locator('#finder').getByRole('button', { name: '지우기' }).click();
  await expect(page).not.toHaveURL(/dn=/);
  for (const _ of [1, 2]) {
    await page.goBack();
    await expect(size).toHaveValue('50');
    await expect(page).toHaveURL(/dn=50/);
    await page.goForward();
    await expect(size).toHaveValue('');
    await expect(page).not.toHaveURL(/dn=/);
  }
  await page.goBack();
  await expect(size).toHaveValue('50');
  await follow(page, 'English');
  await expect(page).toHaveURL(/dn=50&lang=en/);
  await page.goForward();
  await expect(page).toHaveURL('/products?lang=en#finder');
  await expect(
    page
      .getByRole('region', { name: 'Find by conditions' })
      .getByLabel('Nominal size', { exact: true }),
  ).toHaveValue('');
  // The device has forgotten it too.
  await follow(page, 'Pneumatic Actuators');
  await expect(page).toHaveURL('/products/pneumatic?lang=en');
});

test('a change of language while another page is under way turns that one, and Back leads to the page it was asked for on', async ({
  page,
}) => {
  const answer = await holdBack(page, '**/data/ko/gallery/1.json*');
  // What is pointed at is fetched ahead: this may be asked for before it is pressed.
  const asked = page.waitForRequest('**/data/ko/gallery/1.json*');
  await goTo(page, '/glossary');
  await follow(page, '사이트맵');
  await expect(page).toHaveURL('/sitemap');
  await follow(page, '갤러리');
  await asked;
  await follow(page, 'English');
  await expect(page).toHaveURL('/gallery?lang=en');
  answer();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/sitemap?lang=en');
});

test('Back to an earlier page of a document finds it scrolled as it was left, in the language chosen since', async ({
  page,
}) => {
  await goTo(page, '/products/pneumatic/rotary');
  await turnTo(page, 2, 'link');
  const left = await turnTo(page, 3, 'link');
  expect(left).toBeGreaterThan(300);
  await follow(page, 'English');
  await expect(page).toHaveURL(/page=3&lang=en$/);
  await page.goBack();
  await expect(page).toHaveURL(/page=2&lang=en$/);
  await expect.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), left)).toBeLessThan(2);
});

test('Back to a page without conditions takes along what was set since', async ({ page }) => {
  await goTo(page, '/products/pneumatic/rotary');
  await page
    .locator('main nav a[href$="?page=2"]:visible')
    .last()
    .evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/page=2$/);
  // As another tab would set it.
  await page.evaluate(() => {
    localStorage.setItem('gamasan.point', '?dn=50');
    dispatchEvent(new StorageEvent('storage', { key: 'gamasan.point' }));
  });
  await page.goBack();
  await expect(page).toHaveURL('/products/pneumatic/rotary?dn=50');
  expect(await page.evaluate(() => localStorage.getItem('gamasan.point'))).toBe('?dn=50');
});

test('Back takes a condition out also while a page is under way that was asked for since', async ({
  page,
}) => {
  await holdBack(page, '**/data/ko/contact/1.json*');
  await goTo(page, '/products');
  const size = sizeField(page);
  await size.fill('150');
  await size.press('Enter');
  await expect(page).toHaveURL(/dn=150/);
  await follow(page, '문의하기');
  await expect(page.getByText('페이지를 불러오는 중입니다')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/dn=/);
  await expect(size).toHaveValue('');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gamasan.point'))).toBeNull();
});

test('Back to another document shows it in the language chosen since, and leaves the choice as it is', async ({
  page,
}) => {
  await goTo(page, '/about?lang=en');
  await page.goto('/sitemap');
  await expect(page).toHaveURL('/sitemap?lang=en');
  await hydrated(page);
  await follow(page, '한국어');
  await expect(page).toHaveURL('/sitemap');
  // Not `goBack`: the document that comes first leads to the other one.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  expect(await page.evaluate(() => localStorage.getItem('gamasan.lang'))).toBe('ko');
});

test('where the browser refuses to write its history, as Safari does after a hundred entries in half a minute, pages, previews and conditions come all the same', async ({
  page,
}) => {
  const open = async (address: string) => {
    await goTo(page, address);
    await page.evaluate(() => {
      for (const name of ['pushState', 'replaceState'] as const)
        history[name] = () => {
          throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
        };
    });
  };
  await open('/products/sirca-valves/ball-valves');
  await page.getByRole('link', { name: '상세보기 S10' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: '자료실' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('자료실');
  await open('/products');
  const size = page.locator('#finder').getByRole('textbox', { name: '호칭경' });
  await size.fill('150');
  await size.press('Enter');
  await expect(page).toHaveURL(/dn=150/);
  await expect(size).toHaveValue('150');
});
