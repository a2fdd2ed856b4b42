import { expect, type Page, test } from '@playwright/test';

import { goTo, moveTo, touchPage } from './hydrated.ts';

/** Pictures of the sleeve replacement (spec §2), and the height of a card's picture (spec §9). */
const TOTAL = 19;
const CARD_IMAGE_HEIGHT = 280;

const thumbnails = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button')
    .filter({ has: page.locator('img') });

/** Opens a page and waits until it is hydrated. */
const viewer = (page: Page) => page.getByRole('dialog', { name: '이미지 보기' });

test('the list leads to the item with its nineteen captioned pictures, and back leads to the list, also where there is no previous entry', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const back = main.getByRole('button', { name: '뒤로', exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  const title = '핀치 밸브 300A 슬리브 교체';
  // Where there is no previous entry, too.
  await goTo(page, '/gallery/1');
  await back.click();
  await expect(page).toHaveURL('/gallery');
  const card = main.getByRole('link', { name: new RegExp(title) });
  expect((await card.locator('img').boundingBox())?.height).toBe(CARD_IMAGE_HEIGHT);
  await card.click();
  await expect(page).toHaveURL('/gallery/1');
  await expect(heading).toHaveText(title);
  await back.click();
  await expect(page).toHaveURL('/gallery');
  await expect(heading).toHaveText('갤러리');

  for (const query of ['?lang=en', '?lang=ko'])
    await test.step(`the pictures and their captions ${query}`, async () => {
      await moveTo(page, `/gallery/1${query}`);
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
});

test('the lightbox wraps around, counts, and answers to the arrow keys and Escape; the steps are gone through by buttons and arrow keys, the progress says where one is, and what they do not state can be asked for', async ({
  page,
}) => {
  await goTo(page, '/gallery/1');
  await thumbnails(page).nth(2).click();
  const dialog = viewer(page);
  await expect(dialog).toContainText(`3 / ${TOTAL}`);
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText(`4 / ${TOTAL}`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toContainText(`2 / ${TOTAL}`);
  await dialog.getByRole('button', { name: '이전' }).click();
  await expect(dialog).toContainText(`1 / ${TOTAL}`);
  await dialog.getByRole('button', { name: '이전' }).click();
  await expect(dialog).toContainText(`${TOTAL} / ${TOTAL}`);
  await dialog.getByRole('button', { name: '다음' }).click();
  await expect(dialog).toContainText(`1 / ${TOTAL}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await thumbnails(page).first().click();
  await dialog.getByRole('button', { name: '닫기' }).click();
  await expect(dialog).toBeHidden();

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

  // Of no product that the site does not have in that size.
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /슬리브 교체: 조임 토크/ }).click();
  await main.getByRole('link', { name: '문의하기' }).click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.getByRole('main')).toContainText(
    '핀치 밸브 300A 슬리브 교체: 조임 토크, 시험 압력',
  );
  await expect(page.getByRole('main')).not.toContainText('PQVF');
});

test('the lightbox answers to a swipe, and magnifies with two fingers', async ({ browser }) => {
  const page = await touchPage(browser);
  await goTo(page, '/gallery/1');
  await thumbnails(page).nth(4).tap();
  const dialog = page.getByRole('dialog', { name: '이미지 보기' });
  await expect(dialog).toContainText(`5 / ${TOTAL}`);
  // The dialog's entry must be over before it takes a gesture.
  await dialog.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const session = await page.context().newCDPSession(page);
  /** Each finger's place from the left, px. */
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map((x, id) => ({ x, y: 420, id })),
    });
  await touch('touchStart', 320);
  for (let x = 300; x >= 60; x -= 24) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(dialog).toContainText(`6 / ${TOTAL}`);

  const picture = dialog.locator('.yarl__slide_current img');
  const { width } = (await picture.boundingBox())!;
  await touch('touchStart', 175, 215);
  for (let apart = 24; apart <= 60; apart += 4) await touch('touchMove', 195 - apart, 195 + apart);
  await touch('touchEnd');
  await expect.poll(async () => (await picture.boundingBox())!.width / width).toBeGreaterThan(1.5);
  await page.context().close();
});

test('in any window the viewer has room for a long caption, by scrolling where it must, and for the picture', async ({
  page,
}) => {
  for (const [query, end] of [
    ['?lang=ko', '풀지 않습니다.'],
    ['?lang=en', 'sides of the valve.'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    if (query === '?lang=ko') await goTo(page, '/gallery/1');
    else await moveTo(page, `/gallery/1${query}`);
    await thumbnails(page).nth(2).click();
    const caption = page.getByRole('dialog').getByText(end).last();
    for (const [width, height] of [
      [390, 844],
      [640, 400],
      [320, 256],
    ] as const)
      await test.step(`the caption at ${width} × ${height} ${query}`, async () => {
        await page.setViewportSize({ width, height });
        await expect(caption).toBeVisible();
        // The box that it may scroll in, reached by key.
        const box = page.locator('.image-viewer-caption');
        const scrolls = () => box.evaluate((each) => each.scrollHeight > each.clientHeight + 1);
        await expect.poll(scrolls).toBe(height < 300);
        if (height < 300) {
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
      });
    await page.keyboard.press('Escape');

    await test.step(`the picture on a page magnified four times ${query}`, async () => {
      // The step with the longest caption.
      await thumbnails(page).nth(16).click();
      const box = page.locator('.image-viewer');
      const boxOf = async (part: string) =>
        (await box.locator(part).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const picture = box.locator('.yarl__slide_current img');
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
      await page.keyboard.press('Escape');
    });
  }
});
