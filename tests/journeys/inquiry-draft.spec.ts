/** What is typed stays, and the products asked about come along. */
import { expect, type Page, type Response } from '@playwright/test';

import { goTo, holdScripts, hydrated, moveTo, reload } from './hydrated.ts';
import {
  contactPath,
  field,
  fillIn,
  sendForm,
  submitButton,
  SUCCESS,
  VALUES,
} from './inquiry-form.ts';
import { test } from './with-inquiry-service.ts';
import { storedQuote } from './stored-quote.ts';

test('a draft comes back after a reload, with what is odd in it; discarded it can be brought back, until the next visit', async ({
  page,
  service,
}) => {
  await goTo(page, service.url + contactPath('ko'));
  await fillIn(page, 'ko', { phone: '123', email: 'buyer@naver,com' });
  await field(page, 'ko', 'companyName').focus();
  const warning = page.getByText('전화번호의 자릿수가 모자라 보입니다');
  await expect(warning).toBeVisible();
  await reload(page);
  const inquiry = field(page, 'ko', 'inquiry');
  await expect(inquiry).toHaveValue(VALUES.inquiry);
  await expect(page.getByText('작성하시던 내용을 다시 불러왔습니다')).toBeVisible();
  await expect(warning).toBeVisible();
  await page.getByRole('button', { name: 'buyer@naver.com' }).click();
  await expect(field(page, 'ko', 'email')).toHaveValue('buyer@naver.com');

  const discard = page.getByRole('button', { name: '작성 내용 지우기' });
  await discard.press('Enter');
  await expect(inquiry).toHaveValue('');
  // It stands above the form, the button that was pressed below.
  const undo = page.getByRole('button', { name: '되돌리기' });
  await expect(undo).toBeFocused();
  await expect(undo).toBeInViewport({ ratio: 1 });
  await undo.press('Enter');
  await expect(inquiry).toHaveValue(VALUES.inquiry);
  await expect(field(page, 'ko', 'companyName')).toBeFocused();
  await discard.click();
  await reload(page);
  await expect(inquiry).toHaveValue('');
});

