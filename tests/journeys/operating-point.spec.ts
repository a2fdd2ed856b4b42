import { expect, type Page, test } from '@playwright/test';

import { hydrated } from './hydrated.ts';

const WORDS = {
  ko: {
    query: '',
    bar: '사용 조건',
    size: /^호칭경 DN/,
    sizeField: '호칭경',
    temperature: /^유체 온도/,
    temperatureField: '유체 온도',
    apply: '적용',
    edit: '수정',
    clear: '지우기',
    undo: '되돌리기',
    cleared: '조건을 지웠습니다.',
    fits: '적합 3',
    menu: 'SIRCA 밸브',
    other: 'English',
    wrong: /온도를 °C/,
    refused: /dn=155, temp=x/,
  },
  en: {
    query: 'lang=en&',
    bar: 'Operating point',
    size: /^Nominal size DN/,
    sizeField: 'Nominal size',
    temperature: /^Medium temperature/,
    temperatureField: 'Medium temperature',
    apply: 'Apply',
    edit: 'Edit',
    clear: 'Clear',
    undo: 'Undo',
    cleared: 'Conditions cleared.',
    fits: 'Fits 3',
    menu: 'SIRCA Valves',
    other: '한국어',
    wrong: /temperature in °C/,
    refused: /dn=155, temp=x/,
  },
} as const;

const BUTTERFLY = '/products/sirca-valves/butterfly-valves';
const barOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const [language, width] of [
  ['ko', 1440],
  ['en', 390],
] as const) {
  const words = WORDS[language];
  const other = WORDS[language === 'ko' ? 'en' : 'ko'];
  test.describe(`the operating point in ${language} at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('survives page moves, reload, Back and a change of language, and can be edited in the bar', async ({
      page,
    }) => {
      await page.goto(`${BUTTERFLY}?${words.query}dn=150&pn=16&temp=180`);
      await hydrated(page);
      const bar = barOf(page, words.bar);
      await expect(bar).toContainText(words.fits);

      // A link within the page, without the point in its address, takes it along.
      await page.getByRole('main').getByRole('link', { name: words.menu }).first().click();
      await expect(page).toHaveURL(/sirca-valves\?.*dn=150&pn=16&temp=180/);
      await expect(bar.getByRole('button', { name: words.size })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/butterfly-valves/);
      await expect(bar).toContainText('DN 150');

      // The page's plain address: the device keeps the point.
      await page.goto(`${BUTTERFLY}${language === 'en' ? '?lang=en' : ''}`);
      await hydrated(page);
      await expect(page).toHaveURL(/dn=150&pn=16&temp=180/);
      await page.reload();
      await hydrated(page);

      // A value opens its own field: Escape leaves it, a wrong one is refused, Enter applies.
      await bar.getByRole('button', { name: words.temperature }).click();
      const field = bar.getByRole('textbox', { name: words.temperatureField });
      await expect(field).toBeFocused();
      await field.fill('90');
      await field.press('Escape');
      await expect(bar.getByRole('button', { name: words.temperature })).toContainText('180 °C');
      await expect(bar.getByRole('button', { name: words.temperature })).toBeFocused();
      await bar.getByRole('button', { name: words.temperature }).press('Enter');
      await field.fill('18O');
      await field.press('Enter');
      await expect(bar).toContainText(words.wrong);
      await field.fill('90');
      await field.press('Enter');
      await expect(page).toHaveURL(/temp=90/);
      await expect(bar.getByRole('button', { name: words.temperature })).toContainText('90 °C');

      await page.getByRole('contentinfo').getByRole('link', { name: words.other }).click();
      await expect(barOf(page, other.bar)).toContainText('90 °C');
      await expect(page).toHaveURL(/dn=150&pn=16&temp=90/);
    });

    test('all values are edited at once; cleared, they can be brought back', async ({ page }) => {
      await page.goto(`${BUTTERFLY}?${words.query}dn=150`);
      await hydrated(page);
      const bar = barOf(page, words.bar);
      await bar.getByRole('button', { name: words.edit }).click();
      const dialog = page.getByRole('dialog', { name: words.bar });
      await dialog.getByRole('textbox', { name: words.sizeField }).fill('4 in');
      await dialog.getByRole('textbox', { name: words.temperatureField }).fill('-10');
      await dialog.getByRole('button', { name: words.apply }).click();
      await expect(page).toHaveURL(/dn=100&temp=-10/);
      await bar.getByRole('button', { name: words.edit }).click();
      await dialog.getByRole('button', { name: words.clear }).click();
      await expect(bar).toContainText(words.cleared);
      await expect(page).not.toHaveURL(/dn=/);
      await bar.getByRole('button', { name: words.undo }).click();
      await expect(page).toHaveURL(/dn=100&temp=-10/);
    });

    test('an address that cannot be used is said, and its valid part kept', async ({ page }) => {
      await page.goto(`${BUTTERFLY}?${words.query}dn=155&pn=16&temp=x`);
      await hydrated(page);
      await expect(barOf(page, words.bar)).toContainText(words.refused);
      await expect(barOf(page, words.bar)).toContainText('PN 16');
    });

    test('a press right after a change takes the change along', async ({ page }) => {
      await page.goto(`${BUTTERFLY}?${words.query}dn=150`);
      await hydrated(page);
      const bar = barOf(page, words.bar);
      await bar.getByRole('button', { name: words.size }).click();
      const field = bar.getByRole('textbox', { name: words.sizeField });
      await field.fill('80');
      // Applied and left for another page in one breath, before anything is rendered in between.
      await page.evaluate(() => {
        document.querySelector<HTMLFormElement>('section form')?.requestSubmit();
        document.querySelector<HTMLElement>('main a[href*="/products/pinch-valve"]')?.click();
      });
      await expect(page).toHaveURL(/pinch-valve.*dn=80/);
      await expect(bar).toContainText('DN 80');
      // And the other way round: a change while the next page is on its way goes there.
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('[data-facet=size]')?.click();
      });
      await field.fill('100');
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('header a[href*="/products/sirca-valves"]')?.click();
        document.querySelector<HTMLFormElement>('section form')?.requestSubmit();
      });
      await expect(page).toHaveURL(/sirca-valves.*dn=100/);
      await page.goBack();
      await expect(page).toHaveURL(/pinch-valve/);
      // The switch of language turns the address asked for, not the one rendered.
      await page.goForward();
      await expect(page).toHaveURL(/sirca-valves.*dn=100/);
    });
  });
}

test('without a condition there is no bar, and nothing moves when one is there', async ({
  page,
}) => {
  await page.goto(BUTTERFLY);
  await hydrated(page);
  await expect(barOf(page, '사용 조건')).toHaveCount(0);
  await page.goto(`${BUTTERFLY}?dn=150`);
  await hydrated(page);
  await expect(barOf(page, '사용 조건')).toContainText('DN 150');
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBeLessThan(0.02);
});
