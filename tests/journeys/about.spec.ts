import { expect, test } from '@playwright/test';

/** The organization chart and the map fade in after this time (spec §2). */
const FADE_IN_DELAY = '0.1s';

const PAGES = [
  { path: '/about', ko: 'CEO 인사말', en: 'CEO message' },
  { path: '/about/company', ko: '회사 연혁', en: 'History' },
  { path: '/about/organization', ko: '조직도', en: 'Organization' },
  { path: '/about/business', ko: '사업 분야', en: 'Business areas' },
  { path: '/about/map', ko: '오시는 길', en: 'Directions' },
] as const;

for (const language of ['ko', 'en'] as const) {
  const query = language === 'en' ? '?lang=en' : '';
  const sidebar = language === 'ko' ? '회사소개' : 'About';

  test(`the sidebar leads through all five about pages (${language})`, async ({ page }) => {
    await page.goto(`/about${query}`);
    for (const { path, [language]: name } of PAGES) {
      const menu = page.getByRole('main').getByRole('navigation', { name: sidebar, exact: true });
      await expect(menu.getByRole('link')).toHaveCount(5);
      await menu.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path}(\\?lang=en)?$`));
      await expect(menu.locator('[aria-current="page"]')).toHaveText(name);
    }
  });

  test(`the message has a picture of its own language (${language})`, async ({ page }) => {
    await page.goto(`/about${query}`);
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText('1994');
  });

  test(`the organization is a list within a list: the CEO above five teams (${language})`, async ({
    page,
  }) => {
    await page.goto(`/about/organization${query}`);
    const head = page
      .getByRole('main')
      .locator('li')
      .filter({ hasText: language === 'ko' ? '대표이사' : 'CEO' })
      .last();
    await expect(head.getByRole('list').getByRole('listitem')).toHaveCount(5);
    const teams =
      language === 'ko'
        ? ['영업팀', '관리팀', '구매팀', '기술개발팀', '품질관리팀']
        : ['Sales', 'Management', 'Purchasing', 'Technical Development', 'Quality Control'];
    for (const name of teams)
      await expect(head.getByRole('heading', { name, exact: true })).toBeVisible();
  });

  test(`every business area of the specification is there (${language})`, async ({ page }) => {
    await page.goto(`/about/business${query}`);
    const areas =
      language === 'ko'
        ? [
            '전동',
            '공압',
            '유압',
            '특수',
            '핀치 밸브',
            '포지셔너',
            '서지',
            '펌프 제어',
            '공기 밸브',
            '버터플라이',
            '볼 밸브',
            '모터 구동',
            '공압 구동',
            '유압 구동',
            '개조',
            '상하수도',
            '발전',
            '석유화학',
            '조선·해양',
            'LNG선',
            '일반 플랜트',
          ]
        : [
            'Electric',
            'Pneumatic',
            'Hydraulic',
            'Special',
            'Pinch valves',
            'Positioners',
            'Surge',
            'Pump-control',
            'Air-release',
            'Butterfly',
            'Ball',
            'Motor-operated',
            'Air-operated',
            'Hydraulically operated',
            'Retrofit',
            'Water and wastewater',
            'Power',
            'Petrochemical',
            'Shipbuilding and marine',
            'LNG carriers',
            'General plants',
          ];
    for (const area of areas)
      await expect(page.getByRole('main')).toContainText(area, { ignoreCase: true });
    await expect(page.getByRole('main')).toContainText('1994');
  });

  test(`the map page tells the ways there, and links to maps that need no key (${language})`, async ({
    page,
  }) => {
    await page.goto(`/about/map${query}`);
    const main = page.getByRole('main');
    for (const words of language === 'ko'
      ? ['1호선', '7호선', '경로 1', '경로 2', '712호', '가마산로', '금천구']
      : ['Line 1', 'Line 7', 'Route 1', 'Route 2', 'Room 712', 'Gamasan-ro', 'Geumcheon-gu'])
      await expect(main).toContainText(words);
    await expect(main.getByRole('link', { name: /네이버|Naver/ })).toHaveAttribute(
      'href',
      /^https:\/\/map\.naver\.com\//,
    );
    await expect(main.getByRole('link', { name: /카카오|Kakao/ })).toHaveAttribute(
      'href',
      /^https:\/\/map\.kakao\.com\//,
    );
    for (const link of await main.locator('a[target="_blank"]').all())
      await expect(link).toHaveAttribute('rel', /noopener/);
  });

  for (const path of ['/about/organization', '/about/map']) {
    test(`${path} fades in after 100 ms, unless motion is reduced (${language})`, async ({
      page,
    }) => {
      const fades = () =>
        page.getByRole('main').evaluate((main) =>
          [...main.querySelectorAll('*')].flatMap((element) => {
            const { animationName, animationDelay } = getComputedStyle(element);
            return animationName === 'none' ? [] : [{ animationDelay }];
          }),
        );
      await page.goto(path + query);
      expect(await fades()).toMatchObject([{ animationDelay: FADE_IN_DELAY }]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await fades()).toEqual([]);
    });
  }
}

test('the message and the map have a picture per language', async ({ page }) => {
  for (const path of ['/about', '/about/map']) {
    const sources = [];
    // A stored English choice would lead the plain address to English.
    for (const query of ['?lang=ko', '?lang=en']) {
      await page.goto(path + query);
      sources.push(await page.getByRole('main').locator('img').first().getAttribute('src'));
    }
    expect(sources[0]).not.toBe(sources[1]);
  }
});
