/** A day of an office employee: the real server and the real desk side by side, an inquiry by the public form. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, test as base, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';

import type { Miss } from '#contract/misses.ts';
import { readMisses } from '#server/misses/miss-files.ts';

import { startSideBySide, type SideBySide } from './desk-beside.ts';
import { sendForm, VALUES } from './inquiry-form.ts';
import { goTo, holdScripts, hydrated } from './hydrated.ts';

/** One server and one desk for all tests of a worker: each has companies of its own. */
const test = base.extend<object, { office: SideBySide }>({
  office: [
    async ({}, use) => {
      await using office = await startSideBySide();
      await use(office);
    },
    { scope: 'worker' },
  ],
});

async function openDesk(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

async function sendInquiry(page: Page, office: SideBySide, companyName: string): Promise<void> {
  await goTo(page, `${office.site}/contact`);
  await sendForm(page, 'ko', { companyName });
  await expect(page.getByText('문의가 접수되었습니다!')).toBeVisible();
}

/** The same inquiry as a browser without scripts posts it. */
async function postInquiry(office: SideBySide, companyName: string): Promise<void> {
  const answer = await fetch(`${office.site}/f/inquiry`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ ...VALUES, companyName, _language: 'ko' }),
  });
  expect(answer.status).toBe(200);
}

const row = (page: Page, company: string) => page.getByRole('row').filter({ hasText: company });
const openInquiry = (page: Page) => page.getByRole('region', { name: '연 문의' });

const STORED = `SELECT i.id, i.receipt, i.answered_at, d.state, d.note, d.person FROM inquiry i
  JOIN desk_inquiry d ON d.inquiry_id = i.id WHERE company_name = ?`;

/** What a press downloads. */
async function downloaded(page: Page, name: string | RegExp): Promise<[string, Buffer]> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  const file = await download;
  return [file.suggestedFilename(), readFileSync(await file.path())];
}

test('an inquiry from the public form comes into the open list by itself, and the screen says so to whoever has asked for it', async ({
  page,
  office,
  context,
}) => {
  // Without a screen Chromium refuses notifications whatever it is granted: a stand-in at that border writes them down.
  await page.addInitScript(() => {
    const shown: string[] = [];
    class Shown {
      static permission = 'default';
      static requestPermission = () => Promise.resolve((Shown.permission = 'granted'));
      constructor(title: string) {
        shown.push(title);
      }
    }
    Object.assign(window, { shown, Notification: Shown });
  });
  await openDesk(page, office.desk);
  await page.getByRole('button', { name: '알림 켜기' }).click();
  await expect(page.getByRole('button', { name: '알림 켜짐' })).toBeDisabled();
  const before = Number(
    /\d+/.exec(await page.getByRole('link', { name: /^문의 새/ }).innerText())?.[0],
  );
  const visitor = await context.newPage();
  const stored = visitor.waitForResponse(
    (answer) =>
      answer.request().method() === 'POST' && new URL(answer.url()).pathname.startsWith('/f/'),
  );
  const sending = sendInquiry(visitor, office, '○○이초');
  await stored;
  // Without a reload: the list hears of it.
  await expect(row(page, '○○이초')).toBeVisible();
  await expect(page.getByRole('link', { name: `문의 새 ${before + 1}` })).toBeVisible();
  await sending;
  await visitor.close();
  expect(await page.evaluate(() => Reflect.get(window, 'shown') as unknown)).toEqual([
    '새 문의가 들어왔습니다',
  ]);
});

