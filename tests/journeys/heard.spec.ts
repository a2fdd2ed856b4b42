/** What a screen reader hears of six kinds of pages: their parts in order, with role and name; content may change. */
import { expect, test } from '@playwright/test';

import { inLanguage } from '#tests/site/addresses.ts';

import { goTo } from './hydrated.ts';
import { variants } from './variants.ts';

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

const PAGES: Readonly<Record<string, string>> = {
  '/products': `
    - main:
      - navigation "현재 위치"
      - region "조건으로 찾기":
        - heading "제품" [level=1]
        - group "단위"
        - textbox "호칭경"
        - textbox "압력"
        - combobox "압력의 종류"
        - textbox "유체 온도"
        - textbox "필요 토크"
        - button "찾기"
        - article "전동 액추에이터":
          - heading "전동 액추에이터" [level=2]
  `,
  '/products/sirca-valves/ball-valves': `
    - main:
      - navigation "현재 위치"
      - navigation "하위 분류"
      - heading "볼 밸브" [level=1]
      - region "카탈로그":
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
      - term: 호칭경
      - definition
      - group "그림 보기":
        - button "축측 투상도" [pressed]
      - button /^3D 보기. PQVF 플랜지형 핀치 밸브$/
      - button /크게 보기/
      - region "견적 요청":
        - combobox "호칭경"
        - textbox "수량"
        - link "견적 요청"
        - button "견적 목록에 담기 PQVF"
      - region "사양":
        - checkbox "비교에 담기 PQVF"
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
      - group "무엇을 도와드릴까요?":
        - radio "견적" [checked]
        - radio "기술"
        - radio "A/S"
      - heading "보내시는 분" [level=2]
      - form "제품 문의":
        - textbox "회사명"
        - textbox "이름"
        - textbox "전화번호"
        - textbox "팩스"
        - textbox "이메일"
        - textbox "문의 내용"
        - button "문의 보내기"
      - complementary "연락처":
        - term: 이메일
        - definition:
          - link "sales@example.com"
  `,
};

/** The same parts in another language: names are texts, which the types of the messages hold. */
const withoutNames = (parts: string): string =>
  parts.replaceAll(/(?<=- \w+)(?: "[^"]*"| \/.*\/|: .+)/g, '');

for (const { language, width, height, title } of variants('roles and names'))
  test(`a screen reader hears the parts of a page by role and name, in order (${title})`, async ({
    page,
  }) => {
    const named = language === 'ko' ? (parts: string) => parts : withoutNames;
    await page.setViewportSize({ width, height });
    for (const [address, parts] of Object.entries(PAGES))
      await test.step(address, async () => {
        await goTo(page, inLanguage(address, language));
        await expect(page.locator('body')).toMatchAriaSnapshot(named(CHROME));
        await expect(page.locator('body')).toMatchAriaSnapshot(named(parts));
      });
  });

test('of a figure the name is heard first and its value next; what stands beside a control is heard once, and a drawing as its name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of [
    '/products/sirca-valves/ball-valves/s10',
    '/products/pinch-valve/pqvf/pqvf',
    '/products/special/quarter-turn-480/480-050',
    '/products/pneumatic/rotary/ap-da',
    '/products/special/quarter-turn-480',
    '/products/special/quarter-turn-480?model=480-050',
    '/',
    '/contact',
  ])
    await test.step(path, async () => {
      await goTo(page, path);
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
      // The button of its row is not heard as a part of the size.
      if (path.endsWith('pqvf'))
        await expect(page.getByRole('rowheader', { name: 'DN 100', exact: true })).toBeVisible();
      // Drawings of a number are not heard at all.
      await expect(page.getByRole('definition').filter({ hasText: /^$/ })).toHaveCount(0);
    });

  // The parts of a drawing.
  await goTo(page, '/products/sirca-valves/ball-valves/s10?lang=en');
  await expect(
    page.getByRole('img', { name: /^Parts of the illustration: .+, / }).first(),
  ).toBeVisible();
});