test('a quote request survives a cleared form, a reload and a change of language, goes out in the text once, and is gone then', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/products/pinch-valve/pqvf/pqvf`);
  await page.getByRole('link', { name: '견적 요청' }).first().click();
  await expect(page).toHaveURL(/\/contact\?product=pqvf$/);
  const list = page.getByRole('list', { name: '문의 제품' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('PQVF');
  // The page's own style sheet came after the document's: the order of the layers must still hold.
  await expect(submitButton(page, 'ko')).toHaveCSS('background-color', 'rgb(17, 26, 32)');
  await field(page, 'ko', 'name').fill('홍길동');
  await page.getByRole('button', { name: '작성 내용 지우기' }).click();
  await expect(field(page, 'ko', 'name')).toHaveValue('');
  await fillIn(page, 'ko');
  await page.reload();
  await expect(list).toContainText('PQVF');
  await expect(field(page, 'ko', 'inquiry')).toHaveValue(VALUES.inquiry);

  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/lang=en/);
  const english = page.getByRole('list', { name: 'Products', exact: true });
  await expect(english).toContainText('PQVF');
  for (const name of Object.keys(VALUES) as (keyof typeof VALUES)[])
    await expect(field(page, 'en', name)).toHaveValue(VALUES[name]);
  // Its heading begins with the code, for readers.
  const name = (await english.getByRole('heading').innerText()).replace(/^PQVF\s+/, '').trim();

  // The mark of a form whose scripts came while the browser was posting it by itself: the page does not send it again.
  const mark = (submission: 'posted' | 'hydrated') =>
    page.evaluate((state) => {
      for (const form of document.forms) form.submission = state;
    }, submission);
  await mark('posted');
  await submitButton(page, 'en').click();
  await mark('hydrated');
  await submitButton(page, 'en').click();
  await expect(page.getByText(SUCCESS.en[0])).toBeVisible();
  expect(service.received).toHaveLength(1);
  expect(service.received[0]?.fields['inquiry']?.replaceAll('\r\n', '\n')).toBe(
    `[Quote request]\n1. PQVF | ${name} | Pinch Valve | Quantity 1\n\n[Inquiry]\n${VALUES.inquiry}`,
  );

  await goTo(page, service.url + contactPath('en'));
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
  await sendForm(page, 'ko');
  await expect(page.getByText(SUCCESS.ko[0])).toBeVisible();
  expect(service.received[0]?.fields['inquiry']).toContain('PQVF');
  release();
});

test('scripts that never arrive: the form posts by itself', async ({ page, service }) => {
  await page.clock.install();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(service.url + contactPath('ko'));
  await sendForm(page, 'ko');
  expect(service.received).toHaveLength(0);
  await page.clock.fastForward(10_000);
  await expect.poll(() => service.received.length).toBe(1);
  expect(service.received[0]?.headers['accept']).toContain('text/html');
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser itself asks for what is required, and the whole form posts by itself', async ({
    page,
    service,
  }) => {
    await page.goto(service.url + contactPath('en'));
    for (const name of ['companyName', 'name', 'phone', 'email', 'inquiry'] as const)
      await expect(field(page, 'en', name)).toHaveAttribute('required');
    await expect(field(page, 'en', 'fax')).not.toHaveAttribute('required');
    await expect(field(page, 'en', 'phone')).toHaveAttribute('type', 'tel');
    await expect(field(page, 'en', 'email')).toHaveAttribute('type', 'email');
    await expect(page.getByRole('button', { name: 'Clear' })).toBeHidden();
    await sendForm(page, 'en', { phone: '' });
    await expect(field(page, 'en', 'phone')).toBeFocused();
    expect(service.received).toHaveLength(0);
    await field(page, 'en', 'phone').fill(VALUES.phone);
    await submitButton(page, 'en').click();
    await expect.poll(() => service.received.length).toBe(1);
    expect(service.received[0]?.fields).toMatchObject({
      ...VALUES,
      _language: 'en',
      _idempotency: '',
    });
    // What the address asks for fills the inquiry: nothing calls it required.
    await page.goto('/contact?product=s10');
    await expect(field(page, 'ko', 'inquiry')).not.toHaveAttribute('required');
    // Company, name, telephone, e-mail.
    await expect(page.getByText('필수', { exact: true }).filter({ visible: true })).toHaveCount(4);
  });
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

test('without a network one notice says so; the inquiry goes out by itself, with its conditions, only if the visitor says so', async ({
  page,
  service,
  context,
}) => {
  const isLibrary = async (response: Response) =>
    (await response.text().catch(() => '')).includes('Formspree-Client');
  await goTo(page, `${service.url}${contactPath('ko')}?dn=100&temp=80`);
  await fillIn(page, 'ko');
  const library = page.waitForResponse(isLibrary);
  await reload(page);
  await library;
  const summary = page.getByRole('alert');
  const later = page.getByRole('button', { name: '연결되면 보내기', exact: true });
  await expect(later).toBeHidden();

  await test.step('one notice, with one thing to do first and the browser’s words last', async () => {
    await context.setOffline(true);
    await submitButton(page, 'ko').click();
    await expect(summary.locator('p').last()).toHaveText('Failed to fetch');
    await expect(page.getByText('작성하신 내용은 이 기기에 보관합니다.')).toBeVisible();
    await expect(summary.getByRole('button', { name: '연결되면 보내기' })).toBeVisible();
    await expect(page.getByRole('button', { name: '연결되면 보내기' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: '다시 보내기' })).toHaveCount(0);
    await expect(page.getByText('다시 불러왔습니다')).toHaveCount(0);
    await context.setOffline(false);
    await expect(later).toBeHidden();
    expect(service.received).toHaveLength(0);
  });

  await context.setOffline(true);
  await submitButton(page, 'ko').click();
  await expect(summary).toContainText('다시 보내 주십시오');
  await later.click();
  const chosen = page.getByRole('button', { name: '연결되면 보내기 취소' });
  await expect(chosen).toBeFocused();
  await expect(page.getByText('네트워크에 다시 연결되면 이 문의를 보냅니다.')).toBeVisible();
  await expect(summary).not.toContainText('다시 보내 주십시오');
  await chosen.click();
  await expect(chosen).toHaveCount(0);
  await expect(summary).toContainText('다시 보내 주십시오');
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
    await goTo(tab, `${service.url}/products/pinch-valve/${code}/${code}`);
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
  await moveTo(page, contactPath('ko'));
  await sendForm(page, 'ko');
  await expect.poll(() => service.received.length).toBe(1);
  await list(await context.newPage(), 'pqvi');
  await expect(
    page.getByRole('button', { name: /^견적 목록\s*, 제품 2개$/ }).first(),
  ).toBeVisible();
  answer();
  await expect(page.getByText(SUCCESS.ko[0])).toBeVisible();
  expect(await storedQuote(page)).toEqual(['PQVI × 1']);
});

test('while an inquiry is under way the next one can be written, and who leaves stays where he is and finds the receipt', async ({
  page,
  service,
}) => {
  const underWay = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    service.answer({ when: promise, json: { next: '/thanks' } });
    return resolve;
  };
  const footer = page.getByRole('contentinfo');
  const inquiry = field(page, 'ko', 'inquiry');
  const next = 'PQVI DN 50, 수량 2대.';
  await goTo(page, `${service.url}/downloads`);

  await test.step('what is written meanwhile is there for the next one', async () => {
    const answer = underWay();
    await footer.getByRole('link', { name: '문의하기' }).first().click();
    await sendForm(page, 'ko');
    await page.goBack();
    await expect(page).toHaveURL(/\/downloads$/);
    await page.goForward();
    await inquiry.fill(next);
    answer();
    await expect(page.getByRole('heading', { name: SUCCESS.ko[0] })).toBeVisible();
    await page.getByRole('button', { name: '새 문의 작성' }).click();
    await expect(inquiry).toHaveValue(next);
  });

  await test.step('who leaves stays where he is', async () => {
    const answer = underWay();
    await sendForm(page, 'ko', { inquiry: next, fax: '02-000-0009' });
    await footer.getByRole('link', { name: '자료실' }).click();
    await expect(page).toHaveURL(/\/downloads$/);
    answer();
    const kept = (name: string) =>
      page.evaluate((key) => String(localStorage[key] ?? ''), `gamasan.${name}`);
    await expect.poll(() => kept('sent')).toContain('02-000-0009');
    await expect.poll(() => kept('inquiry')).not.toContain(next);
    await expect(page).toHaveURL(/\/downloads$/);
    await moveTo(page, contactPath('ko'));
    await expect(page.getByRole('list', { name: '보낸 문의' })).toBeVisible();
  });
});

test('what was asked and chosen on Korean pages goes out in English from the English form; questions sent can be put back', async ({
  page,
  service,
}) => {
  const main = page.getByRole('main');
  const send = async () => {
    await sendForm(page, 'en');
    await expect(page.getByText(SUCCESS.en[0])).toBeVisible();
    return service.received.at(-1)?.fields['inquiry'];
  };
  const s20 = `${service.url}/products/sirca-valves/ball-valves/s20`;
  const question = 'S20 Dimensions, weight';

  await test.step('a question', async () => {
    await goTo(page, s20);
    await page.locator('summary', { hasText: '문의 항목' }).click();
    await page.getByRole('button', { name: '치수·중량' }).click();
    await moveTo(page, `${s20}?lang=en`);
    await expect(
      page.getByRole('button', { name: 'Dimensions, weight', pressed: true }),
    ).toBeVisible();
    await moveTo(page, contactPath('en'));
    await expect(main).toContainText(question);
    expect(await send()).toMatch(/\[Questions\]\s+1\. S20: Dimensions, weight/);
    await page.getByRole('button', { name: 'Put the quote list back' }).click();
    await expect(page.getByText('The list is back.')).toBeFocused();
    await page.getByRole('button', { name: 'Write another inquiry' }).click();
    await expect(main).toContainText(question);
  });

  await test.step('a supply', async () => {
    await moveTo(page, '/products/special/quarter-turn-480/480-050?lang=ko');
    await main.getByRole('radio', { name: /^단상/ }).check({ force: true });
    await main
      .getByRole('button', { name: /^견적 목록에 담기 / })
      .first()
      .click();
    await moveTo(page, contactPath('en'));
    const text = await send();
    expect(text).toMatch(/Single-phase [\d–]+ V/);
    expect(text).not.toContain('단상');
  });
});
