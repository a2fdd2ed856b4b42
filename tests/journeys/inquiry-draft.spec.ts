/** What is typed stays, and the products asked about come along. */
import { expect, type Page, test as base } from '@playwright/test';

import { holdScripts, hydrated } from './hydrated.ts';
import {
  contactPath,
  field,
  fillIn,
  LABELS,
  submitButton,
  SUCCESS,
  VALUES,
} from './inquiry-form.ts';
import { type ScriptedService, startScriptedService } from './inquiry-service.ts';

const test = base.extend<{ service: ScriptedService }>({
  service: async ({}, use) => {
    const service = await startScriptedService('dist');
    await use(service);
    await service.stop();
  },
});

test('what is typed survives a reload and a change of language, and is gone once it has arrived', async ({
  page,
  service,
}) => {
  await page.goto(service.url + contactPath('ko'));
  await fillIn(page, 'ko');
  await page.reload();
  await expect(field(page, 'ko', 'inquiry')).toHaveValue(VALUES.inquiry);
  await expect(page.getByText('작성하시던 내용을 다시 불러왔습니다')).toBeVisible();
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/lang=en/);
  for (const name of Object.keys(VALUES) as (keyof typeof VALUES)[]) {
    await expect(field(page, 'en', name)).toHaveValue(VALUES[name]);
  }
  await submitButton(page, 'en').click();
  await expect(page.getByText(SUCCESS.en[0])).toBeVisible();
  await page.goto(service.url + contactPath('en'));
  await hydrated(page);
  await expect(field(page, 'en', 'inquiry')).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('gamasan.inquiry') ?? '')).not.toContain(
    VALUES.name,
  );
});

test('what was sent before the scripts arrived is answered in the page', async ({
  page,
  service,
}) => {
  const release = await holdScripts(page);
  await page.goto(service.url + contactPath('ko'), { waitUntil: 'commit' });
  await fillIn(page, 'ko');
  await submitButton(page, 'ko').dblclick();
  expect(service.received).toHaveLength(0);
  release();
  await expect(page.getByText(SUCCESS.ko[0])).toBeVisible({ timeout: 15_000 });
  expect(service.received).toHaveLength(1);
  expect(service.received[0]?.headers['accept']).toBe('application/json');
});

test('the code of a tool that never comes keeps no inquiry of the next page back', async ({
  page,
  service,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/sizing-tool-*.js', async (route) => {
    await held;
    await route.abort();
  });
  await page.addInitScript(() => {
    const item = { productCode: 'PQVF', productName: 'sample', category: 'pinch-valve' };
    localStorage['gamasan.quote'] = JSON.stringify({ version: 1, items: [item] });
  });
  await page.goto(`${service.url}/products/special/quarter-turn-480`);
  const contact = page.getByRole('contentinfo').getByRole('link', { name: '문의하기' }).first();
  // Until React has the link, a press opens a document, where all is well. The page says that it is hydrated only once the tool is there.
  await expect
    .poll(() => contact.evaluate((link) => Object.keys(link).join()))
    .toContain('__reactProps');
  await contact.click();
  await expect(page).toHaveURL(/\/contact/);
  expect(
    await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name ?? ''),
  ).toContain('quarter-turn-480');
  await hydrated(page);
  await fillIn(page, 'ko');
  await submitButton(page, 'ko').click();
  await expect(page.getByText(SUCCESS.ko[0])).toBeVisible();
  expect(service.received[0]?.fields['inquiry']).toContain('PQVF');
  release();
});

test('scripts that never arrive: the form posts by itself', async ({ page, service }) => {
  await page.clock.install();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(service.url + contactPath('ko'));
  await fillIn(page, 'ko');
  await submitButton(page, 'ko').click();
  expect(service.received).toHaveLength(0);
  await page.clock.fastForward(10_000);
  await expect.poll(() => service.received.length).toBe(1);
  expect(service.received[0]?.headers['accept']).toContain('text/html');
});

test('what the browser is posting by itself is not sent a second time by the page', async ({
  page,
  service,
}) => {
  await page.goto(service.url + contactPath('ko'));
  await hydrated(page);
  await fillIn(page, 'ko');
  // The mark of a form whose scripts came while it was being posted; Playwright waits for a post that is under way.
  await page.evaluate(() => {
    for (const form of document.forms) form.submission = 'posted';
  });
  await submitButton(page, 'ko').click();
  await page.evaluate(() => {
    for (const form of document.forms) form.submission = 'hydrated';
  });
  await submitButton(page, 'ko').click();
  await expect(page.getByText(SUCCESS.ko[0])).toBeVisible();
  expect(service.received).toHaveLength(1);
});

