import { expect, test } from '@playwright/test';

import { products } from '#content/index.ts';

/** Face-to-face length of PQVF DN 100, as the comparison writes it. */
const LENGTH_OF_DN_100 = `${lengthOf('pqvf', 100)} mm`;

function lengthOf(id: string, dn: number): number {
  const technical = products.find((product) => product.id === id)?.technical;
  const rows = technical?.family === 'pinch-valve-flanged' ? technical.dimensions : [];
  return rows.find((row) => row.dn === dn)?.l ?? 0;
}

const LANGUAGES = [
  {
    query: '',
    and: '',
    box: '비교',
    tray: '비교할 제품',
    go: '비교하기',
    temperature: '사용 온도',
    size: /^호칭경/,
    torque: '토크 (최대)',
    differs: '다름',
    only: '다른 항목만 보기',
    notStated: '자료 없음',
    notApplicable: '해당 없음',
    sizeOf: 'PQVF 호칭경',
    left: '뺐습니다: zzz',
    brand: '브랜드',
    title: '비교할 제품이 없습니다',
    range: '−29 ~ +200 °C',
    add: '제품 추가',
    which: '추가할 제품',
    remove: 'S10 비교에서 빼기',
    chosen: '비교하는 제품',
    all: '모든 항목',
    pn: /^호칭압력 PN/,
    excluded: '제외',
    sizeLimit: 'DN 100까지',
    ask: '요청',
    asked: '요청함',
    askAll: '모두 요청',
    quoteAll: '모두 견적 목록에 담기',
    quotedAll: '모두 견적 목록에 담았습니다.',
    share: '주소 공유',
    copied: '주소를 복사했습니다.',
    comparison: 'S10, S30, 501M 비교',
    quote: '501M 견적 요청',
  },
  {
    query: '?lang=en',
    and: '&lang=en',
    box: 'Compare',
    tray: 'Chosen for comparison',
    go: 'Compare',
    temperature: 'Temperature',
    size: /^Nominal size/,
    torque: 'Torque (max.)',
    differs: 'differs',
    only: 'Differences only',
    notStated: 'Not stated',
    notApplicable: 'Not applicable',
    sizeOf: 'Size of PQVF',
    left: 'more than four: zzz',
    brand: 'Brand',
    title: 'Nothing to compare yet',
    range: '−29 to +200 °C',
    add: 'Add a product',
    which: 'Product to add',
    remove: 'Remove S10 from the comparison',
    chosen: 'Products compared',
    all: 'Every item',
    pn: /^Nominal pressure PN/,
    excluded: 'Excluded',
    sizeLimit: 'up to DN 100',
    ask: 'Ask',
    asked: 'Asked',
    askAll: 'Ask for all',
    quoteAll: 'Add all to the quote list',
    quotedAll: 'All are on the quote list.',
    share: 'Share the address',
    copied: 'The address is copied.',
    comparison: 'Comparison of S10, S30, 501M',
    quote: 'Request Quote for 501M',
  },
] as const;

