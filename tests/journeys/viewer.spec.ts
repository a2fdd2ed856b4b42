import { expect, type Page, test } from '@playwright/test';

import { axeFaults } from '#tests/axe.ts';

import { goTo, touchPage } from './hydrated.ts';

const executablePath = process.env['CHROMIUM_PATH'];

// The one test file that needs a graphics device: a software one.
test.use({
  // Small, since every pixel is computed by the processor.
  viewport: { width: 800, height: 600 },
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      // The model alone is drawn by it, the page around it as without a graphics device: a quarter of the time.
      '--disable-gpu-compositing',
      '--disable-quic',
      '--no-first-run',
    ],
  },
});
// One after the other: two models at a time take each other's processor.
test.describe.configure({ mode: 'default' });

const PQVF = '/products/pinch-valve/pqvf/pqvf';

const WORDS = {
  ko: {
    open: '3D 보기: PQVF 플랜지형 핀치 밸브',
    close: '3D 닫기',
    name: /^3D 모델: PQVF/,
    section: '단면',
    depth: '단면 위치',
    apart: '분해',
    exploded: '분해 60 %',
    parts: '부품',
    sleeve: '슬리브',
    reset: '처음 보기로',
    zoomIn: '확대',
    start: '방위각 −55°, 고도각 26°, 1.0배',
    turned: '방위각 −65°',
    raised: '고도각 36°',
    keys: '화살표 회전',
    missing: 'WebGL이 없거나',
    failed: '불러오지 못했습니다',
  },
  en: {
    open: 'View in 3D: PQVF Flanged pinch valve',
    close: 'Close 3D',
    name: /^3D model: PQVF/,
    section: 'Section',
    depth: 'Position of the section',
    apart: 'Exploded view',
    exploded: 'exploded by 60 %',
    parts: 'Parts',
    sleeve: 'Sleeve',
    reset: 'Reset the view',
    zoomIn: 'Zoom in',
    start: 'Azimuth −55°, elevation 26°, ×1.0',
    turned: 'Azimuth −65°',
    raised: 'elevation 36°',
    keys: 'arrows turn',
    missing: 'WebGL is missing',
    failed: 'Loading failed',
  },
} as const;
/** The files of a kind that the page asks for from now on. */
function requested(page: Page, part: string): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(part)) found.push(request.url());
  });
  return found;
}

async function openModel(page: Page, words: (typeof WORDS)['ko' | 'en']) {
  await page.getByRole('button', { name: /^(3D 보기|View in 3D)/ }).click();
  const stage = page.getByRole('application', { name: words.name });
  await expect(stage).toBeVisible();
  return stage;
}

/** What a screen reader was told last. */
const said = (page: Page) => page.locator('body > [aria-live]');

const still = (page: Page) => page.locator('main button:has(img)').first();