test('what was typed before the scripts arrived stays', async ({ page, service }) => {
  const release = await holdScripts(page);
  await page.goto(service.url + contactPath('ko'), { waitUntil: 'commit' });
  await field(page, 'ko', 'companyName').fill('early');
  release();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('gamasan.inquiry') ?? ''), {
      timeout: 15_000,
    })
    .toContain('early');
  await expect(field(page, 'ko', 'companyName')).toHaveValue('early');
});

test('a draft can be discarded, and the discarding undone', async ({ page, service }) => {
  await page.goto(service.url + contactPath('ko'));
  await fillIn(page, 'ko');
  await page.getByRole('button', { name: '작성 내용 지우기' }).press('Enter');
  await expect(field(page, 'ko', 'inquiry')).toHaveValue('');
  // It stands above the form, the button that was pressed below.
  const undo = page.getByRole('button', { name: '되돌리기' });
  await expect(undo).toBeFocused();
  await expect(undo).toBeInViewport({ ratio: 1 });
  await undo.press('Enter');
  await expect(field(page, 'ko', 'inquiry')).toHaveValue(VALUES.inquiry);
  await expect(field(page, 'ko', 'companyName')).toBeFocused();
  await page.getByRole('button', { name: '작성 내용 지우기' }).click();
  await page.reload();
  await expect(field(page, 'ko', 'inquiry')).toHaveValue('');
});

test('a draft discarded before the scripts arrived, or pressed twice, can be brought back', async ({
  page,
  service,
}) => {
  const release = await holdScripts(page);
  await page.goto(service.url + contactPath('ko'), { waitUntil: 'commit' });
  await fillIn(page, 'ko');
  const again = page.getByRole('button', { name: '작성 내용 지우기' });
  await again.click();
  release();
  await hydrated(page);
  await expect(field(page, 'ko', 'inquiry')).toHaveValue('');
  await again.click();
  await page.getByRole('button', { name: '되돌리기' }).click();
  for (const name of Object.keys(VALUES) as (keyof typeof VALUES)[])
    await expect(field(page, 'ko', name)).toHaveValue(VALUES[name]);
});

test('a draft discarded while the scripts start can be brought back', async ({ page, service }) => {
  // In the very task in which the application first listens, before it says so.
  await page.addInitScript(() => {
    const add = EventTarget.prototype.addEventListener;
    let pressed = false;
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof add>) {
      add.apply(this, args);
      if (pressed || args[0] !== 'storage') return;
      pressed = true;
      setTimeout(() => {
        if ('hydrated' in document.documentElement.dataset) throw new Error('too late');
        for (const button of document.querySelectorAll('main form button[type=button]'))
          if (button.textContent === '작성 내용 지우기') (button as HTMLElement).click();
      });
    };
  });
  const release = await holdScripts(page);
  await page.goto(service.url + contactPath('ko'), { waitUntil: 'commit' });
  await fillIn(page, 'ko');
  release();
  await hydrated(page);
  await expect(field(page, 'ko', 'inquiry')).toHaveValue('');
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(field(page, 'ko', 'inquiry')).toHaveValue(VALUES.inquiry);
});

test('two tabs: neither writes over what the other has typed', async ({
  page,
  service,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(service.url + contactPath('ko'));
  await expect(other.getByRole('button', { name: '작성 내용 지우기' })).toBeVisible();
  await page.goto(service.url + contactPath('ko'));
  await fillIn(page, 'ko');
  await field(other, 'ko', 'companyName').fill('다른 탭');
  await page.reload();
  await expect(field(page, 'ko', 'companyName')).toHaveValue('다른 탭');
  await expect(field(page, 'ko', 'inquiry')).toHaveValue(VALUES.inquiry);
});

test('offline nothing is lost: the same inquiry goes out when the network is back', async ({
  page,
  service,
  context,
}) => {
  const library = page.waitForResponse(async (response) =>
    (await response.text().catch(() => '')).includes('Formspree-Client'),
  );
  await page.goto(service.url + contactPath('en'));
  await library;
  await fillIn(page, 'en');
  await context.setOffline(true);
  await submitButton(page, 'en').click();
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(SUCCESS.en[0])).toBeVisible();
  expect(service.received).toHaveLength(1);
});

