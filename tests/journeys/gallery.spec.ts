import { expect, type Page, test } from '@playwright/test';

import { hydrated } from './hydrated.ts';

/** Pictures of the sleeve replacement (spec §2), and the height of a card's picture (spec §9). */
const TOTAL = 19;
const CARD_IMAGE_HEIGHT = 280;

const thumbnails = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button')
    .filter({ has: page.locator('img') });

/** Opens a page and waits until it is hydrated. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

const LANGUAGES = [
  {
    query: '',
    list: '갤러리',
    title: '핀치 밸브 300A 슬리브 교체',
    back: '뒤로',
    viewer: '이미지 보기',
    close: '닫기',
    previous: '이전',
    next: '다음',
  },
  {
    query: '?lang=en',
    list: 'Gallery',
    title: 'Pinch valve 300A sleeve replacement',
    back: 'Back',
    viewer: 'Image viewer',
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
  },
];

for (const { query, list, title, back, viewer, close, previous, next } of LANGUAGES) {
  test.describe(`gallery ${query}`, () => {
    test('the list shows a card with a picture of 280 px that leads to the item', async ({
      page,
    }) => {
      await page.goto(`/gallery${query}`);
      const card = page.getByRole('main').getByRole('link', { name: new RegExp(title) });
      expect((await card.locator('img').boundingBox())?.height).toBe(CARD_IMAGE_HEIGHT);
      await card.click();
      await expect(page).toHaveURL(/\/gallery\/1(\?lang=en)?$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });

    test('the item has nineteen pictures, each with a caption of its own', async ({ page }) => {
      await open(page, `/gallery/1${query}`);
      await expect(thumbnails(page)).toHaveCount(TOTAL);
      const captions = await thumbnails(page).allInnerTexts();
      expect(new Set(captions).size).toBe(TOTAL);
      for (const caption of captions) expect(caption.trim().length).toBeGreaterThan(3);
      // None stands out over the rules around it.
      const cells = await thumbnails(page).evaluateAll((buttons) =>
        buttons.map(({ scrollWidth, clientWidth, clientHeight, parentElement }) => [
          scrollWidth <= clientWidth,
          clientHeight <= (parentElement?.clientHeight ?? 0),
        ]),
      );
      expect(cells.flat()).not.toContain(false);
    });

    test('the lightbox wraps around, counts, and answers to the arrow keys and Escape', async ({
      page,
    }) => {
      await open(page, `/gallery/1${query}`);
      await thumbnails(page).nth(2).click();
      const dialog = page.getByRole('dialog', { name: viewer });
      await expect(dialog).toContainText(`3 / ${TOTAL}`);
      await page.keyboard.press('ArrowRight');
      await expect(dialog).toContainText(`4 / ${TOTAL}`);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(dialog).toContainText(`2 / ${TOTAL}`);
      await dialog.getByRole('button', { name: previous }).click();
      await expect(dialog).toContainText(`1 / ${TOTAL}`);
      await dialog.getByRole('button', { name: previous }).click();
      await expect(dialog).toContainText(`${TOTAL} / ${TOTAL}`);
      await dialog.getByRole('button', { name: next }).click();
      await expect(dialog).toContainText(`1 / ${TOTAL}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await thumbnails(page).first().click();
      await dialog.getByRole('button', { name: close }).click();
      await expect(dialog).toBeHidden();
    });

    test('back leads to the previous entry', async ({ page }) => {
      await page.goto(`/about${query}`);
      await open(page, `/gallery${query}`);
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(title) })
        .click();
      await page.getByRole('button', { name: back, exact: true }).click();
      await expect(page).toHaveURL(/\/gallery(\?lang=en)?$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(list);
    });

    test('back leads to the list where there is no previous entry', async ({ page }) => {
      await open(page, `/gallery/1${query}`);
      await page.getByRole('button', { name: back, exact: true }).click();
      await expect(page).toHaveURL(/\/gallery(\?lang=en)?$/);
    });

    for (const id of ['2', '0', 'x', '1e0', '01']) {
      test(`the unknown id ${id} leads to the list`, async ({ page }) => {
        await page.goto(`/gallery/${id}${query}`);
        await expect(page).toHaveURL(/\/gallery(\?lang=en)?$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(list);
      });
    }
  });
}

test('the steps are gone through by buttons and arrow keys, and the progress says where one is', async ({
  page,
}) => {
  await open(page, '/gallery/1');
  const progress = page.getByRole('region', { name: '진행' });
  await thumbnails(page).nth(3).scrollIntoViewIfNeeded();
  await thumbnails(page).nth(3).focus();
  await page.keyboard.press('ArrowRight');
  await expect(thumbnails(page).nth(4)).toBeFocused();
  await expect(progress).toContainText(`5 / ${TOTAL}`);
  await progress.getByRole('button', { name: '다음 단계' }).click();
  await expect(progress).toContainText(`6 / ${TOTAL}`);
  await expect(thumbnails(page).nth(5)).toBeInViewport();
  await progress.getByRole('button', { name: '이전 단계' }).click();
  await expect(progress).toContainText(`5 / ${TOTAL}`);
});

test('what the steps do not state can be asked for, of no product that the site does not have in that size', async ({
  page,
}) => {
  await open(page, '/gallery/1');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /슬리브 교체: 조임 토크/ }).click();
  await main.getByRole('link', { name: '문의하기' }).click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.getByRole('main')).toContainText(
    '핀치 밸브 300A 슬리브 교체: 조임 토크, 시험 압력',
  );
  await expect(page.getByRole('main')).not.toContainText('PQVF');
});

test('the lightbox answers to a swipe', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await open(page, '/gallery/1');
  await thumbnails(page).nth(4).tap();
  const dialog = page.getByRole('dialog', { name: '이미지 보기' });
  await expect(dialog).toContainText(`5 / ${TOTAL}`);
  // The dialog's entry must be over before it takes a gesture.
  await dialog.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: 420 }],
    });
  await touch('touchStart', 320);
  for (let x = 300; x >= 60; x -= 24) await touch('touchMove', x);
  await touch('touchEnd', 60);
  await expect(dialog).toContainText(`6 / ${TOTAL}`);
  await context.close();
});

test('a long caption is read to its end in any window, by scrolling where it has no room', async ({
  page,
}) => {
  for (const [query, end] of [
    ['', '풀지 않습니다.'],
    ['?lang=en', 'sides of the valve.'],
  ] as const)
    for (const [width, height] of [
      [390, 844],
      [640, 400],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, `/gallery/1${query}`);
      await thumbnails(page).nth(2).click();
      const caption = page.getByRole('dialog').getByText(end).last();
      await expect(caption).toBeVisible();
      // The box that it may scroll in, reached by key.
      const box = page.locator('.image-viewer-caption');
      const scrolls = await box.evaluate((each) => each.scrollHeight > each.clientHeight + 1);
      expect(scrolls, `${width}`).toBe(height < 300);
      if (scrolls) {
        await expect(box).toHaveAttribute('tabindex', '0');
        await box.focus();
        await page.keyboard.press('End');
      }
      await expect
        .poll(() =>
          caption.evaluate((words) => {
            const lines = [...words.getClientRects()];
            const room = words.closest('div')?.getBoundingClientRect();
            return Math.max(...lines.map(({ bottom }) => bottom)) <= (room?.bottom ?? 0);
          }),
        )
        .toBe(true);
    }
});

for (const query of ['', '?lang=en'])
  test(`in a window of 320 × 256, a page magnified four times, the picture has most of the room (${query || 'ko'})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, `/gallery/1${query}`);
    // The step with the longest caption.
    await thumbnails(page).nth(16).click();
    const viewer = page.locator('.image-viewer');
    const boxOf = async (part: string) =>
      (await viewer.locator(part).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const picture = viewer.locator('.yarl__slide_current img');
    await expect(picture).toBeVisible();
    const { x, y, width, height } = await boxOf('.yarl__slide_current img');
    expect(height).toBeGreaterThan(0.6 * 256);
    expect(y + height).toBeLessThanOrEqual(256);
    // Beside it, not on it.
    const previous = await boxOf('.yarl__navigation_prev');
    const next = await boxOf('.yarl__navigation_next');
    expect(previous.x + previous.width).toBeLessThanOrEqual(Math.ceil(x));
    expect(next.x).toBeGreaterThanOrEqual(Math.floor(x + width));
    expect(Math.min(previous.width, next.width)).toBeGreaterThanOrEqual(44);
  });
