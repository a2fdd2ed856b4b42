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

const PAGES: Readonly<Record<string, string>> = {
  '/products': `
    - main:
      - navigation "현재 위치"
      - heading "제품" [level=1]
      - article "전동 액추에이터":
        - heading "전동 액추에이터" [level=2]
      - region "밸브 찾기":
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
      - button /^3D 보기. PQVF 플랜지형 핀치 밸브$/
      - button /크게 보기/
      - heading "PQVF 플랜지형 핀치 밸브" [level=1]
      - region "사양":
        - group "단위"
        - term: 호칭경
        - definition
      - textbox "수량"
      - link "견적 요청"
      - button "견적 목록에 담기 PQVF"
      - checkbox "비교 PQVF"
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
      - complementary:
        - heading "연락처" [level=2]
  `,
};

test('a screen reader hears the parts of a page by role and name, in order', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [address, parts] of Object.entries(PAGES)) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.locator('body')).toMatchAriaSnapshot(CHROME);
    await expect(page.locator('body')).toMatchAriaSnapshot(parts);
  }
});