test('a model is turned, zoomed, cut and reset by keys, and axe finds nothing', async ({
  page,
}) => {
  const words = WORDS.ko;
  const meshes = requested(page, '.bin');
  await goTo(page, PQVF);
  expect(meshes).toEqual([]);

  const button = page.getByRole('button', { name: words.open });
  await expect(button).toHaveText('3D');
  const stage = await openModel(page, words);
  await expect(still(page)).toBeHidden();
  await expect(stage).toBeFocused();
  await expect(stage).toHaveAccessibleDescription(new RegExp(words.keys));
  expect(meshes).toHaveLength(1);
  const state = page.locator('output');
  await expect(state).toHaveText(words.start);

  for (const width of [1440, 390, 800]) {
    await page.setViewportSize({ width, height: 600 });
    expect(await axeFaults(page, `3D view at ${width} px`, { within: 'main' })).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFaults(page, '3D view on dark paper', { within: 'main' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });

  const picture = await stage.screenshot();
  await page.keyboard.press('ArrowRight');
  await expect(state).toContainText(words.turned);
  // Once the key rests, it is said as well: the read-out itself is silent.
  await expect(said(page)).toContainText(words.turned);
  await expect(state).toHaveAttribute('aria-live', 'off');
  await expect.poll(async () => picture.equals(await stage.screenshot())).toBe(false);
  await page.keyboard.press('ArrowDown');
  await expect(state).toContainText(words.raised);
  await page.keyboard.press('+');
  await expect(state).toContainText('1.3');
  await expect(page.getByRole('slider', { name: words.depth })).toBeDisabled();
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: words.section, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('slider', { name: words.depth }).fill('70');
  await expect(state).toContainText('70 %');
  await page.getByRole('slider', { name: words.apart, exact: true }).fill('60');
  await expect(state).toContainText(words.exploded);
  const part = page
    .getByRole('list', { name: words.parts })
    .getByRole('button', { name: words.sleeve, exact: true });
  await part.focus();
  await expect(stage).toContainText(words.sleeve);
  // The name stands at its part, not in a corner.
  const label = stage.getByText(words.sleeve, { exact: true });
  const [place, frame] = [await label.boundingBox(), await stage.boundingBox()];
  if (!place || !frame) throw new Error('no label');
  const across = (place.x + place.width / 2 - frame.x) / frame.width;
  expect(across).toBeGreaterThan(0.25);
  expect(across).toBeLessThan(0.75);
  await page.keyboard.press('Enter');
  await expect(part).toHaveAttribute('aria-pressed', 'true');
  await stage.focus();
  await expect(stage).toContainText(words.sleeve);
  await part.press('Enter');
  await stage.focus();
  await expect(stage).not.toContainText(words.sleeve);
  await page.keyboard.press('Home');
  await expect(state).toHaveText(words.start);

  await page.keyboard.press('Escape');
  await expect(stage).toHaveCount(0);
  await expect(still(page)).toBeVisible();
  await expect(button).toBeFocused();
  // Opened again: its code and mesh are there.
  await openModel(page, words);
  await page.getByRole('button', { name: words.close }).click();
  await expect(still(page)).toBeVisible();
});

test('where WebGL is missing, the picture stays and a sentence says why', async ({ page }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return kind.startsWith('webgl')
        ? null
        : (original as (...all: unknown[]) => unknown).call(this, kind, ...rest);
    } as typeof original;
  });
  await goTo(page, `${PQVF}?lang=en`);
  const meshes = requested(page, '.bin');
  const scripts = requested(page, 'model-viewer');
  await page.getByRole('button', { name: WORDS.en.open }).click();
  await expect(page.getByRole('status').filter({ hasText: WORDS.en.missing })).toBeVisible();
  await expect(still(page)).toBeVisible();
  expect([...meshes, ...scripts]).toEqual([]);
});

