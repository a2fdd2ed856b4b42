/** Sending an inquiry: every outcome of the error catalogue (spec §8), from a real form service over real HTTP. */
import { expect, type Locator } from '@playwright/test';

import { goTo, touchPage } from './hydrated.ts';
import {
  contactPath,
  field,
  fillIn,
  type FormLanguage,
  LABELS,
  sendForm,
  submitButton,
  SUBMITTING,
  SUCCESS,
  VALUES,
} from './inquiry-form.ts';
import { test } from './with-inquiry-service.ts';

const PHONE = { width: 390, height: 844 };

test('the client library comes with this page only; its request is the one of spec §7, sent once; another inquiry can follow', async ({
  page,
  service,
}) => {
  const libraries: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const script = await response.text().catch(() => '');
    if (script.includes('Formspree-Client')) libraries.push(response.url());
  });
  await goTo(page, `${service.url}/`);
  expect(libraries).toHaveLength(0);
  await page.goto(service.url + contactPath('ko'));
  await expect.poll(() => libraries.length).toBe(1);

  const answered = Promise.withResolvers<void>();
  service.answer({ when: answered.promise, json: { next: '/' } });
  await fillIn(page, 'ko');
  await submitButton(page, 'ko').dblclick();
  const button = page.getByRole('button', { name: SUBMITTING.ko, exact: true });
  await expect(button).toBeDisabled();
  answered.resolve();
  const panel = page.getByRole('status').filter({ hasText: SUCCESS.ko[0] });
  await expect(panel).toContainText(SUCCESS.ko[1]);
  await expect(panel).toBeFocused();
  await expect(page.getByRole('form')).toHaveCount(0);

  const [request] = service.received;
  expect(service.received).toHaveLength(1);
  expect(request?.path).toBe('/f/inquiry');
  expect(request?.headers['accept']).toBe('application/json');
  expect(request?.headers['content-type']).toMatch(/^multipart\/form-data/);
  expect(request?.headers['formspree-client']).toBe('@formspree/react@3.0.0 @formspree/core@4.0.0');
  const session: unknown = JSON.parse(
    Buffer.from(request?.headers['formspree-session-data'] ?? '', 'base64').toString('utf8'),
  );
  expect(session).toEqual({ loadedAt: expect.any(Number), webdriver: true });
  expect(request?.fields).toMatchObject({ ...VALUES, _language: 'ko', _gotcha: '' });
  expect(request?.fields['_idempotency']).toMatch(/^[0-9a-f]{32}$/);

  await page.getByRole('button', { name: '새 문의 작성' }).click();
  await expect(field(page, 'ko', 'companyName')).toHaveValue('');
  await expect(field(page, 'ko', 'companyName')).toBeFocused();
  await sendForm(page, 'ko', { inquiry: 'another' });
  await expect(page.getByText(SUCCESS.ko[0])).toBeVisible();
  const keys = service.received.map(({ fields }) => fields['_idempotency']);
  expect(new Set(keys).size).toBe(2);
});

