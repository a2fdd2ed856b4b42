/** What the finder is used with: units, comparison, quote list, sizing and the inquiry. */
import { expect, type Locator, type Page, test } from '@playwright/test';

import { fitCount } from './finder-answers.ts';
import { follow, goTo, moveTo, reload } from './hydrated.ts';
import { variants } from './variants.ts';

/** Conditions that products answer with a long reason. */
const LONG_REASONS = [
  'torque=500',
  'torque=1000',
  'torque=1000&flange=F12',
  'torque=500&air=6',
  'dn=50',
  'dn=125&pn=16',
  'dn=50&bar=20',
  'dn=50&bar=70',
  'temp=550',
];

const finderOf = (page: Page) => page.locator('#finder');
const valves = (page: Page) => finderOf(page).getByRole('table', { name: /^(?:밸브|Valves)$/ });
const rowOf = (table: Locator, code: string) =>
  table
    .getByRole('row')
    .filter({ has: table.page().getByRole('rowheader', { name: code, exact: true }) });

test.use({ viewport: { width: 1440, height: 900 } });

test('DN150, PN16, 180 °C from the home page in two interactions, by keyboard', async ({
  page,
}) => {
  await goTo(page, '/?lang=en');
  const search = page.getByRole('combobox', { name: 'Search' });
  // One: the conditions. Two: Enter.
  await search.fill('DN150, PN16, 180 °C');
  await expect(
    page.getByRole('listbox', { name: 'Search results' }).getByRole('option').first(),
  ).toContainText('DN 150 · PN 16 · 180 °C');
  await search.press('Enter');
  await expect(page).toHaveURL(/dn=150&pn=16&temp=180.*#finder$/);
  await expect(finderOf(page).getByRole('status').first()).toHaveText(
    new RegExp(`^In range ${fitCount('?dn=150&pn=16&temp=180')} `),
  );
  await finderOf(page).getByRole('button', { name: 'Clear' }).click();
  await expect(page).not.toHaveURL(/dn=/);
  // The conditions that the address held are gone from the form too.
  await expect(finderOf(page).getByRole('textbox', { name: 'Nominal size' })).toHaveValue('');
});

test('on the home page stands what was entered before, and one more condition takes nothing away', async ({
  page,
}) => {
  await goTo(page, '/products?dn=150&pn=16&bar=10&temp=180#finder');
  await moveTo(page, '/');
  const strip = page.locator('form[action="/products#finder"]');
  await expect(strip.locator('[name=dn]')).toHaveValue('150');
  await expect(strip.locator('[name=p]')).toHaveValue('16');
  await expect(strip.locator('[name=pu]')).toHaveValue('pn');
  await strip.locator('[name=torque]').fill('300');
  await strip.locator('[name=temp]').fill('');
  await strip.getByRole('button').click();
  await expect(page).toHaveURL(/\/products\?/);
  const asked = Object.fromEntries(new URL(page.url()).searchParams);
  expect(asked).toMatchObject({ dn: '150', pn: '16', bar: '10', torque: '300' });
  expect(asked).not.toHaveProperty('temp');
});

test('what else the finder is asked for goes along with the inquiry, until it is taken back', async ({
  page,
}) => {
  const condition = finderOf(page).getByRole('button', { name: '220 V 빼기' });
  const kept = page.getByText(/함께 찾은 조건: .*220 V/);
  const inquire = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: '문의하기' }).first().click();
    await expect(page).toHaveURL(/\/contact/);
    await expect(page.getByRole('form')).toBeVisible();
  };
  await goTo(page, '/products?q=DN50 220V 1-phase#finder');
  await expect(condition).toBeVisible();
  await inquire();
  await expect(kept).toBeVisible();
  // A finder without conditions takes back nothing; taking the condition back does.
  await moveTo(page, '/products#finder');
  await inquire();
  await expect(kept).toBeVisible();
  await moveTo(page, '/products?dn=50&volt=220#finder');
  await condition.click();
  await expect(condition).toHaveCount(0);
  await expect(page).not.toHaveURL(/volt=220/);
  await inquire();
  await expect(kept).toHaveCount(0);
});

