/** The 404 page as a visitor meets it. Its document: tests/site/lists-and-products.test.ts; its suggestions: contract/missing-page.test.ts. */
import { expect, test } from '@playwright/test';

test('an unknown address is shown, with suggestions of its words and two ways out', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/about');
  await page.goto('/old/my-products.html');
  await expect(main).toContainText('/old/my-products.html');
  const links = main.getByRole('listitem').getByRole('link');
  const paths = () =>
    links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  await expect.poll(paths).toEqual(['/products', '/']);
  await page.getByRole('button', { name: '뒤로 가기', exact: true }).click();
  await expect(page).toHaveURL('/about');

  await page.goto('/밸브');
  await expect(main).toContainText('/밸브');
  await expect.poll(paths).toEqual(['/products/sirca-valves', '/']);

  await page.goto('/zzz');
  await expect.poll(paths).toEqual(['/']);
  await page.getByRole('link', { name: '홈으로 가기', exact: true }).click();
  await expect(page).toHaveURL('/');

  await test.step('a product’s address without its code says what is missing (spec §4, invalid_params)', async () => {
    await page.goto('/products/sirca-valves/ball-valves/%20?lang=en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
    await expect(main).toContainText('address');
  });
});

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