test('errors of the form and of the service stand under their fields and in a summary that takes focus and leads to them', async ({
  page,
  service,
}) => {
  // The page's other address.
  await page.goto(`${service.url}/support`);
  const summary = page.getByRole('alert');
  const [name, phone, email] = (['name', 'phone', 'email'] as const).map((of) =>
    field(page, 'ko', of),
  ) as [Locator, Locator, Locator];

  await test.step('before sending: two mistakes, and a suggestion', async () => {
    await sendForm(page, 'ko', { name: '', phone: 'abc', email: 'buyer@example..com' });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('2곳을 확인해 주십시오.');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    // Few digits are said, and stop nobody.
    await expect(phone).not.toHaveAttribute('aria-invalid');
    await summary.getByRole('link', { name: LABELS.ko.name }).first().click();
    await expect(name).toBeFocused();
    await name.fill(VALUES.name);
    await phone.focus();
    await expect(name).not.toHaveAttribute('aria-invalid');
    await email.fill('buyer@gmial.com');
    await field(page, 'ko', 'inquiry').focus();
    await expect(summary).toHaveCount(0);
    await expect(page.getByText('전화번호의 자릿수가 모자라 보입니다.')).toBeVisible();
    await page.getByRole('button', { name: /buyer@gmail\.com/ }).click();
    await expect(email).toHaveValue('buyer@gmail.com');
    expect(service.received).toHaveLength(0);
    service.answer({ json: { error: 'not today' }, status: 403 });
    await submitButton(page, 'ko').click();
    await expect(summary).toContainText('not today');
    expect(service.received[0]?.fields).toMatchObject({ phone: 'abc', email: 'buyer@gmail.com' });
  });

  await test.step('from the service, in the language of the page', async () => {
    service.answer({
      status: 422,
      json: {
        errors: [
          { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
          { field: 'email', code: 'REQUIRED_FIELD_EMPTY', message: 'is required' },
          { field: 'phone', code: 'REQUIRED_FIELD_MISSING', message: 'is required' },
        ],
      },
    });
    await sendForm(page, 'ko');
    const wrongEmail =
      '이메일 형식이 올바르지 않습니다 (예: name@example.com), 항목을 입력해 주십시오';
    await expect(email).toHaveAccessibleDescription(wrongEmail);
    await expect(summary).toBeFocused();
    await expect(phone).toHaveAccessibleDescription('전화번호 항목이 빠져 있습니다');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await summary.getByRole('link', { name: wrongEmail }).click();
    await expect(email).toBeFocused();
    await expect(field(page, 'ko', 'companyName')).toHaveValue(VALUES.companyName);
    await expect(submitButton(page, 'ko')).toBeEnabled();
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(field(page, 'en', 'email')).toHaveAccessibleDescription(
      'Email should be an email, is required',
    );
    await expect(field(page, 'en', 'phone')).toHaveAccessibleDescription('Phone is required');
  });

  await test.step('a number and a text that the service misses', async () => {
    service.answer({
      json: {
        errors: [
          { field: 'phone', code: 'TYPE_NUMERIC', message: 'should be a number' },
          { field: 'fax', code: 'TYPE_TEXT', message: 'should be text' },
        ],
      },
    });
    await submitButton(page, 'en').click();
    await expect(field(page, 'en', 'phone')).toHaveAccessibleDescription(
      'Phone should be a number',
    );
    await expect(field(page, 'en', 'fax')).toHaveAccessibleDescription(/^Fax should be text/);
    service.answer({ json: { next: '/' } });
    await submitButton(page, 'en').click();
    await expect(page.getByText(SUCCESS.en[0])).toBeVisible();
  });
});

test('a finger’s press on sending is taken although the errors above it go as the last field is left', async ({
  browser,
  service,
}) => {
  const page = await touchPage(browser);
  await goTo(page, service.url + contactPath('ko'));
  await submitButton(page, 'ko').tap();
  await expect(page.getByRole('alert')).toBeFocused();
  await fillIn(page, 'ko');
  await field(page, 'ko', 'inquiry').tap();
  await field(page, 'ko', 'inquiry').pressSequentially('!');
  const button = submitButton(page, 'ko');
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(page.getByText(SUCCESS.ko[0])).toBeVisible();
  expect(service.received).toHaveLength(1);
  await page.context().close();
});

test('the receipt: what comes next before what was sent, kept under an address of this device until it is cleared', async ({
  page,
  service,
  browser,
}) => {
  const receipt = 'GM-20261121-014';
  service.answer({ json: { next: `/f/inquiry/received?receipt=${receipt}` } });
  await page.setViewportSize(PHONE);
  await page.goto(service.url + contactPath('ko'));
  await sendForm(page, 'ko');
  const shown = page.getByRole('article', { name: '문의 접수증' });
  await expect(shown).toContainText(receipt);
  for (const value of Object.values(VALUES)) await expect(shown).toContainText(value);
  await expect(page).toHaveURL(/\/contact\?.*receipt=GM-20261121-014/);
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await top(page.getByRole('list', { name: '다음 순서' }))).toBeLessThan(
    await top(page.getByRole('heading', { name: '보내신 분' })),
  );
  // This service says nothing of a confirmation: neither does the receipt.
  await expect(page.getByText('확인 이메일')).toHaveCount(0);
  await page.reload();
  await expect(shown).toContainText(receipt);
  // One sheet of A4.
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  const elsewhere = await browser.newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByText('접수증이 이 기기에 없습니다')).toBeVisible();
  await expect(elsewhere.getByText(VALUES.companyName)).toHaveCount(0);
  await elsewhere.close();

  await page.getByRole('main').getByRole('link', { name: '보낸 문의' }).click();
  await page.getByRole('list', { name: '보낸 문의' }).getByRole('link', { name: receipt }).click();
  await expect(shown).toContainText(receipt);
  const remove = page.getByRole('button', { name: '이 접수증 지우기' });
  const sent = () => page.evaluate(() => localStorage.getItem('gamasan.sent'));
  await remove.click();
  // Deleted by mistake: it is said where the focus is, and can be undone.
  const said = page.locator('#inquiry-removal');
  await expect(said).toBeFocused();
  await expect(said).toContainText(receipt);
  expect(await sent()).toBeNull();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(shown).toContainText(receipt);
  await expect(shown.getByRole('status').filter({ has: page.locator('h1') })).toBeFocused();
  await page.goBack();
  await expect(field(page, 'ko', 'companyName')).toBeVisible();
  await page.goForward();
  await expect(shown).toContainText(receipt);
  await remove.click();
  await expect(said).toBeFocused();
  expect(await sent()).toBeNull();
});

