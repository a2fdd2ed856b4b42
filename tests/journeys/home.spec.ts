import { expect, type Page, test } from '@playwright/test';

import { home, products } from '#content/index.ts';

import { hydrated } from './hydrated.ts';

/** The specification's figures (§9, interface constants), written from it and not from the code. */
const ROTATION_MS = 4000;
const FADE_MS = 400;

/** How many valves the chart of temperatures shows: those of which one is stated. */
const valvesWithTemperature = products.filter(({ technical: { family } }) =>
  ['butterfly-valve', 'ball-valve', 'pinch-valve-flanged', 'pinch-valve-threaded'].includes(family),
).length;

const LANGUAGES = [
  { path: '/', explore: '제품 보기', contact: '문의하기', pause: '일시정지', play: '재생' },
  {
    path: '/?lang=en',
    explore: 'Explore Products',
    contact: 'Contact Us',
    pause: 'Pause',
    play: 'Play',
  },
];

const sentence = (page: Page) => page.getByTestId('hero-sentence');
const shows = (page: Page, index: number) =>
  expect(sentence(page)).toHaveAttribute('data-index', String(index));

/** Opens the page with a clock of the test's own, once it is hydrated. */
async function open(page: Page, path: string) {
  await page.clock.install({ time: new Date('2026-01-05T09:00:00') });
  await page.goto(path);
  await hydrated(page);
  // Effects of the first render have run when a frame has passed.
  await page.clock.runFor(50);
  await page.mouse.move(0, 0);
}

for (const { path, explore, contact, pause, play } of LANGUAGES) {
  test.describe(`home ${path}`, () => {
    test('three hero sentences rotate every 4000 ms and begin again', async ({ page }) => {
      await open(page, path);
      const seen: string[] = [];
      for (const index of [0, 1, 2, 0]) {
        await shows(page, index);
        seen.push((await sentence(page).textContent()) ?? '');
        await page.clock.runFor(ROTATION_MS);
      }
      expect(new Set(seen.slice(0, 3)).size).toBe(3);
      expect(seen[3]).toBe(seen[0]);
    });

    test('a sentence stands until its time is over', async ({ page }) => {
      await open(page, path);
      await page.clock.runFor(ROTATION_MS - 200);
      await shows(page, 0);
      await page.clock.runFor(200);
      await shows(page, 1);
    });

    test('the sentence that goes fades for 400 ms', async ({ page }) => {
      await open(page, path);
      const leaving = await sentence(page).elementHandle();
      await page.clock.runFor(ROTATION_MS);
      await shows(page, 1);
      expect(
        await leaving?.evaluate(
          (element) => getComputedStyle(element).transitionDuration.split(', ')[0],
        ),
      ).toBe(`${FADE_MS / 1000}s`);
    });

    test('the pause button stops the sentences and starts them again', async ({ page }) => {
      await open(page, path);
      await page.getByRole('button', { name: pause }).click();
      await page.clock.runFor(3 * ROTATION_MS);
      await shows(page, 0);
      await page.getByRole('button', { name: play }).click();
      await page.clock.runFor(ROTATION_MS + 50);
      await shows(page, 1);
    });

    test('the sentences stand while the pointer or the focus is on them', async ({ page }) => {
      await open(page, path);
      await sentence(page).hover();
      await page.clock.runFor(3 * ROTATION_MS);
      await shows(page, 0);
      await page.mouse.move(0, 0);
      await page.clock.runFor(ROTATION_MS + 50);
      await shows(page, 1);
      await page.getByRole('link', { name: explore, exact: true }).first().focus();
      await page.clock.runFor(3 * ROTATION_MS);
      await shows(page, 1);
    });

    test('the sentences stand while the tab is hidden', async ({ page }) => {
      await open(page, path);
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await page.clock.runFor(3 * ROTATION_MS);
      await shows(page, 0);
    });

    test('with reduced motion nothing moves until the visitor asks for it', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      await page.clock.runFor(3 * ROTATION_MS);
      await shows(page, 0);
      await page.getByRole('button', { name: play }).click();
      await page.clock.runFor(ROTATION_MS + 50);
      await shows(page, 1);
    });

    test('what stands below the sentences does not move when they change', async ({ page }) => {
      await open(page, path);
      const button = page.getByRole('link', { name: explore, exact: true }).first();
      const before = await button.boundingBox();
      for (let index = 0; index < 3; index += 1) {
        await page.clock.runFor(ROTATION_MS);
        expect(await button.boundingBox()).toEqual(before);
      }
    });

    test('the change of sentences is announced to nobody', async ({ page }) => {
      await open(page, path);
      expect(
        await sentence(page).evaluate((element) =>
          element.closest('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]'),
        ),
      ).toBeNull();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

    test('the first sentence is there without scripts', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        ...(baseURL && { baseURL }),
      });
      const page = await context.newPage();
      await page.goto(path);
      await expect(sentence(page)).toBeVisible();
      await shows(page, 0);
      await expect(page.getByRole('button', { name: pause })).toBeHidden();
      await context.close();
    });

    test('buttons lead to the products and to the inquiry', async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await main.getByRole('link', { name: explore, exact: true }).first().click();
      await expect(page).toHaveURL(/\/products(\?lang=en)?$/);
      await page.goBack();
      await main.getByRole('link', { name: contact, exact: true }).first().click();
      await expect(page).toHaveURL(/\/contact(\?lang=en)?$/);
    });
  });
}