test('an inquiry is read, annotated, answered, closed, searched, exported and deleted, and the file holds each of it', async ({
  page,
  context,
  office,
}) => {
  const company = '○○수처리';
  await postInquiry(office, company);
  const stored = () => office.stored(STORED, company);
  await openDesk(page, office.desk);
  await row(page, company).getByRole('link').click();
  const inquiry = openInquiry(page);
  await expect(inquiry.getByRole('heading', { level: 1 })).toContainText(company);
  await expect(inquiry).toContainText('PQVF DN 100, 수량 6대.');
  await expect(inquiry).toContainText(String(stored()?.['receipt']));
  // Opening does not change the state.
  await expect(inquiry.getByRole('button', { name: '새 문의' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(stored()?.['state']).toBe('new');

  await expect(page.locator('html[data-ready]')).toBeAttached();
  await inquiry.getByRole('textbox', { name: '메모' }).fill('제조사에 확인 요청함');
  await expect(inquiry.getByText(/^저장됨 \d\d:\d\d$/)).toBeVisible();
  expect(stored()?.['note']).toBe('제조사에 확인 요청함');

  await inquiry.getByRole('button', { name: '답변 이메일 쓰기' }).click();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  expect(stored()).toMatchObject({ state: 'working', answered_at: null });
  // The customer's words stand beside what is written; webmail gets both by the clipboard.
  await expect(page.getByRole('region', { name: '고객이 보낸 내용' })).toContainText('수량 6대.');
  const body = page.getByRole('textbox', { name: '내용', exact: true });
  await body.fill('가능합니다.\n감사합니다.');
  await expect(page.getByText(/^임시 저장됨 \d\d:\d\d$/)).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: '내용 복사' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '가능합니다.\n감사합니다.',
  );
  const open = page.getByRole('link', { name: '이메일 프로그램에서 열기' });
  await open.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await open.click();
  await expect(open).toHaveAttribute(
    'href',
    /^mailto:buyer@example\.com\?subject=.*GM-\d{8}-\d+.*body=%EA%B0%80/,
  );
  await page.getByRole('button', { name: '보냈음, 답변함으로 바꾸기' }).click();
  await expect(inquiry.getByText('보낸 답변을 남기고')).toBeVisible();
  await expect(inquiry.locator('.answers')).toContainText('가능합니다.');
  expect(stored()).toMatchObject({ state: 'answered', answered_at: expect.any(Number) });
  await inquiry.getByRole('button', { name: '종결' }).click();
  await expect(inquiry.getByText('종결함')).toBeVisible();
  expect(stored()?.['state']).toBe('closed');
  await inquiry.getByRole('button', { name: '되돌리기' }).click();
  await expect(inquiry.getByText('되돌렸습니다.')).toBeVisible();
  expect(stored()?.['state']).toBe('answered');
  await inquiry.getByRole('button', { name: '종결' }).click();
  await expect(inquiry.getByText('상태: 종결')).toBeVisible();

  for (const words of ['수처리', 'ㅅㅊㄹ', 'dn100', '0000000']) {
    await page.goto(`${office.desk}/?q=${encodeURIComponent(words)}`);
    await expect(row(page, company), words).toBeVisible();
  }
  await page.getByRole('searchbox', { name: '문의 검색' }).fill('없는 회사');
  await page.getByRole('button', { name: '찾기' }).click();
  await expect(page.getByText('찾는 문의가 없습니다.')).toBeVisible();

  await page.goto(`${office.desk}/?state=closed&q=${encodeURIComponent('ㅅㅊㄹ')}`);
  const [name, file] = await downloaded(page, '엑셀로 받기');
  expect(name).toMatch(/^문의-\d{4}-\d\d-\d\d\.xlsx$/);
  const texts = Object.values(unzipSync(Uint8Array.from(file))).map((bytes) =>
    new TextDecoder().decode(bytes),
  );
  for (const words of [company, '제조사에 확인 요청함', String(stored()?.['receipt'])])
    expect(texts.join('')).toContain(words);

  await row(page, company).getByRole('link').click();
  await page.getByRole('link', { name: '삭제' }).click();
  const question = page.getByRole('alertdialog', { name: '이 문의를 삭제합니까?' });
  await expect(question.getByRole('link', { name: '취소' })).toBeFocused();
  await question.getByRole('button', { name: '삭제' }).click();
  await expect(page.getByText(/GM-\d{8}-\d+ 문의를 삭제했습니다\./)).toBeVisible();
  expect(stored()).toBeUndefined();
});

test('eight tabs of one browser load and hear of a new inquiry', async ({ context, office }) => {
  const tabs: Page[] = [];
  for (let tab = 0; tab < 8; tab += 1) {
    const page = await context.newPage();
    await openDesk(page, office.desk);
    tabs.push(page);
  }
  await postInquiry(office, '○○여덟');
  for (const page of tabs) await expect(row(page, '○○여덟')).toBeVisible();
  // The tab that listened is closed: another one takes over.
  await tabs[0]!.close();
  await postInquiry(office, '○○아홉');
  for (const page of tabs.slice(1)) await expect(row(page, '○○아홉')).toBeVisible();
});

test('several inquiries are chosen and marked as spam at once, and one press takes it back', async ({
  page,
  office,
}) => {
  for (const company of ['○○하나', '○○둘']) await postInquiry(office, company);
  await openDesk(page, office.desk);
  const bar = page.getByRole('group', { name: '고른 문의' });
  await expect(bar).toBeHidden();
  for (const company of ['○○하나', '○○둘']) await row(page, company).getByRole('checkbox').check();
  await bar.getByRole('button', { name: '스팸' }).click();
  await expect(page.getByText('2건을 바꾸었습니다.')).toBeVisible();
  expect(office.stored(STORED, '○○둘')?.['state']).toBe('spam');
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(row(page, '○○하나')).toBeVisible();
  expect(office.stored(STORED, '○○둘')?.['state']).toBe('new');
});

test('while rows are ticked a new inquiry comes into the list, and what was chosen, typed and opened stays', async ({
  page,
  office,
}) => {
  for (const [company, person] of [
    ['○○먼저', '김영숙'],
    ['○○나중', '이정호'],
  ] as const) {
    await postInquiry(office, company);
    await openDesk(page, office.desk);
    await row(page, company).getByRole('link').click();
    const field = openInquiry(page).getByRole('combobox', { name: '담당' });
    await field.fill(person);
    await field.press('Enter');
    await expect(openInquiry(page).getByText('저장했습니다.')).toBeVisible();
  }
  await openDesk(page, office.desk);
  const tick = row(page, '○○먼저').getByRole('checkbox');
  const bar = page.getByRole('group', { name: '고른 문의' });
  await page.getByText('자세히 거르기').click();
  await page.getByLabel('받은 날부터').fill('2026-03-01');
  await page.getByRole('searchbox', { name: '문의 검색' }).fill('밸브');
  await tick.focus();
  await page.keyboard.press('Space');
  await expect(bar).toContainText('고른 문의 1건');
  await bar.getByLabel('담당').selectOption('이정호');
  await tick.focus();
  // The first attempt fails: the next message tries again.
  await page.route(`${office.desk}/`, (route) => route.abort(), { times: 1 });
  await postInquiry(office, '○○다음');
  await expect(row(page, '○○다음')).toBeVisible({ timeout: 15_000 });
  await expect(tick).toBeChecked();
  await expect(tick).toBeFocused();
  await expect(bar.getByLabel('담당')).toHaveValue('이정호');
  await expect(page.getByLabel('받은 날부터')).toHaveValue('2026-03-01');
  await expect(page.getByRole('searchbox', { name: '문의 검색' })).toHaveValue('밸브');
  await page.getByRole('checkbox', { name: '이 페이지의 문의 모두 고르기' }).check();
  await expect(bar).toContainText(`고른 문의 ${await page.locator('[name="pick"]').count()}건`);
});

test('leaving asks first where a note could not be saved, and not while it is being saved', async ({
  page,
  office,
}) => {
  await postInquiry(office, '○○기전');
  await openDesk(page, office.desk);
  const letScriptCome = await holdScripts(page);
  await row(page, '○○기전').getByRole('link').first().click();
  const note = openInquiry(page).getByRole('textbox', { name: '메모' });
  // Typed before the script has come, it saves itself as well.
  await note.fill('내일');
  letScriptCome();
  await expect(openInquiry(page).getByText(/^저장됨 \d\d:\d\d$/)).toBeVisible();
  expect(office.stored(STORED, '○○기전')?.['note']).toBe('내일');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const fails = (url: URL) => url.pathname.startsWith('/inquiries/');
  await page.route(fails, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await note.fill('전화 요청');
  await note.blur();
  await expect(openInquiry(page).locator('[data-save-state].failed')).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a')?.click());
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(note).toHaveValue('전화 요청');
  // Once it is saved again, leaving right after a key loses nothing and asks nothing.
  await page.unroute(fails);
  await note.pressSequentially('함');
  await expect(openInquiry(page).getByText(/^저장됨 \d\d:\d\d$/)).toBeVisible();
  await note.pressSequentially('.');
  await page.goto(`${office.desk}/facts`);
  await expect.poll(() => office.stored(STORED, '○○기전')?.['note']).toBe('전화 요청함.');
  expect(asked).toEqual(['beforeunload']);
});

test('a fact is confirmed, and a backup holds it', async ({ page, office }) => {
  await openDesk(page, `${office.desk}/facts`);
  const fact = page.getByRole('row').filter({ hasText: 'AP 시리즈의 크기별' });
  await fact.getByRole('button', { name: '확인함' }).click();
  await expect(fact.getByRole('alert')).toContainText('확인한 내용을 적은 뒤');
  await fact.getByRole('textbox').fill('제조사 회신 (예시)');
  await fact.getByRole('button', { name: '확인함' }).click();
  await expect(fact.getByText('✓ 확인함')).toBeVisible();
  const answer = 'SELECT answer, confirmed FROM desk_fact';
  expect(office.stored(answer)).toEqual({ answer: '제조사 회신 (예시)', confirmed: 1 });

  await page.getByRole('link', { name: '보관·백업' }).click();
  await page.getByRole('button', { name: '지금 백업' }).click();
  await expect(page.getByText(/백업했습니다: /)).toBeVisible();
  const [name] = await downloaded(page, /내려받기/);
  expect(readdirSync(join(office.dataDir, 'backups'))).toContain(name);
  const backup = new DatabaseSync(join(office.dataDir, 'backups', name), { readOnly: true });
  expect(backup.prepare(answer).get()).toEqual({ answer: '제조사 회신 (예시)', confirmed: 1 });
  backup.close();
});

test('what a visitor looks for in vain is counted once typing has ended, and the desk shows it', async ({
  page,
  office,
}) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/misses') told.push(request.postData() ?? '');
  });
  await goTo(page, `${office.site}/products?dn=1200&pn=16&temp=180&class=600`);
  await page.getByRole('combobox', { name: '검색' }).first().pressSequentially('쿼츠유량계쿼츠');
  await expect(page.getByText(/쿼츠유량계쿼츠/).first()).toBeVisible();
  // Twice, and not once for each letter.
  await expect
    .poll(() => told.map((body) => (JSON.parse(body) as Miss).words).toSorted())
    .toEqual([expect.stringContaining('dn=1200'), '쿼츠유량계쿼츠']);
  await expect
    .poll(() =>
      readMisses(office.dataDir, '')
        .map(({ words }) => words)
        .toSorted(),
    )
    .toEqual([expect.stringContaining('dn=1200'), '쿼츠유량계쿼츠']);
  await openDesk(page, `${office.desk}/counts`);
  await expect(row(page, '쿼츠유량계쿼츠')).toContainText('한국어');
  await expect(row(page, 'DN 1200, PN 16, ANSI 600')).toContainText('1');
});