test('rows are compared and asked a quote for; the conditions go along for themselves, not as a note', async ({
  page,
}) => {
  await goTo(page, '/products?lang=en&dn=150&pn=16&temp=180#finder');
  // What has to be asked is as good.
  const tray = page.getByRole('complementary', { name: 'Chosen for comparison' });
  for (const code of ['401N', 'HT600']) {
    await rowOf(valves(page), code)
      .getByRole('checkbox', { name: `Compare ${code}` })
      .check();
    await expect(tray).toContainText(code);
  }
  const row = rowOf(valves(page), 'HT600');
  await row.getByRole('button', { name: /HT600$/ }).click();
  await expect(row.getByRole('button', { name: /^Added/ })).toBeVisible();
  await page
    .getByRole('button', { name: /^Quote list\s*, 1 product$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Quote list' }).getByLabel('Note')).toHaveValue('');
  await expect(page).toHaveURL(/dn=150&pn=16&temp=180/);
});

test('values and entries are in the visitor’s units, the address is not', async ({ page }) => {
  await goTo(page, '/products?lang=en&temp=200#finder');
  const row = rowOf(valves(page), '401N');
  const among = rowOf(valves(page).locator('tbody').first(), '401N');
  await expect(row.getByRole('cell').filter({ hasText: '200 °C' })).not.toContainText('conv.');
  await finderOf(page)
    .getByRole('group', { name: 'Units' })
    .getByRole('button', { name: 'Imperial' })
    .click();
  await expect(row).toContainText('+392 °F');
  await expect(row).toContainText('conv.');
  const field = finderOf(page).getByRole('textbox', { name: 'Medium temperature' });
  await expect(field).toHaveValue('392');
  // The stated limit itself is still within.
  await expect(among).toHaveCount(1);
  await field.fill('393');
  await field.press('Enter');
  await expect(among).toHaveCount(0);
  // What may be entered is said in the visitor’s unit too.
  await field.fill('9999');
  await field.blur();
  await expect(field).toHaveAccessibleDescription(/−459 to 3,632 °F/);
  await field.fill('350');
  await field.press('Enter');
  await expect(page).toHaveURL(/temp=176\.6667/);
  await expect(page).toHaveURL(/units=imperial/);
  await reload(page);
  await expect(field).toHaveValue('350');
  await field.fill('180 °C');
  await field.press('Enter');
  await expect(page).toHaveURL(/temp=180(?:&|#|$)/);
});

test('finder, sizing and sleeve guide lead to each other', async ({ page }) => {
  await goTo(page, '/products?torque=300&phase=3&temp=110#finder');
  await finderOf(page)
    .getByRole('region', { name: '액추에이터' })
    .getByRole('link', { name: '밸브 토크로 모델 선택' })
    .click();
  await expect(page).toHaveURL(/quarter-turn-480\?.*phase=3.*#sizing$/);
  const tool = page.getByRole('region', { name: '밸브 토크로 모델 선택' });
  await page
    .getByRole('contentinfo')
    .getByRole('group', { name: '단위' })
    .getByRole('button', { name: '야드파운드법' })
    .click();
  await tool.getByRole('textbox', { name: '개방 토크' }).fill('590');
  await tool.getByRole('textbox', { name: '안전율' }).fill('1.3');
  await expect(tool.getByText('필요 토크 = 590 lbf·ft × 1.3')).toBeVisible();
  await expect(tool.getByText('767 lbf·ft', { exact: true })).toBeVisible();
  await expect(tool.getByRole('listitem').filter({ hasText: '480-110' })).toContainText('811');
  // The supply goes along to the model's page, where it is chosen.
  await tool.getByRole('link', { name: '480-110' }).click();
  await expect(page).toHaveURL(/480-110\?.*phase=3/);
  await expect(page.getByRole('radio', { name: /380/ })).toBeChecked();
  await page.goBack();
  await tool.getByRole('link', { name: '이 토크에 맞는 액추에이터 모두 보기' }).click();
  await expect(page).toHaveURL(/torque=1039\.91.*phase=3.*#finder$/);

  await moveTo(page, '/products?dn=50&temp=110#finder');
  await rowOf(valves(page), 'PQVF').getByRole('link', { name: '슬리브 재질 선택' }).click();
  await expect(page).toHaveURL(/pqvf\?.*sleeve=120.*#sleeve$/);
  const guide = page.getByRole('region', { name: '슬리브 재질 선택' });
  await expect(guide).toContainText('248 °F');
  await guide.getByRole('link', { name: '핀치 밸브를 조건으로 찾기' }).click();
  await expect(page).toHaveURL(/\?(?=.*category=pinch-valve)(?=.*temp=120).*#finder$/);
});

for (const { language, title } of variants('rows and widths of the finder'))
  test(`on a phone rows stay low and the sizing is read without scrolling sideways; nothing is wider than a screen (${title})`, async ({
    page,
  }) => {
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

    await test.step('nothing is wider than a screen', async () => {
      await goTo(
        page,
        `/products?lang=${language}&dn=50&pn=16&temp=100&torque=300&volt=220&units=imperial#finder`,
      );
      await expect(
        finderOf(page)
          .getByText(/^(?:환산|conv\.)$/)
          .first(),
      ).toBeVisible();
      for (const width of [1200, 1024, 820, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(isWide, `at ${width}`).toBeLessThanOrEqual(0);
      }
    });

    await test.step('rows stay low', async () => {
      const units = '&units=si';
      for (const asked of LONG_REASONS) {
        await follow(page, `/products?lang=${language}&${asked}${units}#finder`);
        await expect(page).toHaveURL(new RegExp(asked));
        await expect(finderOf(page).getByRole('status').first()).toHaveText(
          new RegExp(`\\b${fitCount(`?${asked}`)}`),
        );
        const heights = await finderOf(page)
          .locator('tbody tr:has(th[scope=row])')
          .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
        expect(heights.length, asked).toBeGreaterThan(0);
        expect(Math.max(...heights), asked).toBeLessThanOrEqual(96);
      }
    });

    await test.step('the sizing is read without scrolling sideways', async () => {
      await moveTo(
        page,
        `/products/special/quarter-turn-480?lang=${language}&break=300&factor=1.3&phase=3&time=60`,
      );
      const row = page.locator('#sizing').getByRole('listitem').filter({ hasText: '480-050' });
      await expect(row).toContainText(/F10\/F12.*28\s%/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
    });
  });
