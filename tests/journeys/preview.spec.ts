import { expect, type Locator, type Page, test } from '@playwright/test';

import { goTo, moveTo } from './hydrated.ts';

const BALL = '/products/sirca-valves/ball-valves';

/** How long code may take to arrive (spec §8). */
const CHUNK_TIMEOUT_MS = 120_000;
const MARGIN_MS = 60_000;

const cardOf = (page: Page, code: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: code, exact: true }) });

async function open(page: Page, code = 'S30'): Promise<Locator> {
  await goTo(page, BALL);
  await cardOf(page, code).getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test('the preview shows code, name, description, key features and specifications, closes in three ways, and leads to the detail page', async ({
  page,
}) => {
  const dialog = await open(page);
  await expect(page.getByRole('dialog', { name: '볼 밸브 S30' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: '주요 특징' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: '사양' })).toBeVisible();
  await expect(dialog.getByRole('definition').filter({ hasText: 'DN 15–200' })).toBeVisible();

  await test.step('Escape, backdrop and button give the focus back to the card', async () => {
    const link = cardOf(page, 'S30').getByRole('link');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await link.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 450);
    await expect(dialog).toBeHidden();
    await link.click();
    await dialog.getByRole('button', { name: '닫기' }).click();
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await link.click();
  });

  const details = dialog.getByRole('link', { name: '제품 상세' });
  await expect(details).toHaveAttribute('href', `${BALL}/s30`);
  await details.click();
  await expect(page).toHaveURL(`${BALL}/s30`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the zoom doubles at the pressed point, pans at half the movement, is each picture’s own, and is forgotten on close; by keyboard Enter and Space press, arrows move', async ({
  page,
}) => {
  const dialog = await open(page);
  const image = dialog.getByRole('button', { name: /^확대: / });
  await expect(image).toHaveAttribute('data-zoomed', 'false');
  const box = (await image.boundingBox())!;
  await page.mouse.click(box.x + box.width / 4, box.y + box.height / 4);
  const zoomed = dialog.getByRole('button', { name: /^축소: / });
  await expect(zoomed).toHaveAttribute('data-zoomed', 'true');
  const moved = zoomed.locator('span').first();
  await expect(moved).toHaveCSS('transform', 'matrix(2, 0, 0, 2, 0, 0)');
  const origin = await moved.evaluate((element) => element.style.transformOrigin);
  expect(origin.split(' ').map((part) => Math.round(Number.parseFloat(part)))).toEqual([25, 25]);

  await page.mouse.move(box.x + 200, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 180, { steps: 4 });
  await page.mouse.up();
  // Drawn with the next frame: React puts a pointer's movements off until then.
  await expect(moved).toHaveCSS('transform', 'matrix(2, 0, 0, 2, -20, -10)');
  await expect(zoomed).toHaveAttribute('data-zoomed', 'true');

  await page.mouse.click(box.x + 200, box.y + 200);
  await expect(image).toHaveAttribute('data-zoomed', 'false');

  await test.step('another picture is not zoomed, and the first one still is', async () => {
    const thumbs = dialog.getByRole('button', { name: /^보기: / });
    const shown = dialog.locator('[data-zoomed]:visible');
    await page.mouse.click(box.x + 200, box.y + 200);
    await thumbs.nth(1).click();
    await expect(shown).toHaveAttribute('data-zoomed', 'false');
    await thumbs.nth(0).click();
    await expect(shown).toHaveAttribute('data-zoomed', 'true');
  });

  await page.keyboard.press('Escape');
  await cardOf(page, 'S30').getByRole('link').click();
  await expect(image).toHaveAttribute('data-zoomed', 'false');

  await test.step('by keyboard', async () => {
    const shown = dialog.locator('[data-zoomed]:visible');
    await shown.focus();
    await page.keyboard.press('Enter');
    await expect(shown).toHaveAttribute('data-zoomed', 'true');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() =>
        shown
          .locator('span')
          .first()
          .evaluate((element) => {
            const { e, f } = new DOMMatrix(getComputedStyle(element).transform);
            return [Math.round(e), Math.round(f)];
          }),
      )
      .toEqual([-40, -40]);
    await page.keyboard.press('Space');
    await expect(shown).toHaveAttribute('data-zoomed', 'false');
  });
});

test('is 85vw wide, at most 1100 px, and 90vh tall; the page beneath does not scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const dialog = await open(page);
  expect(await dialog.boundingBox()).toMatchObject({ width: 1100, height: 810 });
  await page.setViewportSize({ width: 1000, height: 800 });
  const box = (await dialog.boundingBox())!;
  expect([Math.round(box.width), Math.round(box.height)]).toEqual([850, 720]);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // Had the first turn of the wheel scrolled, the second would end further down.
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 100);
});

test('a picture that does not come is replaced by the placeholder', async ({ page }) => {
  await page.route(/\/pictures\/(?!placeholder)/, (route) => route.abort());
  const dialog = await open(page);
  await expect(dialog.locator('[data-zoomed]:visible img')).toHaveAttribute('src', /placeholder/);
});

test('a picture that comes late moves nothing, and leaves the small pictures in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await goTo(page, BALL);
  const { promise: wanted, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/pictures\//, async (route) => {
    await wanted;
    await route.continue();
  });
  await cardOf(page, 'S30').getByRole('link').click();
  const dialog = page.getByRole('dialog');
  const image = dialog.locator('[data-zoomed]:visible');
  const before = await image.boundingBox();
  release();
  await expect
    .poll(() => image.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  expect(await image.boundingBox()).toEqual(before);
  for (const thumb of await dialog.getByRole('button', { name: /^보기: / }).all()) {
    await expect(thumb).toBeInViewport({ ratio: 1 });
  }
});