test('what is listed may be sent without a word; where the device keeps nothing, list and receipt say so', async ({
  page,
  service,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  service.answer({ json: { next: '/' } });
  await goTo(page, `${service.url}/contact?product=s10&lang=en`);
  const unkept = page.getByText('This browser does not let the site store anything.');
  await expect(unkept).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(unkept).toHaveCount(0);
  await page.getByRole('radio', { name: 'Technical' }).check({ force: true });
  await expect(page.getByRole('textbox', { name: 'Quantity', exact: true })).toHaveCount(0);
  await sendForm(page, 'en', { inquiry: '' });
  await expect(page.getByText('Print or save it now.')).toBeVisible();
  expect(service.received[0]?.fields['inquiry']).toMatch(
    /^\[Kind of inquiry\]\s+Technical\s+\[Quote request\]\s+1\. SIRCA S10 \| Ball valve \| SIRCA valves\s+\[Inquiry\]$/i,
  );
});

/**
 * Form-level outcomes: the answer, and what the page says in each language. What each code is said as:
 * app/features/inquiry/service-errors.test.ts.
 */
const FORM_LEVEL: readonly (readonly [unknown, Readonly<Record<FormLanguage, string>>])[] = [
  [
    { errors: [{ code: 'BLOCKED', message: 'blocked, sorry' }] },
    { en: 'blocked, sorry', ko: '보안을 위해 전송이 차단되었습니다.' },
  ],
  [
    { errors: [{ code: 'NEW', message: 'something new' }] },
    { en: 'something new', ko: 'something new' },
  ],
  [{ error: 'not today' }, { en: 'not today', ko: 'not today' }],
  [{ ok: 1 }, { en: 'Unexpected response format', ko: '예상하지 못한 응답 형식입니다' }],
  [7, { en: 'Unexpected response format', ko: '예상하지 못한 응답 형식입니다' }],
];

test('every other answer is said apart from the fields, in either language, and nothing typed is lost', async ({
  page,
  service,
}) => {
  const summary = page.getByRole('alert');
  const typed = () =>
    page
      .getByRole('form')
      .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
  const expectAll = async (language: FormLanguage) => {
    for (const [json, texts] of FORM_LEVEL)
      await test.step(`${JSON.stringify(json)} (${language})`, async () => {
        service.answer({ json });
        const before = service.received.length;
        await submitButton(page, language).click();
        await expect.poll(() => service.received.length).toBe(before + 1);
        await expect(summary).toContainText(texts[language]);
        await expect(summary).toBeFocused();
        expect(await typed()).toMatchObject(VALUES);
        await expect(page.locator('form [aria-invalid]')).toHaveCount(0);
      });
  };
  await page.goto(service.url + contactPath('ko'));
  await fillIn(page, 'ko');
  await expectAll('ko');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expectAll('en');
});

test('no answer: a sentence, the own message, ways out; sent again with the same key', async ({
  page,
  service,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  service.answer('cut');
  await page.goto(service.url + contactPath('en'));
  await sendForm(page, 'en');
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('We could not confirm that your inquiry arrived.');
  await expect(summary).toContainText('The server could not be reached.');
  await expect(summary).toContainText('Failed to fetch');
  await expect(summary.getByRole('link', { name: 'Send it by email' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expect(summary.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+82/);
  await summary.getByRole('button', { name: 'Copy the inquiry' }).click();
  await expect(summary.getByRole('status')).toContainText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`${LABELS.en.companyName}: ${VALUES.companyName}`);
  expect(copied).toContain(VALUES.inquiry);

  service.answer({ json: { next: '/' } });
  await summary.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(SUCCESS.en[0])).toBeVisible();
  const keys = service.received.map(({ fields }) => fields['_idempotency']);
  // The browser itself may have tried again on a fresh connection: that too is the same inquiry.
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('a page instead of an answer, a card payment, silence: each is said, until the form is cleared', async ({
  page,
  service,
}) => {
  await page.clock.install();
  await page.goto(service.url + contactPath('ko'));
  await fillIn(page, 'ko');
  const summary = page.getByRole('alert');

  await test.step('a page, said in the language of the page', async () => {
    service.answer({ text: '<html>Bad Gateway</html>' });
    await submitButton(page, 'ko').click();
    await expect(summary).toContainText('예상하지 못한 응답 형식입니다');
    await expect(summary).toContainText('서버의 응답을 알아볼 수 없습니다.');
    await expect(summary).not.toContainText('JSON');
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(summary).toContainText('Unexpected response format');
    await expect(summary).not.toContainText(/[가-힣]/);
  });

  await test.step('a card payment that nobody asked for: the button comes back', async () => {
    service.answer({ json: { stripe: { paymentIntentClientSecret: 's' }, resubmitKey: 'r' } });
    await submitButton(page, 'en').click();
    await expect(summary).toContainText('The form service asks for a card payment');
    await expect(summary).toContainText('Unexpected submission result');
    await expect(submitButton(page, 'en')).toBeEnabled();
  });

  await test.step('silence is given up after a minute, and sending again is safe', async () => {
    service.answer({ when: new Promise(() => undefined), json: {} });
    const before = service.received.length;
    await submitButton(page, 'en').click();
    await expect.poll(() => service.received.length).toBe(before + 1);
    await page.clock.fastForward(60_000);
    await expect(summary).toContainText('Sending it again is safe');
    await expect(submitButton(page, 'en')).toBeEnabled();
  });

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(summary).toHaveCount(0);
});

test('on a phone a long list of products has a short way to the form, and long words leave the form in the screen', async ({
  page,
  service,
}) => {
  await page.setViewportSize(PHONE);
  await goTo(page, `${service.url}/contact?product=s10&product=s20&product=s30`);
  const remove = page.getByRole('button', { name: /^S.* 빼기/ });
  await expect(remove).toHaveCount(3);
  const link = page.getByRole('link', { name: '문의 양식으로 이동 (제품 4개)', exact: true });
  await expect(page.getByRole('link', { name: /^문의 양식으로 이동/ })).toHaveCount(0);
  await goTo(page, `${service.url}/contact?product=s10&product=s20&product=s30&product=s40`);
  await expect(remove).toHaveCount(4);
  await expect(link).toBeInViewport();
  await link.click();
  await expect(field(page, 'ko', 'companyName')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(field(page, 'ko', 'companyName')).toBeFocused();

  const text = field(page, 'ko', 'inquiry');
  const width = () => text.evaluate((box) => box.getBoundingClientRect().width);
  const before = await width();
  await text.fill('x'.repeat(300));
  expect(await width()).toBe(before);
  expect(before).toBeLessThanOrEqual(350);

  // Beside the form the list needs none.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(link).toBeHidden();
});
