/** The pages about the company. What they hold: tests/site/company.test.ts. */
import { expect, test } from '@playwright/test';

/** The organization chart and the map fade in after this time (spec §2). */
const FADE_IN_DELAY = '0.1s';

const PAGES = [
  { path: '/about', name: 'CEO 인사말' },
  { path: '/about/company', name: '회사 연혁' },
  { path: '/about/organization', name: '조직도' },
  { path: '/about/business', name: '사업 분야' },
  { path: '/about/map', name: '오시는 길' },
];
const FADING = new Set(['/about/organization', '/about/map']);

test('the sidebar leads through all five about pages; organization and map fade in after 100 ms, unless motion is reduced', async ({
  page,
}) => {
  const fades = () =>
    page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('*')].flatMap((element) => {
        const { animationName, animationDelay } = getComputedStyle(element);
        return animationName === 'none' ? [] : [{ animationDelay }];
      }),
    );
  await page.goto('/about');
  const menu = page.getByRole('main').getByRole('navigation', { name: '회사소개', exact: true });
  for (const { path, name } of PAGES)
    await test.step(path, async () => {
      await expect(menu.getByRole('link')).toHaveCount(5);
      await menu.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(menu.locator('[aria-current="page"]')).toHaveText(name);
      if (!FADING.has(path)) return;
      expect(await fades()).toMatchObject([{ animationDelay: FADE_IN_DELAY }]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await fades()).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
    });
});