test('offline, an inquiry goes out by itself, with its conditions, when the network is back only if the visitor says so', async ({
  page,
  service,
  context,
}) => {
  await page.goto(`${service.url}${contactPath('ko')}?dn=100&temp=80`);
  await hydrated(page);
  await fillIn(page, 'ko');
  const later = page.getByRole('button', { name: '연결되면 보내기' });
  await expect(later).toBeHidden();
  await context.setOffline(true);
  await submitButton(page, 'ko').click();
  await expect(page.getByText('작성하신 내용은 이 기기에 보관합니다.')).toBeVisible();
  await context.setOffline(false);
  await expect(later).toBeHidden();
  expect(service.received).toHaveLength(0);

  await context.setOffline(true);
  await submitButton(page, 'ko').click();
  await expect(page.getByRole('alert')).toContainText('다시 보내 주십시오');
  await later.click();
  const chosen = page.getByRole('button', { name: '연결되면 보내기 취소' });
  await expect(chosen).toBeFocused();
  await expect(page.getByText('네트워크에 다시 연결되면 이 문의를 보냅니다.')).toBeVisible();
  await expect(page.getByRole('alert')).not.toContainText('다시 보내 주십시오');
  await chosen.click();
  await expect(chosen).toHaveCount(0);
  await expect(page.getByRole('alert')).toContainText('다시 보내 주십시오');
  await later.click();
  expect(service.received).toHaveLength(0);
  await context.setOffline(false);
  await expect(page.getByText(SUCCESS.ko[0])).toBeVisible();
  expect(service.received).toHaveLength(1);
  expect(service.received[0]?.fields['inquiry']).toMatch(/DN 100[\s\S]*80 °C/);
});

test('what is listed in another tab while the inquiry is under way stays listed, what was sent does not', async ({
  page,
  service,
  context,
}) => {
  const list = async (tab: Page, code: string) => {
    await tab.goto(`${service.url}/products/pinch-valve/${code}/${code}`);
    await hydrated(tab);
    const add = tab
      .getByRole('main')
      .getByRole('button', { name: /^(?:견적 목록에 담기|담김) / })
      .first();
    await add.click();
    await expect(add).toHaveAttribute('data-listed');
  };
  let answer: (value?: unknown) => void = () => undefined;
  service.answer({
    when: new Promise((resolve) => (answer = resolve)),
    json: { next: '/thanks' },
  });
  await list(page, 'pqvf');
  await page.goto(service.url + contactPath('ko'));
  await hydrated(page);
  await fillIn(page, 'ko');
  await submitButton(page, 'ko').click();
  await expect.poll(() => service.received.length).toBe(1);
  await list(await context.newPage(), 'pqvi');
  await expect(
    page.getByRole('button', { name: /^견적 목록\s*, 제품 2개$/ }).first(),
  ).toBeVisible();
  answer();
  await expect(page.getByText(SUCCESS.ko[0])).toBeVisible();
  const kept = await page.evaluate(() => String(localStorage['gamasan.quote']));
  expect(kept).toContain('PQVI');
  expect(kept).not.toContain('PQVF');
});

