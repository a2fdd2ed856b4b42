/** What visitors' hands expect of any site: Back, a header that stays of use, sharing, a menu on a phone, their own language. */
import { expect, type Locator, test } from '@playwright/test';

import { goTo, hydrated, moveTo, reload } from './hydrated.ts';

const BALL = '/products/sirca-valves/ball-valves';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);

test('Back closes the list of the search, preview and viewer before it leaves the page', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await goTo(page, '/gallery');
  await moveTo(page, BALL);
  const dialog = page.getByRole('dialog');
  const openPreview = async () => {
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(dialog).toBeVisible();
  };

  await test.step('the preview', async () => {
    await openPreview();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(BALL);
  });

  await test.step('the list under the search field', async () => {
    const field = page.getByRole('combobox', { name: '검색' });
    const list = page.getByRole('listbox', { name: '검색 결과' });
    await field.click();
    await field.pressSequentially('S30');
    await expect(list).toBeVisible();
    await page.goBack();
    await expect(list).toBeHidden();
    await expect(page).toHaveURL(BALL);
    await expect(field).toHaveValue('S30');
    // A result that is followed from it is one step back.
    await field.press('ArrowDown');
    await list.getByRole('option').first().click();
    await expect(page).toHaveURL(/\/s30$/);
    await page.goBack();
    await expect(page).toHaveURL(BALL);
    await expect(list).toBeHidden();
  });

  await test.step('what Escape has closed takes no Back of its own: the page before is one step away', async () => {
    await openPreview();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/gallery');
  });

  await test.step('the viewer', async () => {
    await page.getByRole('main').locator('a[href="/gallery/1"]').first().click();
    await expect(page).toHaveURL('/gallery/1');
    await hydrated(page);
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/gallery/1');
  });
});

test('the scrolled header keeps search and quote list, with its count', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await goTo(page, BALL);
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: '검색' })).toBeHidden();
  await page
    .getByRole('button', { name: /^견적 S/ })
    .last()
    .click();
  await page.mouse.wheel(0, 600);
  await expect(header).toHaveAttribute('data-compact', 'true');
  await header.getByRole('button', { name: '검색' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await header.getByRole('button', { name: /^견적 목록\s*, 제품 1개/ }).click();
  await expect(page.getByRole('dialog', { name: '견적 목록' })).toBeVisible();
});

test('on a phone the menu has finder, inquiry, downloads and directions below the five, and Back closes it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await goTo(page, '/about');
  await moveTo(page, '/');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  const menu = page.getByRole('navigation', { name: '모바일 메뉴' });
  await expect(menu.getByRole('link')).toHaveText([
    '홈',
    '회사소개',
    '제품',
    '갤러리',
    '사이트맵',
    '조건으로 찾기',
    '문의하기',
    '자료실',
    '오시는 길',
  ]);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await menu.getByRole('link', { name: '오시는 길' }).click();
  await expect(page).toHaveURL('/about/map');
  await expect(menu).toBeHidden();
});

test('sharing uses the own dialog of a device with a touch screen, and copies the address where there is none', async ({
  page,
  context,
}) => {
  await page.setViewportSize(DESKTOP);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    const share = async (data: unknown) => void shared.push(data);
    Object.assign(navigator, { share });
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query === '(pointer: coarse)' ? 'all' : query);
  });
  const path = `${BALL}?dn=50&temp=120`;
  await goTo(page, path);
  const bar = page.getByRole('region', { name: '사용 조건', exact: true });
  await bar.getByRole('button', { name: '공유' }).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  await expect.poll(shared).toEqual([{ title: await page.title(), url: page.url() }]);
  await expect(bar).not.toContainText('복사');

  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await bar.getByRole('button', { name: '공유' }).click();
  await expect(bar).toContainText('주소를 복사했습니다');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test.describe('a browser that prefers English', () => {
  test.use({ locale: 'en-GB' });

  test('is offered it once, in English, beside every field of the home page, and is not sent anywhere', async ({
    page,
  }) => {
    await goTo(page, '/');
    const offer = page.getByRole('complementary', { name: 'Language' });
    const link = offer.getByRole('link', { name: 'Read this site in English' });
    await expect(link).toHaveAttribute('href', '/?lang=en');
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    const covered = () =>
      page.evaluate(() => {
        const box = document.querySelector('[data-offer]')!.getBoundingClientRect();
        return [...document.querySelectorAll('main :is(input, select, textarea)')]
          .filter((control) => {
            const { left, right, top, bottom } = control.getBoundingClientRect();
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          })
          .map(({ outerHTML }) => outerHTML);
      });
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      await expect(offer).toBeVisible();
      await expect.poll(covered, `at ${width}`).toEqual([]);
    }
    await reload(page);
    await expect(offer).toHaveCount(0);
  });

  test('finds the offer over the header when the focus comes to it, and gets from it to the same page in English', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await goTo(page, BALL);
    const link = page.getByRole('link', { name: 'Read this site in English' });
    await expect(link).toHaveAttribute('href', `${BALL}?lang=en`);
    await page.mouse.wheel(0, 800);
    await expect(page.getByRole('banner')).toHaveAttribute('data-compact', 'true');
    await page.keyboard.press('Shift+Tab');
    for (let stop = 0; stop < 5 && !(await isFocused(link)); stop += 1)
      await page.keyboard.press('Shift+Tab');
    expect(
      await link.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === element;
      }),
    ).toBe(true);
    await link.click();
    await expect(page).toHaveURL(`${BALL}?lang=en`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('a browser with an agent of its own is told what finder and inquiry are for, and sends nothing by itself', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(Navigator.prototype, { modelContext: {} }));
  await goTo(page, '/');
  await expect(page.locator('form[toolname=find_by_conditions]')).toHaveCount(1);
  await moveTo(page, '/contact');
  const form = page.locator('form[toolname=prepare_inquiry]');
  await expect(form).toHaveAttribute('tooldescription', /a person reads and sends/);
  await expect(form).not.toHaveAttribute('toolautosubmit');
  await expect(form.locator('[name=_gotcha]')).toHaveAttribute('toolparamdescription', /empty/);
});
