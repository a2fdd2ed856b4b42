/** A day of an office employee: the real server and the real desk side by side, an inquiry by the public form (issue 19). */
import { expect, test as base, type Page } from '@playwright/test';

import { startSideBySide, type SideBySide } from './desk-beside.ts';
import { fillIn, submitButton } from './inquiry-form.ts';
import { hydrated } from './hydrated.ts';

const test = base.extend<{ office: SideBySide }>({
  office: async ({}, use) => {
    await using office = await startSideBySide();
    await use(office);
  },
});

async function openDesk(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

async function sendInquiry(page: Page, office: SideBySide, companyName: string): Promise<void> {
  await page.goto(`${office.site}/contact`);
  await hydrated(page);
  await fillIn(page, 'ko', { companyName });
  await submitButton(page, 'ko').click();
  await expect(page.getByText('문의가 접수되었습니다!')).toBeVisible();
}

const row = (page: Page, company: string) => page.getByRole('row').filter({ hasText: company });

test('an inquiry from the public form arrives in the open list; it is read, searched, annotated, answered, closed, exported, deleted', async ({
  page,
  office,
  context,
}) => {
  await openDesk(page, office.desk);
  await expect(page.getByText('아직 문의가 없습니다.')).toBeVisible();
  const visitor = await context.newPage();
  await sendInquiry(visitor, office, '○○수처리');
  await visitor.close();
  // Without a reload: the list hears of it.
  await expect(row(page, '○○수처리')).toBeVisible();
  await expect(page.getByRole('link', { name: '문의 새 1' })).toBeVisible();

  await row(page, '○○수처리').getByRole('link').click();
  const inquiry = page.getByRole('region', { name: '연 문의' });
  await expect(inquiry.getByRole('heading', { level: 1 })).toContainText('○○수처리');
  await expect(inquiry).toContainText('PQVF DN 100, 수량 6대.');
  await expect(inquiry).toContainText(/GM-\d{8}-001/);
  // Opening does not change the state.
  await expect(inquiry.getByRole('button', { name: '새 문의' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await expect(page.locator('html[data-ready]')).toBeAttached();
  await inquiry.getByRole('textbox', { name: '메모' }).fill('제조사에 확인 요청함');
  await expect(inquiry.getByText(/^저장됨 \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(inquiry.getByRole('textbox', { name: '메모' })).toHaveValue('제조사에 확인 요청함');

  await page.route('mailto:**', (route) => route.abort());
  await inquiry.getByRole('button', { name: '답변 메일 쓰기' }).click();
  const open = page.getByRole('link', { name: '메일 프로그램에서 열기' });
  await expect(open).toHaveAttribute('href', /^mailto:buyer@example\.com\?subject=.*GM-\d{8}-001/);
  await page.getByRole('button', { name: '보냈음, 답변함으로 바꾸기' }).click();
  await expect(inquiry.getByRole('button', { name: '답변함' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await inquiry.getByRole('button', { name: '종결' }).click();
  await expect(inquiry.getByText('저장했습니다.')).toBeVisible();
  await expect(inquiry.getByText('종결함')).toBeVisible();

  for (const words of ['수처리', 'ㅅㅊㄹ', 'dn100', '0000000']) {
    await page.goto(`${office.desk}/?q=${encodeURIComponent(words)}`);
    await expect(row(page, '○○수처리'), words).toBeVisible();
  }
  await page.getByRole('searchbox', { name: '문의 검색' }).fill('없는 회사');
  await page.getByRole('button', { name: '찾기' }).click();
  await expect(page.getByText('찾는 문의가 없습니다.')).toBeVisible();

  await page.goto(`${office.desk}/?state=closed`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Excel' }).click();
  expect((await download).suggestedFilename()).toBe('inquiries.xlsx');

  await row(page, '○○수처리').getByRole('link').click();
  await page.getByRole('link', { name: '삭제' }).click();
  const question = page.getByRole('alertdialog', { name: '이 문의를 삭제합니까?' });
  await expect(question.getByRole('link', { name: '취소' })).toBeFocused();
  await question.getByRole('button', { name: '삭제' }).click();
  await expect(page.getByText(/GM-\d{8}-001 문의를 삭제했습니다\./)).toBeVisible();
  await expect(row(page, '○○수처리')).toHaveCount(0);

  await page.getByRole('link', { name: /^확인할 사실/ }).click();
  const fact = page.getByRole('row').filter({ hasText: 'AP 시리즈의 크기별' });
  await fact.getByRole('button', { name: '확인함' }).click();
  await expect(fact.getByRole('alert')).toContainText('확인한 내용을 적은 뒤');
  await fact.getByRole('textbox').fill('제조사 회신 (예시)');
  await fact.getByRole('button', { name: '확인함' }).click();
  await expect(fact.getByText('✓ 확인함')).toBeVisible();
  await expect(fact.getByRole('textbox')).toHaveValue('제조사 회신 (예시)');

  await page.getByRole('link', { name: '보관·백업' }).click();
  await page.getByRole('button', { name: '지금 백업' }).click();
  await expect(page.getByText(/파일로 백업했습니다/)).toBeVisible();
  await expect(page.getByRole('link', { name: /내려받기/ })).toBeVisible();
});

test.describe('without scripts', () => {
  test('notes, states and English work by forms alone', async ({ page, office, browser }) => {
    await sendInquiry(page, office, '○○플랜트');
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const desk = await plain.newPage();
    await desk.goto(office.desk);
    await row(desk, '○○플랜트').getByRole('link').click();
    await desk.getByRole('textbox', { name: '메모' }).fill('전화함');
    await desk
      .locator('form')
      .filter({ has: desk.getByRole('textbox', { name: '메모' }) })
      .getByRole('button', { name: '저장' })
      .click();
    await expect(desk.getByRole('textbox', { name: '메모' })).toHaveValue('전화함');
    await desk.getByRole('button', { name: '처리 중' }).click();
    await expect(desk.getByRole('button', { name: '처리 중' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await desk.getByRole('button', { name: 'English' }).click();
    await expect(desk.getByRole('button', { name: 'In work' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await plain.close();
  });
});

test('a notice that is written at the desk is on the site on its days, until the visitor closes it or the staff takes it down', async ({
  page,
  office,
  browser,
}) => {
  await openDesk(page, office.desk);
  await page.getByRole('link', { name: '공지' }).click();
  const words = '추석 연휴 동안 문의 답변을 쉽니다.';
  await page.getByLabel('공지 (한국어)').fill(words);
  await page.getByLabel('공지 (영어)').fill('Inquiries rest during Chuseok.');
  const today = await page.getByLabel('첫날').inputValue();
  await page.getByLabel('마지막 날').fill(today);
  await page.getByRole('button', { name: '미리 보기' }).click();
  await expect(page.getByRole('region', { name: '사이트에 이렇게 보입니다' })).toContainText(words);
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('저장했습니다.')).toBeVisible();

  const visitor = async (path: string, at?: string) => {
    const context = await browser.newContext();
    const visit = await context.newPage();
    if (at !== undefined) await visit.clock.setFixedTime(new Date(at));
    const asked = visit.waitForResponse('**/notice.json');
    await visit.goto(office.site + path);
    await asked;
    return visit;
  };
  const korean = await visitor('/products');
  const band = korean.getByRole('complementary', { name: '공지' });
  await expect(band).toContainText(words);
  await band.getByRole('button', { name: '공지 닫기' }).click();
  await expect(band).toBeHidden();
  const again = korean.waitForResponse('**/notice.json');
  await korean.reload();
  await again;
  await hydrated(korean);
  await expect(band).toBeHidden();
  const english = await visitor('/about?lang=en');
  await expect(english.getByRole('complementary', { name: 'Notice' })).toContainText(
    'Inquiries rest during Chuseok.',
  );
  // The day after, in Seoul.
  const over = await visitor('/products', `${today}T23:59:59.999+09:00`);
  await expect(over.getByRole('complementary', { name: '공지' })).toBeVisible();
  const day = new Date(Date.parse(`${today}T00:00:00+09:00`) + 86_400_000).toISOString();
  const later = await visitor('/products', day);
  await hydrated(later);
  await expect(later.getByRole('complementary', { name: '공지' })).toBeHidden();

  await page.getByRole('button', { name: '공지 내리기' }).click();
  await expect(page.getByText('공지를 내렸습니다.')).toBeVisible();
});