const PARTS = [
  {
    path: '/',
    cards: ['공압 액추에이터', '전동 액추에이터', '특수 액추에이터', '핀치 밸브'],
    strengths: ['전문성', '신뢰성', '글로벌 서비스', '혁신'],
    sectors: ['상하수도', '발전', '석유화학', '조선·해양', 'LNG선'],
    featured: '주요 제품군',
    why: '저희를 선택하시는 이유',
    language: 'ko' as const,
  },
  {
    path: '/?lang=en',
    cards: ['Pneumatic Actuators', 'Electric Actuators', 'Special Actuators', 'Pinch Valve'],
    strengths: ['Expertise', 'Reliability', 'Global service', 'Innovation'],
    sectors: [
      'Water and wastewater',
      'Power plants',
      'Petrochemical',
      'Shipbuilding and marine',
      'LNG carriers',
    ],
    featured: 'Featured product groups',
    why: 'Why choose us',
    language: 'en' as const,
  },
];

for (const { path, cards, strengths, sectors, featured, why, language } of PARTS) {
  test(`home ${path} holds every part that the specification names`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const name of [...cards, ...strengths, ...sectors]) {
      await expect(main.getByRole('heading', { level: 3, name, exact: true })).toHaveCount(1);
    }
    for (const { value } of home.figures)
      await expect(
        main.getByRole('definition').filter({ hasText: value[language].replace('+', '') }),
      ).not.toHaveCount(0);
    const groups = page.getByRole('region', { name: featured }).locator('li:has(h3)');
    expect(await groups.count()).toBeGreaterThanOrEqual(3);
    for (const group of await groups.all())
      await expect(group.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('region', { name: why })).toBeVisible();
  });

  test(`home ${path} puts all valves with a stated temperature on one scale`, async ({ page }) => {
    await page.goto(path);
    const chart = page.getByRole('region', { name: String(valvesWithTemperature) });
    await expect(chart.locator('li svg')).toHaveCount(valvesWithTemperature);
    const valve = products.find(({ id }) => id === '501m')?.specifications;
    const range = path.includes('lang=en') ? valve?.en['Temperature'] : valve?.ko['사용 온도'];
    expect(range).toBeTruthy();
    await expect(
      chart.getByRole('link', { name: new RegExp(`^501M\\s*${RegExp.escape(range ?? '')}$`) }),
    ).toHaveCount(1);
    await chart.getByRole('link', { name: /^301TSS/ }).click();
    await expect(page).toHaveURL(/\/products\/sirca-valves\/butterfly-valves\/301tss/);
  });
}

test('products shows six cards in both languages', async ({ page }) => {
  for (const [path, names] of [
    [
      '/products',
      [
        '전동 액추에이터',
        '공압 액추에이터',
        '특수 액추에이터',
        '핀치 밸브',
        'SIRCA 밸브',
        '갤러리',
      ],
    ],
    [
      '/products?lang=en',
      [
        'Electric Actuators',
        'Pneumatic Actuators',
        'Special Actuators',
        'Pinch Valve',
        'SIRCA Valves',
        'Gallery',
      ],
    ],
  ] as const) {
    await page.goto(path);
    for (const name of names) {
      await expect(
        page
          .getByRole('article')
          .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) }),
      ).toHaveCount(1);
    }
    await page.getByRole('main').getByRole('link', { name: names[4], exact: true }).click();
    await expect(page).toHaveURL(/\/products\/sirca-valves/);
  }
});