test('where the model does not come, it can be tried again; then the mouse turns and the wheel zooms, a held key is said once, and leaving leaves nothing behind', async ({
  page,
}) => {
  const state = page.locator('output');
  await goTo(page, PQVF);

  await test.step('the picture stays, and it can be tried again', async () => {
    await page.route('**/models/*.bin', (route) => route.abort());
    await page.getByRole('button', { name: WORDS.ko.open }).click();
    const alert = page.getByRole('alert').filter({ hasText: WORDS.ko.failed });
    await expect(alert).toBeVisible();
    await expect(still(page)).toBeVisible();
    await page.unroute('**/models/*.bin');
    await alert.getByRole('button').click();
    await expect(alert).toHaveCount(0);
  });

  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  const stage = page.getByRole('application', { name: WORDS.ko.name });
  await expect(stage).toBeVisible();
  await expect(state).toHaveText(WORDS.ko.start);
  await stage.scrollIntoViewIfNeeded();

  await test.step('the mouse turns and the wheel zooms; without focus the wheel scrolls the page', async () => {
    const box = await stage.boundingBox();
    if (!box) throw new Error('no stage');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y, { steps: 4 });
    await page.mouse.up();
    await expect(state).toContainText('방위각 −75°');
    await page.mouse.wheel(0, -200);
    await expect(state).toContainText('1.3배');
    const scrolled = await page.evaluate(() => scrollY);
    await page.getByRole('button', { name: WORDS.ko.zoomIn, exact: true }).focus();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
  });

  await test.step('leaving leaves nothing behind', async () => {
    await page.getByRole('link', { name: /^목록 / }).click();
    await expect(page).toHaveURL(/\/products\/pinch-valve\/pqvf$/);
    await expect(stage).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${PQVF}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('PQVF');
    await expect(still(page)).toBeVisible();
    await openModel(page, WORDS.ko);
    await expect(state).toHaveText(WORDS.ko.start);
    expect(errors).toEqual([]);
  });

  await test.step('a held key is said once, when it rests', async () => {
    const heard: string[] = [];
    await page.exposeFunction('hear', (sentence: string) => void heard.push(sentence));
    await page.evaluate(() => {
      const sentenceOf = () => document.querySelector('body > [aria-live]')?.textContent;
      // What was said of the mouse.
      const before = sentenceOf();
      new MutationObserver(() => {
        const sentence = sentenceOf();
        if (sentence && sentence !== before)
          (window as unknown as { hear: (text: string) => void }).hear(sentence);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    // The key rests by the page's clock, which stands while it is held, however slow the machine.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (let presses = 1; presses <= 6; presses += 1) {
      await page.keyboard.press('ArrowRight');
      await expect(state).toContainText(`방위각 −${55 + 10 * presses}°`);
      await page.clock.runFor(50);
    }
    expect(heard).toEqual([]);
    await page.clock.runFor(5_000);
    await expect(said(page)).toContainText('방위각 −115°');
    expect(new Set(heard)).toEqual(new Set(['방위각 −115°, 고도각 26°, 1.0배']));
  });
});

test('one finger turns and two zoom; beside the model the page scrolls', async ({ browser }) => {
  const page = await touchPage(browser);
  await goTo(page, PQVF);
  const stage = await openModel(page, WORDS.ko);
  await stage.scrollIntoViewIfNeeded();
  const state = page.locator('output');
  const box = await stage.boundingBox();
  if (!box) throw new Error('no stage');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
    });
  const scrolled = await page.evaluate(() => scrollY);
  await touch('touchStart', [[x, y]]);
  await touch('touchMove', [[x + 20, y + 10]]);
  await touch('touchMove', [[x + 40, y + 20]]);
  await touch('touchEnd', []);
  await expect(state).toContainText('방위각 −75°, 고도각 36°');
  await touch('touchStart', [
    [x - 30, y],
    [x + 30, y],
  ]);
  await touch('touchMove', [
    [x - 60, y],
    [x + 60, y],
  ]);
  await touch('touchEnd', []);
  await expect(state).toContainText('2.0배');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.context().close();
});

test('S70 shows either ball, since it is not stated which port it has', async ({ page }) => {
  await goTo(page, '/products/sirca-valves/ball-valves/s70');
  await page.getByRole('button', { name: /^3D 보기/ }).click();
  const stage = page.getByRole('application', { name: /^3D 모델: S70/ });
  await expect(stage).toBeVisible();
  const ports = page.getByRole('group', { name: '볼의 포트' });
  const button = (port: string) => ports.getByRole('button', { name: `${port} 포트` });
  await expect(button('T')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('코드별 포트는 자료에 없어')).toBeVisible();
  await page.getByRole('button', { name: '단면', exact: true }).click();
  const parts = page.getByRole('list', { name: '부품' });
  await expect(parts.getByRole('button', { name: '볼', exact: true })).toHaveCount(1);
  await expect(parts.getByRole('button', { name: '시트', exact: true })).toHaveCount(1);
  await expect(page.locator('output')).toContainText('단면');
  const withT = await stage.screenshot();
  await button('L').click();
  await expect(button('L')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => withT.equals(await stage.screenshot())).toBe(false);
});
