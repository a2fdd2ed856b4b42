import { expect, test } from '@playwright/test';

import { findProductById } from '#content/index.ts';

import { hydrated } from './hydrated.ts';

const S30 = '/products/sirca-valves/ball-valves/s30';

for (const [language, query, words] of [
  [
    'Korean',
    '',
    {
      specs: '사양',
      features: '주요 특징',
      quote: '견적 요청',
      missing: '제품을 찾을 수 없습니다',
      notStated: '자료 없음',
      viewer: '이미지 보기',
      next: '다음',
      previous: '이전',
      close: '닫기',
    },
  ],
  [
    'English',
    '?lang=en',
    {
      specs: 'Specifications',
      features: 'Key features',
      quote: 'Request Quote',
      missing: 'Product Not Found',
      notStated: 'Not stated',
      viewer: 'Image viewer',
      next: 'Next',
      previous: 'Previous',
      close: 'Close',
    },
  ],
] as const) {
  test.describe(`a product in ${language}`, () => {
    test('has badge, name, overview, features, specifications', async ({ page }) => {
      await page.goto(`/products/sirca-valves/butterfly-valves/ht600${query}`);
      await expect(page.getByText('SIRCA HT600', { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('HT600');
      await expect(page.getByRole('heading', { name: words.features })).toBeVisible();
      await expect(page.getByRole('region', { name: words.specs })).toContainText('DN 50–1000');
    });

    test('an unknown one is not found, with a way to the list', async ({ page }) => {
      for (const address of [
        '/products/sirca-valves/ball-valves/s99',
        '/products/special/quarter-turn-480/s30',
      ]) {
        const answer = await page.goto(`${address}${query}`);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.missing);
        await expect(page.locator(`main a[href="/products${query}"]`).first()).toBeVisible();
      }
    });

    test('the viewer wraps around, counts, and closes by button, backdrop and Escape', async ({
      page,
    }) => {
      await page.goto(`${S30}${query}`);
      await hydrated(page);
      const drawings = page.locator('main li button:has(img)');
      const total = await drawings.count();
      await drawings.first().click();
      const viewer = page.getByRole('dialog', { name: words.viewer });
      await expect(viewer.getByText(`1 / ${total}`, { exact: true })).toBeVisible();
      await viewer.getByRole('button', { name: words.previous }).click();
      await expect(viewer.getByText(`${total} / ${total}`, { exact: true })).toBeVisible();
      await viewer.getByRole('button', { name: words.next }).click();
      await expect(viewer.getByText(`1 / ${total}`, { exact: true })).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(viewer.getByText(`2 / ${total}`, { exact: true })).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(viewer.getByText(`${total} / ${total}`, { exact: true })).toBeVisible();
      await viewer.getByRole('button', { name: words.close }).click();
      await expect(viewer).toHaveCount(0);
      await expect(drawings.first()).toBeFocused();

      await drawings.nth(1).click();
      await expect(viewer.getByText(`2 / ${total}`, { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
      await drawings.nth(1).click();
      await expect(viewer).toBeVisible();
      await page.mouse.click(60, 690);
      await expect(viewer).toHaveCount(0);
    });

    test('asks for a quote with its code, name and category', async ({ page }) => {
      await page.goto(`/products/pinch-valve/pqvf/pqvf${query}`);
      await hydrated(page);
      await page.getByRole('link', { name: words.quote }).click();
      await expect(page).toHaveURL(`/contact${query}`);
      expect(await page.evaluate(() => (history.state as { state: unknown }).state)).toMatchObject({
        productCode: 'PQVF',
        productName: expect.stringMatching(/./),
        category: 'pinch-valve',
      });
    });

    test('leads back to its list and to its neighbours', async ({ page }) => {
      await page.goto(`${S30}${query}`);
      const around = page.getByRole('navigation', { name: /같은 제품군|In the same group/ });
      const lookup = findProductById('s30');
      if (lookup.kind !== 'found') throw new Error('there is no S30');
      const { previous, next } = lookup;
      const to = (id = '') => new RegExp(`/${id}(?:\\?|$)`);
      await expect(around.getByRole('link').first()).toHaveAttribute('href', to(previous?.id));
      await expect(around.getByRole('link').last()).toHaveAttribute('href', to(next?.id));
      await page.getByRole('link', { name: /목록으로|Back to/ }).click();
      await expect(page).toHaveURL(`/products/sirca-valves/ball-valves${query}`);
    });
  });
}

test('the sheet shows each view by its button, leaders on the axonometric one alone', async ({
  page,
}) => {
  await page.goto('/products/special/quarter-turn-480/480-050');
  await hydrated(page);
  const views = page.getByRole('group', { name: '그림 보기' });
  const picture = page.locator('main button:has(img)').first();
  await expect(views.getByRole('button', { name: '축측 투상도', pressed: true })).toBeVisible();
  await expect(page.getByText('핸드휠').filter({ visible: true })).toHaveCount(1);
  await views.getByRole('button', { name: '은선도' }).click();
  await expect(picture.locator('img')).toHaveAttribute('src', /-hidden\.svg$/);
  await expect(page.getByText('핸드휠')).toHaveCount(0);
  await picture.click();
  const viewer = page.getByRole('dialog', { name: '이미지 보기' });
  await expect(viewer.getByText('3 / 4', { exact: true })).toBeVisible();
});

test('questions asked in one language are the same ones on the page in the other', async ({
  page,
}) => {
  await page.goto('/products/special/quarter-turn-480/480-035?lang=en');
  await hydrated(page);
  const all = page.getByRole('main').getByRole('button', { name: 'Ask for all' });
  await all.click();
  const asked = () =>
    page.evaluate(
      () => (JSON.parse(localStorage['gamasan.questions']) as { items: unknown[] }).items.length,
    );
  const count = await asked();
  expect(count).toBeGreaterThan(1);
  await page.getByRole('contentinfo').getByRole('link', { name: '한국어' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(page.getByRole('main')).toContainText(`${count}개 항목 가운데 ${count}개`);
  expect(await asked()).toBe(count);
});

test('a question that is put back is asked in the language that the page has by then', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage['gamasan.questions'] ??= JSON.stringify({
      version: 1,
      items: [{ code: 'S10', about: '최대 토크' }],
    });
  });
  await page.goto('/contact');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'S10: 최대 토크 빼기' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(main).toContainText('S10: 최대 토크: no longer asked.');
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('button', { name: 'Remove S10: Maximum torque' })).toBeVisible();
  expect(await page.evaluate(() => String(localStorage['gamasan.questions']))).toContain(
    'Maximum torque',
  );
});

for (const [language, ask, asked, full, left] of [
  ['ko', /^요청/, /^요청함/, '한 문의에는 60개까지 요청합니다.', /^X: 1 빼기/],
  ['en', /^Ask(?!ed)/, /^Asked/, 'An inquiry asks for 60 values at most.', /^Remove X: 1/],
] as const)
  test(`a question that is one too many is refused with the reason, and taken once another one is left: ${language}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage['gamasan.questions'] ??= JSON.stringify({
        version: 1,
        items: Array.from({ length: 60 }, (_, index) => ({ code: 'X', about: String(index) })),
      });
    });
    const count = () =>
      page.evaluate(
        () => (JSON.parse(localStorage['gamasan.questions']) as { items: unknown[] }).items.length,
      );
    await page.goto(`/products/s30?lang=${language}`);
    await hydrated(page);
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: ask }).first();
    await button.click();
    await expect(main.getByText(full).first()).toBeVisible();
    await expect(page.locator('body > [aria-live]')).toContainText(full);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(await count()).toBe(60);

    await page.goto(`/contact?lang=${language}`);
    await hydrated(page);
    await main.getByRole('button', { name: left }).first().click();
    await page.goto(`/products/s30?lang=${language}`);
    await hydrated(page);
    await button.click();
    await expect(main.getByRole('button', { name: asked, pressed: true }).first()).toBeVisible();
    await expect(main.getByText(full)).toHaveCount(0);
    expect(await count()).toBe(60);
  });

test('supply, quantity and open questions are chosen in one block, reach the list, and go out with the inquiry', async ({
  page,
}) => {
  await page.goto('/products/special/quarter-turn-480/480-050?lang=en');
  await hydrated(page);
  const block = page.getByRole('region', { name: 'Request Quote' });
  await block.getByRole('button', { name: 'Add to quote list 480-050' }).click();
  // What is entered after the product was put on the list is not lost.
  await block.getByRole('radio', { name: 'Three-phase 380–440 V' }).check();
  await block.getByRole('textbox', { name: 'Quantity' }).pressSequentially('12');
  await page.getByRole('button', { name: 'Ask 480-050 Time for 90° (60 Hz)' }).click();
  await page.getByRole('button', { name: 'Ask 480-050 Weight' }).click();
  await expect(block).toContainText('Time for 90° (60 Hz)');
  await block.getByRole('button', { name: 'Remove Weight' }).click();
  await expect(block).not.toContainText('Weight');
  await page
    .getByRole('button', { name: /^Quote list/ })
    .first()
    .click();
  const list = page.getByRole('dialog', { name: 'Quote list' });
  await expect(list.getByRole('textbox', { name: 'Quantity', exact: true })).toHaveValue('12');
  await expect(list.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue(
    'Three-phase 380–440 V',
  );
  await list.getByRole('link', { name: 'Request Quote' }).click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.getByText('480-050: Time for 90° (60 Hz)')).toBeVisible();
});

test('what was entered for a quote is there again when the visitor comes back to the product', async ({
  page,
}) => {
  const address = '/products/special/quarter-turn-480/480-050?lang=en';
  await page.goto(address);
  await hydrated(page);
  const block = page.getByRole('region', { name: 'Request Quote' });
  await block.getByRole('radio', { name: 'Three-phase 380–440 V' }).check();
  await block.getByRole('textbox', { name: 'Quantity' }).fill('12');
  await block.getByRole('button', { name: 'Add to quote list 480-050' }).click();
  await page.goto('/?lang=en');
  await page.goto(address);
  await expect(block.getByRole('textbox', { name: 'Quantity' })).toHaveValue('12');
  await expect(block.getByRole('radio', { name: 'Three-phase 380–440 V' })).toBeChecked();
  await block.getByRole('button', { name: 'Increase quantity of 480-050' }).click();
  await expect(block.getByRole('textbox', { name: 'Quantity' })).toHaveValue('13');
});

test('on a phone the request stays at hand once its block has left the view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products/sirca-valves/ball-valves/s10');
  await hydrated(page);
  const requests = page.locator('main').getByRole('link', { name: '견적 요청' });
  await expect(requests).toHaveCount(1);
  await page.getByRole('textbox', { name: '수량' }).fill('4');
  await page.getByRole('heading', { name: '도면' }).scrollIntoViewIfNeeded();
  await expect(requests).toHaveCount(2);
  await expect(requests.last()).toBeInViewport();
  await requests.last().click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('textbox', { name: '수량' })).toHaveValue('4');
});

test('while the viewer is open the page does not scroll, and a swipe turns the picture', async ({
  browser,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(S30);
  await hydrated(page);
  await page.locator('main button:has(img)').first().click();
  const viewer = page.getByRole('dialog', { name: '이미지 보기' });
  await expect(viewer.getByText(/^1 \/ \d+$/)).toBeVisible();
  const scrolled = await page.evaluate(() => scrollY);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 500);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.mouse.move(320, 420);
  await page.mouse.down();
  await page.mouse.move(60, 420, { steps: 6 });
  await page.mouse.up();
  await expect(viewer.getByText(/^2 \/ \d+$/)).toBeVisible();
  await context.close();
});

test('a picture that does not come is replaced by the placeholder', async ({ page }) => {
  await page.route(/\/pictures\/(?!placeholder)/, (route) => route.abort());
  await page.goto(S30);
  await hydrated(page);
  await expect(page.locator('main button img').first()).toHaveAttribute('src', /placeholder/);
  // It keeps the place of the one that did not come.
  await page.goto('/about/map');
  const map = page.locator('main figure img');
  await expect(map).toHaveAttribute('src', /placeholder/);
  const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(640 / 430, 1);
});

test('turning a phone upright leaves no page that scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/products/pinch-valve/pqvf/pqvf');
  // The tables have been found to fit, and stand in no box that scrolls.
  await expect(page.locator('[data-fits]')).toHaveCount(3);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
