/** What a screen reader hears of six kinds of pages: their parts in order, with role and name; content may change. */
import { expect, test } from '@playwright/test';

import { hydrated } from './hydrated.ts';

/** Around every page. */
const CHROME = `
  - link "본문 바로가기"
  - navigation "빠른 메뉴"
  - banner:
    - navigation "주 메뉴"
  - main
  - contentinfo
  - navigation "바로가기"
`;

const ENGLISH_CHROME = `
  - link "Skip to content"
  - navigation "Quick links"
  - banner:
    - navigation "Main menu"
  - main
  - contentinfo
  - navigation "Shortcuts"
`;

const PAGES: Readonly<Record<string, string>> = {
  '/products': `
    - main:
      - navigation "현재 위치"
      - heading "제품" [level=1]
      - article "전동 액추에이터":
        - heading "전동 액추에이터" [level=2]
      - region "조건으로 찾기":
        - textbox "조건을 한 줄로"
        - heading "조건" [level=3]
        - status
        - region /밸브/:
          - table
  `,
  '/products/sirca-valves/ball-valves': `
    - main:
      - navigation "현재 위치"
      - navigation "하위 분류"
      - heading "볼 밸브" [level=1]
      - region "카탈로그":
        - group "단위"
        - navigation "페이지 이동"
        - article "S10":
          - heading "S10" [level=2]
          - link "상세보기 S10 볼 밸브"
  `,
  '/products/pneumatic/rotary?page=2': `
    - main:
      - navigation "현재 위치"
      - navigation "하위 분류"
      - heading "로터리 액추에이터" [level=1]
      - region "카탈로그":
        - navigation "페이지 이동":
          - list:
            - listitem:
              - link "이전 페이지"
  `,
  '/products/pinch-valve/pqvf/pqvf': `
    - main:
      - navigation "현재 위치"
      - heading "PQVF 플랜지형 핀치 밸브" [level=1]
      - group "그림 보기":
        - button "축측 투상도" [pressed]
      - button /^3D 보기. PQVF 플랜지형 핀치 밸브$/
      - button /크게 보기/
      - region "견적 요청":
        - textbox "수량"
        - link "견적 요청"
        - button "견적 목록에 담기 PQVF"
      - region "사양":
        - checkbox "비교 PQVF"
        - group "단위"
        - term: 호칭경
        - definition
  `,
  '/gallery/1': `
    - main:
      - navigation "현재 위치"
      - heading [level=1]
      - figure:
        - img
      - list "이미지":
        - listitem:
          - button
  `,
  '/contact': `
    - main:
      - navigation "현재 위치"
      - heading "제품 문의" [level=1]
      - form "제품 문의":
        - textbox "회사명"
        - textbox "이름"
        - textbox "전화번호"
        - textbox "팩스"
        - textbox "이메일"
        - textbox "문의 내용"
        - button "문의 보내기"
      - complementary "연락처":
        - heading "연락처" [level=2]
  `,
};