for (const text of LANGUAGES) {
  test.describe(text.query || 'ko', () => {
    test('products are chosen on their cards, kept, and compared side by side', async ({
      page,
    }) => {
      await page.goto(`/products/sirca-valves/ball-valves${text.query}`);
      for (const code of ['S10', 'S30'])
        await page.getByRole('checkbox', { name: `${text.box} ${code}`, exact: true }).check();
      const tray = page.getByRole('complementary', { name: text.tray });
      await expect(tray).toContainText('2/4');
      await page.reload();
      await expect(
        page.getByRole('checkbox', { name: `${text.box} S10`, exact: true }),
      ).toBeChecked();
      await tray.getByRole('link', { name: text.go }).click();
      await expect(page).toHaveURL(new RegExp(`/compare\\?items=(s10,s30|s10%2Cs30)${text.and}$`));
      await page.getByRole('heading', { name: text.all }).click();
      const row = page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: text.temperature }) });
      await expect(row.getByRole('cell').first()).toHaveText(text.range);
      await expect(row.getByRole('rowheader')).toContainText(text.differs);
      await expect(page.getByRole('rowheader', { name: text.brand })).not.toContainText(
        text.differs,
      );
      await page.getByRole('checkbox', { name: text.only }).check();
      await expect(page.getByRole('rowheader', { name: text.brand })).toBeHidden();
      await expect(tray).toBeHidden();
    });

    test('a fifth product is not taken', async ({ page }) => {
      await page.goto(`/products/sirca-valves/ball-valves${text.query}`);
      for (const code of ['S10', 'S20', 'S30', 'S40'])
        await page.getByRole('checkbox', { name: `${text.box} ${code}`, exact: true }).check();
      await expect(
        page.getByRole('checkbox', { name: `${text.box} S50`, exact: true }),
      ).toBeDisabled();
      await page
        .getByRole('complementary', { name: text.tray })
        .getByRole('button', { name: text.remove })
        .click();
      await expect(
        page.getByRole('checkbox', { name: `${text.box} S50`, exact: true }),
      ).toBeEnabled();
    });

    test('an address can be shared: missing values are said, what is no product is named, sizes are chosen', async ({
      page,
    }) => {
      await page.goto(`/compare?items=S30,480-006,pqvf,zzz${text.and}`);
      await expect(page.getByText(text.left)).toBeVisible();
      await page.getByRole('heading', { name: text.all }).click();
      const torque = page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: text.torque }) });
      await expect(torque.getByRole('cell')).toHaveText([
        text.notApplicable,
        products.find(({ id }) => id === '480-006')?.specifications.en['Maximum torque'] ?? '',
        text.notApplicable,
      ]);
      await page.getByRole('combobox', { name: text.sizeOf }).selectOption('pqvf.100');
      await expect(page).toHaveURL(/items=(s30,480-006,pqvf\.100|s30%2C480-006%2Cpqvf\.100)/);
      await expect(page.getByRole('cell', { name: LENGTH_OF_DN_100 })).toBeVisible();
      await page.getByLabel(text.which).selectOption('s10');
      await page.getByRole('button', { name: text.add }).click();
      await expect(page.getByRole('columnheader').filter({ hasText: 'S10' })).toBeVisible();
      await expect(page.getByLabel(text.which)).toBeHidden();
      await page.reload();
      await page.getByRole('heading', { name: text.all }).click();
      await expect(page.getByRole('cell', { name: LENGTH_OF_DN_100 })).toBeVisible();
    });

    test('an operating point is judged on every lane; what is not stated is asked for; the address is shared without a language', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/compare?items=s10,s30,501m&dn=150&pn=16&temp=180${text.and}`);
      await expect(page).toHaveTitle(new RegExp(`^${text.comparison}`));
      const heads = page.getByRole('list', { name: text.chosen }).getByRole('listitem');
      await expect(heads.filter({ hasText: 'S10' })).toContainText(text.excluded);
      const size = page.getByRole('table', { name: text.size });
      await expect(size.getByRole('row', { name: 'S10' })).toContainText(text.sizeLimit);
      await expect(size.getByRole('row', { name: 'S30' })).not.toContainText(text.sizeLimit);
      const ask = page
        .getByRole('table', { name: text.pn })
        .getByRole('row', { name: 'S30' })
        .getByRole('button', { name: new RegExp(`^${text.ask}`) });
      await ask.click();
      await expect(ask).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('button', { name: text.askAll }).click();
      await expect(page.getByRole('button', { name: text.asked, exact: true })).toBeVisible();
      // Everything that is not stated, whether a lane says so or the table.
      await expect(
        page.getByRole('button', { name: new RegExp(`^${text.ask} `), pressed: false }),
      ).toHaveCount(0);
      // Scrolled far down, codes and verdicts still stand right under the bar of the conditions.
      const strip = page.locator('main [aria-hidden=true]').filter({ hasText: text.excluded });
      await expect(strip).toBeInViewport();
      const edges = await strip.evaluate((element) => {
        const { top, left, width } = element.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top - 3);
        return { scrolled: scrollY, bar: above?.closest('main') === null };
      });
      expect(edges.scrolled).toBeGreaterThan(600);
      expect(edges.bar).toBe(true);
      // Each goes on the list in the size that was asked for, where it has it.
      await page.getByRole('button', { name: text.quoteAll }).click();
      const quoted = await page.evaluate(() => localStorage.getItem('gamasan.quote') ?? '');
      expect(quoted.match(/"productCode":"S30"[^}]*"size":"DN 150"/)).not.toBeNull();
      expect(quoted.match(/"productCode":"S10"[^}]*"size"/)).toBeNull();
      await expect(page.getByText(text.quotedAll)).toBeVisible();
      // One of them taken off the list: not all are on it any more.
      await page.evaluate(() => {
        const { version, items } = JSON.parse(String(localStorage['gamasan.quote'])) as {
          version: number;
          items: unknown[];
        };
        const newValue = JSON.stringify({ version, items: items.slice(1) });
        localStorage['gamasan.quote'] = newValue;
        // What the browser tells this tab when another one does so.
        dispatchEvent(new StorageEvent('storage', { key: 'gamasan.quote', newValue }));
      });
      await expect(page.getByText(text.quotedAll)).toHaveCount(0);
      await page.getByRole('button', { name: text.share, exact: true }).click();
      await expect(page.getByText(text.copied)).toBeVisible();
      const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
      expect(copied.searchParams.get('items')).toBe('s10,s30,501m');
      expect(copied.searchParams.get('temp')).toBe('180');
      expect(copied.searchParams.has('lang')).toBe(false);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true);
      await page.getByRole('link', { name: text.quote }).click();
      await expect(page).toHaveURL(/\/contact/);
      await expect(page.getByRole('main')).toContainText('501M');
    });

    test('a stored choice from another hand is dropped with a notice', async ({ page }) => {
      await page.addInitScript(() => {
        if (!sessionStorage['seeded'])
          localStorage.setItem(
            'gamasan.compare',
            '{"version":1,"items":["s10",{"a":1},"<script>"]}',
          );
        sessionStorage['seeded'] = '1';
      });
      await page.goto(`/products${text.query}`);
      await expect(page.getByRole('complementary', { name: text.tray })).toContainText('1/4');
      const notice = page.getByRole('status').filter({ has: page.getByRole('button') });
      await notice.getByRole('button').click();
      await expect(notice).toBeHidden();
      await page.reload();
      await expect(page.getByRole('complementary', { name: text.tray })).toContainText('1/4');
      await expect(notice).toBeHidden();
    });

    test('without a choice the page says how to make one, and can be found', async ({ page }) => {
      await page.goto(`/compare${text.query}`);
      await expect(page.getByRole('heading', { name: text.title })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    });
  });
}