test('a quote request: the product is listed, survives reload and language change, and goes out in the text', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/products/pinch-valve/pqvf/pqvf`);
  await page.getByRole('link', { name: '견적 요청' }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  const list = page.getByRole('list', { name: '문의 제품' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('PQVF');
  // The page's own style sheet came after the document's: the order of the layers must still hold.
  await expect(submitButton(page, 'ko')).toHaveCSS('background-color', 'rgb(17, 26, 32)');
  await page.reload();
  await expect(list).toContainText('PQVF');
  await page.getByRole('link', { name: 'English' }).first().click();
  const english = page.getByRole('list', { name: 'Products you ask about' });
  await expect(english).toContainText('PQVF');
  // Its heading begins with the code, for readers.
  const name = (await english.getByRole('heading').innerText()).replace(/^PQVF\s+/, '').trim();
  await fillIn(page, 'en');
  await submitButton(page, 'en').click();
  await expect(page.getByText(SUCCESS.en[0])).toBeVisible();
  expect(service.received.at(-1)?.fields['inquiry']?.replaceAll('\r\n', '\n')).toBe(
    `[Quote request]\n1. PQVF | ${name} | Pinch Valve | quantity not given\n\n[Inquiry]\n${VALUES.inquiry}`,
  );
});

test('a quote asked for before the scripts arrived is listed too', async ({ page, service }) => {
  const release = await holdScripts(page);
  await page.goto(`${service.url}/products/pinch-valve/pqvf/pqvf`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: '견적 요청' }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  release();
  await expect(page.getByRole('list', { name: '문의 제품' })).toContainText('PQVF', {
    timeout: 15_000,
  });
});

test('a product that was taken out stays out, and clearing the form takes none out', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/products/pinch-valve/pqvf/pqvf`);
  await page.getByRole('link', { name: '견적 요청' }).first().click();
  await field(page, 'ko', 'name').fill('홍길동');
  await page.getByRole('button', { name: '작성 내용 지우기' }).click();
  await expect(field(page, 'ko', 'name')).toHaveValue('');
  await page.getByRole('button', { name: 'PQVF 빼기' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: '이 제품을 문의하고 있습니다' }),
  ).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'PQVF 빼기' })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the form is whole and posts by itself', async ({ page, service }) => {
    await page.goto(service.url + contactPath('en'));
    await fillIn(page, 'en');
    await expect(page.getByRole('button', { name: 'Clear' })).toBeHidden();
    await submitButton(page, 'en').click();
    await expect.poll(() => service.received.length).toBe(1);
    expect(service.received[0]?.fields).toMatchObject({
      ...VALUES,
      _language: 'en',
      _idempotency: '',
    });
    expect(
      Object.keys(LABELS.en).every((name) => name in (service.received[0]?.fields ?? {})),
    ).toBe(true);
  });
});

test('with the embedded service: sent, answered and stored', async ({ page }) => {
  await page.goto(contactPath('ko'));
  await fillIn(page, 'ko', { inquiry: `실제 서비스 ${Date.now()}` });
  await submitButton(page, 'ko').click();
  await expect(page.getByText(SUCCESS.ko[0])).toBeVisible();
});

test.describe('with the embedded service, without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the answer is a page in the visitor’s language', async ({ page }) => {
    await page.goto(contactPath('en'));
    await fillIn(page, 'en', { inquiry: `plain ${Date.now()}` });
    await submitButton(page, 'en').click();
    await expect(page.getByRole('status')).toContainText(SUCCESS.en[0]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('what is odd in a restored draft is said again', async ({ page, service }) => {
  await page.goto(service.url + contactPath('ko'));
  await hydrated(page);
  await fillIn(page, 'ko', { phone: '123', email: 'buyer@naver,com' });
  await page.getByRole('textbox', { name: '회사명' }).focus();
  const warning = page.getByText('전화번호의 자릿수가 모자라 보입니다');
  await expect(warning).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(warning).toBeVisible();
  await page.getByRole('button', { name: 'buyer@naver.com' }).click();
  await expect(page.getByRole('textbox', { name: '이메일' })).toHaveValue('buyer@naver.com');
});

test('without a network one notice says so, with one thing to do first and the browser’s words last', async ({
  page,
  service,
  context,
}) => {
  await page.goto(service.url + contactPath('ko'));
  await hydrated(page);
  await fillIn(page, 'ko');
  const library = page.waitForResponse(async (response) =>
    (await response.text().catch(() => '')).includes('Formspree-Client'),
  );
  await page.reload();
  await hydrated(page);
  await library;
  await context.setOffline(true);
  await submitButton(page, 'ko').click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Failed to fetch');
  await expect(summary.locator('p').last()).toHaveText('Failed to fetch');
  await expect(summary.getByRole('button', { name: '연결되면 보내기' })).toBeVisible();
  await expect(page.getByRole('button', { name: '다시 보내기' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '연결되면 보내기' })).toHaveCount(1);
  await expect(page.getByText('다시 불러왔습니다')).toHaveCount(0);
});

test('on a phone the receipt says what comes next before what was sent, and leads to the sent ones', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(service.url + contactPath('ko'));
  await hydrated(page);
  await fillIn(page, 'ko');
  await submitButton(page, 'ko').click();
  await expect(page.getByText(SUCCESS.ko[0])).toBeVisible();
  const top = async (name: string) =>
    (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? Number.NaN;
  expect(await top('다음 순서')).toBeLessThan(await top('보내신 분'));
  // This service says nothing of a confirmation: neither does the receipt.
  await expect(page.getByText('확인 이메일')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: '보낸 문의' }).click();
  await expect(page.getByRole('list', { name: '보낸 문의' })).toBeVisible();
});

test('the list and the questions that an inquiry has emptied can be put back', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/products/sirca-valves/ball-valves/s20?lang=en`);
  await hydrated(page);
  await page.getByRole('button', { name: /^Ask S20 Face-to-face length/ }).click();
  await page.goto(service.url + contactPath('en'));
  await hydrated(page);
  await fillIn(page, 'en');
  await submitButton(page, 'en').click();
  await expect(page.getByText(SUCCESS.en[0])).toBeVisible();
  await expect(page.getByText('Your list of questions has been emptied.')).toBeVisible();
  await page.getByRole('button', { name: 'Put the list back' }).click();
  await expect(page.getByText('The list is back.')).toBeFocused();
  await page.getByRole('button', { name: 'Write another inquiry' }).click();
  await expect(page.getByRole('main')).toContainText('S20: Face-to-face length, weight');
});

test('a supply chosen on a Korean page goes out in English from the English form', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/products/special/quarter-turn-480/480-050`);
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /^단상/ }).check({ force: true });
  await main
    .getByRole('button', { name: /^견적 목록에 담기 / })
    .first()
    .click();
  await page.goto(service.url + contactPath('en'));
  await hydrated(page);
  await fillIn(page, 'en');
  await submitButton(page, 'en').click();
  await expect(page.getByText(SUCCESS.en[0])).toBeVisible();
  expect(service.received[0]?.fields['inquiry']).toMatch(/Single-phase [\d–]+ V/);
  expect(service.received[0]?.fields['inquiry']).not.toContain('단상');
});