/** The same parts by their English names. */
const ENGLISH: Readonly<Record<string, string>> = {
  '/products?lang=en': `
    - main:
      - navigation "Breadcrumb"
      - heading "Products" [level=1]
      - article "Electric Actuators":
        - heading "Electric Actuators" [level=2]
      - region "Find by conditions":
        - textbox "All conditions in one line"
        - heading "Conditions" [level=3]
        - status
        - region /Valves/:
          - table
  `,
  '/products/sirca-valves/ball-valves?lang=en': `
    - main:
      - navigation "Breadcrumb"
      - navigation "Subcategories"
      - heading "Ball valves" [level=1]
      - region "Catalogue":
        - group "Units"
        - navigation "Page navigation"
        - article "S10":
          - heading "S10" [level=2]
          - link "Details S10 Ball valve"
  `,
  '/products/pneumatic/rotary?lang=en&page=2': `
    - main:
      - navigation "Breadcrumb"
      - navigation "Subcategories"
      - heading "Rotary actuators" [level=1]
      - region "Catalogue":
        - navigation "Page navigation":
          - list:
            - listitem:
              - link "Previous page"
  `,
  '/products/pinch-valve/pqvf/pqvf?lang=en': `
    - main:
      - navigation "Breadcrumb"
      - heading "PQVF Flanged pinch valve" [level=1]
      - group "Views":
        - button "Axonometric" [pressed]
      - button /^View in 3D. PQVF Flanged pinch valve$/
      - button /Enlarge/
      - region "Request Quote":
        - textbox "Quantity"
        - link "Request Quote"
        - button "Add to quote list PQVF"
      - region "Specifications":
        - checkbox "Compare PQVF"
        - group "Units"
        - term: Nominal size
        - definition
  `,
  '/gallery/1?lang=en': `
    - main:
      - navigation "Breadcrumb"
      - heading [level=1]
      - figure:
        - img
      - list "Pictures":
        - listitem:
          - button
  `,
  '/contact?lang=en': `
    - main:
      - navigation "Breadcrumb"
      - heading "Product Inquiry" [level=1]
      - form "Product Inquiry":
        - textbox "Company Name"
        - textbox "Name"
        - textbox "Phone"
        - textbox "Fax"
        - textbox "Email"
        - textbox "Inquiry"
        - button "Submit Inquiry"
      - complementary "Contact":
        - heading "Contact" [level=2]
  `,
};

for (const [language, pages, chrome] of [
  ['ko', PAGES, CHROME],
  ['en', ENGLISH, ENGLISH_CHROME],
] as const)
  test(`a screen reader hears the parts of a page by role and name, in order: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const [address, parts] of Object.entries(pages)) {
      await page.goto(address);
      await hydrated(page);
      await expect(page.locator('body')).toMatchAriaSnapshot(chrome);
      await expect(page.locator('body')).toMatchAriaSnapshot(parts);
    }
  });

test('what stands beside a control is heard once, and drawings of a number not at all', async ({
  page,
}) => {
  await page.goto('/products/pinch-valve/pqvf/pqvf');
  await hydrated(page);
  await expect(page.getByRole('rowheader', { name: 'DN 100', exact: true })).toBeVisible();
  await page.goto('/products/special/quarter-turn-480');
  await hydrated(page);
  await expect(page.getByRole('definition').filter({ hasText: /^$/ })).toHaveCount(0);
});

test('of a figure the name is heard first and its value next, with nothing empty between', async ({
  page,
}) => {
  for (const path of [
    '/products/sirca-valves/ball-valves/s10',
    '/products/pinch-valve/pqvf/pqvf',
    '/products/special/quarter-turn-480/480-050',
    '/products/pneumatic/rotary/ap-da',
    '/products/special/quarter-turn-480?model=480-050',
    '/',
    '/contact',
  ]) {
    await page.goto(path);
    await hydrated(page);
    const faults = await page.locator('main dl').evaluateAll((lists) =>
      lists.flatMap((list) => {
        const heard = [...list.querySelectorAll('dt, dd')].filter(
          (part) => part.closest('[aria-hidden=true]') === null,
        );
        return heard.flatMap((part, index) => {
          const isFirst = index === 0 || heard[index - 1]?.parentElement !== part.parentElement;
          const stands = part.parentElement?.localName === 'div' && isFirst;
          if (stands && part.localName === 'dd') return [`before its name: ${part.textContent}`];
          return part.textContent?.trim() === '' ? [`empty: ${part.outerHTML}`] : [];
        });
      }),
    );
    expect(faults, path).toEqual([]);
  }
});

test('the parts of a drawing are heard as its name', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/products/sirca-valves/ball-valves/s10?lang=en');
  await hydrated(page);
  await expect(
    page.getByRole('img', { name: /^Parts of the illustration: .+, / }).first(),
  ).toBeVisible();
});