test.describe('without scripts', () => {
  test('notes, states, the notice’s preview and English work by forms alone', async ({
    office,
    browser,
  }) => {
    await postInquiry(office, '○○플랜트');
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
    const working = openInquiry(desk).getByRole('button', { name: '처리 중' });
    await working.click();
    await expect(working).toHaveAttribute('aria-pressed', 'true');
    expect(office.stored(STORED, '○○플랜트')).toMatchObject({ state: 'working', note: '전화함' });
    await desk.goto(`${office.desk}/notice`);
    await desk.getByLabel('한국어 공지').fill('미리 보는 글');
    await desk.getByLabel('영어 공지').fill('Looked at first');
    await desk.getByLabel('마지막 날').fill(await desk.getByLabel('첫날').inputValue());
    await desk.getByRole('button', { name: '미리 보기' }).click();
    await expect(desk.getByRole('region', { name: '사이트에 이렇게 보입니다' })).toContainText(
      '미리 보는 글',
    );
    await desk.getByRole('button', { name: 'English' }).click();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Site notice');
    await plain.close();
  });
});

test('a notice that is written at the desk is on the site on its days, until the visitor closes it or the staff takes it down', async ({
  page,
  office,
  browser,
}) => {
  await openDesk(page, office.desk);
  const letScriptCome = await holdScripts(page);
  await page.getByRole('link', { name: '공지' }).click();
  const words = '추석 연휴 동안 문의 답변을 쉽니다.';
  await page.getByLabel('한국어 공지').fill(words);
  letScriptCome();
  await expect(page.getByRole('region', { name: '사이트에 이렇게 보입니다' })).toContainText(words);
  await page.getByLabel('영어 공지').fill('Inquiries rest during Chuseok.');
  await expect(page.getByRole('region', { name: '사이트에 이렇게 보입니다' })).toContainText(words);
  const today = await page.getByLabel('첫날').inputValue();
  await page.getByLabel('마지막 날').fill(today);
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('저장했습니다.')).toBeVisible();
  const file = () => readFileSync(join(office.dataDir, 'notice.json'), 'utf8');
  expect(JSON.parse(file())).toMatchObject({ text: { ko: words }, until: today });

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
  expect(file).toThrow(/ENOENT/);
  // Next year's holidays are not written anew.
  await page.getByRole('link', { name: `다시 쓰기: ${words}` }).click();
  await expect(page.getByLabel('한국어 공지')).toHaveValue(words);
});
