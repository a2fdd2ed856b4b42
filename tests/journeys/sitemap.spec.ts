import { expect, test } from '@playwright/test';

import { addresses } from '#content/addresses.ts';

const listed = addresses.filter(({ group }) => group !== 'none');

for (const query of ['', '?lang=en']) {
  test(`the sitemap page links to every listed page in both languages (${query || 'ko'})`, async ({
    page,
  }) => {
    await page.goto(`/sitemap${query}`);
    const hrefs = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const { path, totalPages, alias } of listed) {
      // From English, a Korean link is a switch of language.
      const korean = (address: string) =>
        query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}lang=ko`;
      expect(hrefs).toContain(korean(path));
      expect(hrefs).toContain(`${path}?lang=en`);
      for (let number = 2; !alias && number <= totalPages; number += 1) {
        expect(hrefs).toContain(korean(`${path}?page=${number}`));
        expect(hrefs).toContain(`${path}?page=${number}&lang=en`);
      }
    }
  });
}

test('a Korean link of the English sitemap leads to Korean, and is remembered', async ({
  page,
}) => {
  await page.goto('/sitemap?lang=en');
  await page.getByRole('link', { name: '오시는 길', exact: true }).click();
  await expect(page).toHaveURL(/\/about\/map$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
});

test('sitemap.xml lists every indexable page in both languages, with alternates', async ({
  request,
}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.status()).toBe(200);
  const xml = await response.text();
  for (const { path, alias, noindex } of addresses) {
    expect(xml.includes(`${path === '/' ? '/' : path}</loc>`), path).toBe(!alias && !noindex);
  }
  expect(xml).toContain('hreflang="x-default"');
  expect(xml).not.toContain('/admin');
  expect(await (await request.get('/robots.txt')).text()).toMatch(
    /^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m,
  );
});

for (const [query, what] of [
  ['', [/처리 목적/, /팩스/, /3년/, /보호책임자/, /예시/]],
  ['?lang=en', [/Purpose/, /fax/i, /(?:three|3) years/, /Privacy officer/, /sample/]],
] as const) {
  test(`the privacy page says what is collected, why, for how long and by whom (${query || 'ko'})`, async ({
    page,
  }) => {
    await page.goto(`/privacy${query}`);
    for (const words of what) await expect(page.getByRole('main')).toContainText(words);
  });

  test(`every entry of the downloads can be had (${query || 'ko'})`, async ({ page, request }) => {
    await page.goto(`/downloads${query}`);
    const hrefs = await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(5);
    for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
  });
}