test('a question asked on a Korean page goes out in English from the English one, once', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/products/sirca-valves/ball-valves/s20`);
  await hydrated(page);
  await page.getByRole('button', { name: /^요청 S20 면간 거리/ }).click();
  await page.goto(`${service.url}/contact?lang=en`);
  await expect(page.getByRole('main')).toContainText('S20: Face-to-face length, weight');
  await page.goto(`${service.url}/products/sirca-valves/ball-valves/s20?lang=en`);
  await hydrated(page);
  await expect(
    page.getByRole('button', { name: /S20 Face-to-face length/, pressed: true }),
  ).toBeVisible();
});

/** Answers the form service's client only when the function returned is called. */
async function holdAnswer(page: Page): Promise<() => void> {
  const answered = Promise.withResolvers<void>();
  await page.route('**/f/**', async (route) => {
    await answered.promise;
    await route.fulfill({ json: { ok: true, next: '/thanks' } });
  });
  return answered.resolve;
}

test('who leaves while an inquiry is under way stays where he is, and finds its receipt', async ({
  page,
}) => {
  const answer = await holdAnswer(page);
  await page.goto('/contact');
  await hydrated(page);
  await fillIn(page, 'ko');
  await submitButton(page, 'ko').click();
  await page.getByRole('contentinfo').getByRole('link', { name: '자료실' }).click();
  await expect(page).toHaveURL(/\/downloads$/);
  answer();
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join(' ')))
    .toContain('02-000-0001');
  await expect
    .poll(() => page.evaluate(() => localStorage['gamasan.inquiry'] ?? ''))
    .not.toContain(VALUES.inquiry);
  await expect(page).toHaveURL(/\/downloads$/);
  await page.goto('/contact');
  await expect(page.getByRole('main')).toContainText('보낸 문의');
});

test('what is written while an inquiry is under way is there for the next one', async ({
  page,
}) => {
  const answer = await holdAnswer(page);
  await page.goto('/downloads');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '문의하기' }).first().click();
  await fillIn(page, 'ko');
  await submitButton(page, 'ko').click();
  await page.goBack();
  await expect(page).toHaveURL(/\/downloads$/);
  await page.goForward();
  await field(page, 'ko', 'inquiry').fill('PQVI DN 50, 수량 2대.');
  answer();
  await expect(page.getByRole('heading', { name: SUCCESS.ko[0] })).toBeVisible();
  await page.getByRole('button', { name: '새 문의 작성' }).click();
  await expect(field(page, 'ko', 'inquiry')).toHaveValue('PQVI DN 50, 수량 2대.');
});
