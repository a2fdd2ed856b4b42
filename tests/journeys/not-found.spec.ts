import { expect, test } from '@playwright/test';

const LANGUAGES = [
  {
    query: '',
    title: '페이지를 찾을 수 없습니다',
    home: '홈으로 가기',
    back: '뒤로 가기',
    check: '아래 주소를 확인해 주십시오.',
    product: '제품을 찾을 수 없습니다',
    list: '제품 목록으로',
    productText: '요청하신 제품 정보를 찾을 수 없습니다',
  },
  {
    query: '?lang=en',
    title: 'Page Not Found',
    home: 'Go to Homepage',
    back: 'Go Back',
    check: 'Please check the address below.',
    product: 'Product Not Found',
    list: 'Back to the product list',
    productText:
      'The requested product information could not be found. Please check the URL or explore other products.',
  },
];

for (const { query, title, home, back, check, product, list, productText } of LANGUAGES) {
  test.describe(`404 ${query}`, () => {
    test('an unknown path answers 404, shows the address asked for, and is not indexed', async ({
      page,
    }) => {
      const response = await page.goto(`/old/ball-valve.html${query}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main')).toContainText('/old/ball-valve.html');
      await expect(page).toHaveTitle(new RegExp(title));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    });

    test('without scripts no address is promised', async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(`/nowhere${query}`);
      await expect(page.getByText(check)).toBeHidden();
      await page.close();
    });

    test('both ways out work', async ({ page }) => {
      await page.goto(`/about${query}`);
      await page.goto(`/nowhere${query}`);
      await expect(page.getByRole('main')).toContainText('/nowhere');
      await page.getByRole('button', { name: back, exact: true }).click();
      await expect(page).toHaveURL(/\/about(\?lang=en)?$/);
      await page.goto(`/nowhere${query}`);
      await page.getByRole('link', { name: home, exact: true }).click();
      await expect(page).toHaveURL(/:\d+\/(\?lang=en)?$/);
    });

    test('suggestions follow the words of the path; the homepage is always there', async ({
      page,
    }) => {
      for (const [path, targets] of [
        ['/sirca-x', ['/products/sirca-valves', '/']],
        ['/my-products', ['/products', '/']],
        ['/about-us', ['/about', '/']],
        ['/contact.html', ['/contact', '/']],
        ['/zzz', ['/']],
      ] as const) {
        await page.goto(path + query);
        const links = page.getByRole('main').getByRole('listitem').getByRole('link');
        await expect
          .poll(() =>
            links.evaluateAll((all) =>
              all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
            ),
          )
          .toEqual([...targets]);
      }
    });

    test('an unknown product says so and leads back to the list', async ({ page }) => {
      const response = await page.goto(`/products/sirca-valves/ball-valves/no-such-valve${query}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product);
      await expect(page.getByRole('main')).toContainText(productText);
      await page.getByRole('link', { name: list, exact: true }).click();
      await expect(page).toHaveURL(/\/products(\?lang=en)?$/);
    });
  });
}

test('the address asked for is text, never markup', async ({ page }) => {
  let alerted = false;
  page.on('dialog', async (dialog) => {
    alerted = true;
    await dialog.dismiss();
  });
  await page.goto('/<img src=x onerror=alert(1)>?q=<script>alert(2)</script>');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('페이지를 찾을 수 없습니다');
  await expect(page.getByRole('main')).toContainText('onerror');
  await expect(page.getByRole('main').locator('img[src="x"], script')).toHaveCount(0);
  expect(alerted).toBe(false);
});

test('the 404 page works without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('페이지를 찾을 수 없습니다');
  await expect(page.getByRole('link', { name: '홈으로 가기' })).toBeVisible();
  await expect(page.getByRole('button', { name: '뒤로 가기' })).toBeHidden();
  await context.close();
});