test('the link of a card says that it opens a preview where scripts run, fetches data when it is pointed at, and leaves a press for the browser to it', async ({
  page,
  context,
}) => {
  const document = await page.request.get(BALL);
  expect(await document.text()).not.toMatch(/<a [^>]*aria-haspopup/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await goTo(page, BALL);
  const link = cardOf(page, 'S30').getByRole('link');
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog');

  await test.step('the page holds no data of products in full; pointing at a card fetches its data', async () => {
    const product = (code: string) => `/data/ko${BALL}/${code}/1.json`;
    expect(asked.filter((path) => path.includes(`${BALL}/s`))).toEqual([]);
    await link.hover();
    await expect.poll(() => asked).toContain(product('s30'));
    expect(asked).not.toContain(product('s40'));
  });

  await test.step('a press for the browser itself opens the detail page', async () => {
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await (await opened).waitForURL(`${BALL}/s30`, { waitUntil: 'commit' });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('code that does not come', () => {
  test('in 120000 ms is named as a timeout; trying again keeps the address', async ({ page }) => {
    await page.clock.install();
    await goTo(page, BALL);
    let hold = true;
    await page.route('**/*.js', (route) => (hold ? undefined : route.continue()));
    await cardOf(page, 'S30').getByRole('link').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('제품 정보를 불러오는 중입니다')).toBeVisible();
    // The test's own seconds count too: they stay well below this margin.
    await page.clock.fastForward(CHUNK_TIMEOUT_MS - MARGIN_MS);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(MARGIN_MS);
    await expect(dialog.getByRole('alert')).toContainText('시간 초과');
    hold = false;
    await dialog.getByRole('button', { name: '다시 시도' }).click();
    await expect(page).toHaveURL(BALL);
  });

  test('and answers 404 or 500 is named as that', async ({ context }) => {
    for (const [failure, answer] of [
      ['file not found', 404],
      ['loading error', 500],
    ] as const)
      await test.step(failure, async () => {
        const page = await context.newPage();
        await goTo(page, `${BALL}?lang=en`);
        await page.route('**/*.js', (route) => route.fulfill({ status: answer, body: '' }));
        await cardOf(page, 'S30').getByRole('link').click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('alert')).toContainText(`(${failure})`);
        await page.unroute('**/*.js');
        await dialog.getByRole('button', { name: 'Try again' }).click();
        await expect(page).toHaveURL(`${BALL}?lang=en`);
        await page.close();
      });
  });
});

test('the dimension drawing is of the operating point’s size, or said to be an example', async ({
  page,
}) => {
  for (const [query, dn, example] of [
    ['', 100, true],
    ['?dn=80', 80, false],
  ] as const) {
    const address = `/products/pinch-valve/pqvf${query}`;
    if (example) {
      await goTo(page, address);
    } else await moveTo(page, address);
    await cardOf(page, 'PQVF').getByRole('link').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: new RegExp(`^보기: .*DN ${dn}\\b`) }).click();
    await expect(dialog.getByText(`DN ${dn}의 도면을 예로`)).toHaveCount(example ? 1 : 0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('at 400 % zoom preview and quote list are read as a whole: head and foot scroll with the body', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const preview = await open(page, 'S10');
  const name = preview.getByRole('heading', { name: '볼 밸브 S10' });
  await expect(name).toBeInViewport();
  await preview.getByRole('definition').last().scrollIntoViewIfNeeded();
  await expect(preview.getByRole('definition').last()).toBeInViewport({ ratio: 1 });
  await expect(name).not.toBeInViewport();
  const toList = preview.getByRole('button', { name: /^견적/ });
  await expect(toList).not.toBeInViewport({ ratio: 0.5 });
  await toList.click();
  await page.keyboard.press('Escape');

  await page
    .getByRole('button', { name: /^견적 목록/ })
    .first()
    .click();
  const list = page.getByRole('dialog', { name: '견적 목록' });
  const clear = list.getByRole('button', { name: '비우기' });
  await expect(list.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(clear).not.toBeInViewport();
  await clear.scrollIntoViewIfNeeded();
  await expect(clear).toBeInViewport({ ratio: 1 });
  await expect(list.getByRole('heading', { level: 2 })).not.toBeInViewport();
});

test('a phone laid on its side keeps the picture of a preview, zoomed or not, and the part of it that was looked at', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await open(page);
  const shown = dialog.locator('[data-zoomed]:visible');
  const seen = async () => {
    const box = (await shown.boundingBox())!;
    const picture = (await shown.locator('img').boundingBox())!;
    expect(Math.min(box.width, box.height, picture.width, picture.height)).toBeGreaterThan(100);
    // The middle of the box lies on the picture.
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    expect(picture.x).toBeLessThan(middle.x);
    expect(picture.x + picture.width).toBeGreaterThan(middle.x);
    expect(picture.y).toBeLessThan(middle.y);
    expect(picture.y + picture.height).toBeGreaterThan(middle.y);
  };
  await seen();
  await page.setViewportSize({ width: 844, height: 390 });
  await seen();
  await page.setViewportSize({ width: 390, height: 844 });
  await shown.click();
  await expect(shown).toHaveAttribute('data-zoomed', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.setViewportSize({ width: 844, height: 390 });
  await seen();
});
