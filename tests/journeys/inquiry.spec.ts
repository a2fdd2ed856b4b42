/** Sending an inquiry: every outcome of the error catalogue (spec §8), from a real form service over real HTTP. */
import { expect, test as base } from '@playwright/test';

import { hydrated } from './hydrated.ts';
import {
  contactPath,
  field,
  fillIn,
  type FormLanguage,
  LABELS,
  submitButton,
  SUBMITTING,
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

const LANGUAGES = ['ko', 'en'] as const;

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ page, service }) => {
      await page.goto(service.url + contactPath(language));
    });

    test('the request is the one of spec §7, and the success panel replaces the form', async ({
      page,
      service,
    }) => {
      await fillIn(page, language);
      await submitButton(page, language).click();
      const panel = page.getByRole('status').filter({ hasText: SUCCESS[language][0] });
      await expect(panel).toContainText(SUCCESS[language][1]);
      await expect(panel).toBeFocused();
      await expect(page.getByRole('form')).toHaveCount(0);

      const [request] = service.received;
      expect(service.received).toHaveLength(1);
      expect(request?.path).toBe('/f/inquiry');
      expect(request?.headers['accept']).toBe('application/json');
      expect(request?.headers['content-type']).toMatch(/^multipart\/form-data/);
      expect(request?.headers['formspree-client']).toBe(
        '@formspree/react@3.0.0 @formspree/core@4.0.0',
      );
      const session: unknown = JSON.parse(
        Buffer.from(request?.headers['formspree-session-data'] ?? '', 'base64').toString('utf8'),
      );
      expect(session).toEqual({ loadedAt: expect.any(Number), webdriver: true });
      expect(request?.fields).toMatchObject({ ...VALUES, _language: language, _gotcha: '' });
      expect(request?.fields['_idempotency']).toMatch(/^[0-9a-f]{32}$/);
    });

    test('while it is sent the button is disabled and says so; a double click sends once', async ({
      page,
      service,
    }) => {
      let answer = (): void => undefined;
      const when = new Promise<void>((done) => (answer = done));
      service.answer({ when, json: { next: '/' } });
      await fillIn(page, language);
      await submitButton(page, language).dblclick();
      const button = page.getByRole('button', { name: SUBMITTING[language], exact: true });
      await expect(button).toBeDisabled();
      answer();
      await expect(page.getByText(SUCCESS[language][0])).toBeVisible();
      expect(service.received).toHaveLength(1);
    });

    test('a new inquiry can be started after success', async ({ page, service }) => {
      await fillIn(page, language);
      await submitButton(page, language).click();
      await page
        .getByRole('button', { name: language === 'ko' ? '새 문의 작성' : 'Write another inquiry' })
        .click();
      await expect(field(page, language, 'companyName')).toHaveValue('');
      await expect(field(page, language, 'companyName')).toBeFocused();
      await fillIn(page, language, { inquiry: 'another' });
      await submitButton(page, language).click();
      await expect(page.getByText(SUCCESS[language][0])).toBeVisible();
      const keys = service.received.map(({ fields }) => fields['_idempotency']);
      expect(new Set(keys).size).toBe(2);
    });

    test('field errors stand under their fields and in a summary that takes focus and leads to them', async ({
      page,
      service,
    }) => {
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
      await fillIn(page, language);
      await submitButton(page, language).click();
      const expected = {
        en: ['Email should be an email, is required', 'Phone is required'],
        ko: [
          '이메일 형식이 올바르지 않습니다 (예: name@example.com), 항목을 입력해 주십시오',
          '전화번호 항목이 빠져 있습니다',
        ],
      }[language];
      const summary = page.getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(field(page, language, 'email')).toHaveAccessibleDescription(expected[0]!);
      await expect(field(page, language, 'phone')).toHaveAccessibleDescription(expected[1]!);
      await expect(field(page, language, 'email')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, language, 'name')).not.toHaveAttribute('aria-invalid');
      await summary.getByRole('link', { name: expected[0]! }).click();
      await expect(field(page, language, 'email')).toBeFocused();
      await expect(field(page, language, 'companyName')).toHaveValue(VALUES.companyName);
      await expect(submitButton(page, language)).toBeEnabled();
    });

    test('errors are found before sending: one summary that leads to them, and a suggestion', async ({
      page,
      service,
    }) => {
      await fillIn(page, language, { name: '', phone: 'abc', email: 'buyer@example..com' });
      await submitButton(page, language).click();
      const summary = page.getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(summary).toContainText(
        language === 'ko' ? '2곳을 확인해 주십시오.' : 'Please check 2 places.',
      );
      await expect(field(page, language, 'name')).toHaveAttribute('aria-invalid', 'true');
      // Few digits are said, and stop nobody.
      await expect(field(page, language, 'phone')).not.toHaveAttribute('aria-invalid');
      await summary
        .getByRole('link', { name: LABELS[language].name, exact: false })
        .first()
        .click();
      await expect(field(page, language, 'name')).toBeFocused();
      await field(page, language, 'name').fill(VALUES.name);
      await field(page, language, 'phone').focus();
      await expect(field(page, language, 'name')).not.toHaveAttribute('aria-invalid');
      await field(page, language, 'email').fill('buyer@gmial.com');
      await field(page, language, 'inquiry').focus();
      await expect(summary).toHaveCount(0);
      await expect(
        page.getByText(
          language === 'ko'
            ? '전화번호의 자릿수가 모자라 보입니다.'
            : 'This telephone number has few digits.',
        ),
      ).toBeVisible();
      await page.getByRole('button', { name: /buyer@gmail\.com/ }).click();
      await expect(field(page, language, 'email')).toHaveValue('buyer@gmail.com');
      expect(service.received).toHaveLength(0);
      await submitButton(page, language).click();
      await expect(page.getByText(SUCCESS[language][0])).toBeVisible();
      expect(service.received[0]?.fields).toMatchObject({
        phone: 'abc',
        email: 'buyer@gmail.com',
      });
    });

    test('a finger’s press on sending is taken although the errors above it go as the last field is left', async ({
      browser,
      service,
    }) => {
      const context = await browser.newContext({
        hasTouch: true,
        isMobile: true,
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      await page.goto(service.url + contactPath(language));
      await hydrated(page);
      await submitButton(page, language).tap();
      await expect(page.getByRole('alert')).toBeFocused();
      await fillIn(page, language);
      await field(page, language, 'inquiry').tap();
      await field(page, language, 'inquiry').pressSequentially('!');
      const button = submitButton(page, language);
      await button.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await button.boundingBox())!;
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await expect(page.getByText(SUCCESS[language][0])).toBeVisible();
      expect(service.received).toHaveLength(1);
      await context.close();
    });

    test('the receipt: kept under an address of this device, until it is cleared', async ({
      page,
      service,
      browser,
    }) => {
      const receipt = 'GM-20261121-014';
      service.answer({ json: { next: `/f/inquiry/received?receipt=${receipt}` } });
      await fillIn(page, language);
      await submitButton(page, language).click();
      const shown = page.getByRole('article', {
        name: language === 'ko' ? '문의 접수증' : 'Inquiry receipt',
      });
      await expect(shown).toContainText(receipt);
      for (const value of Object.values(VALUES)) await expect(shown).toContainText(value);
      await expect(page).toHaveURL(/\/contact\?.*receipt=GM-20261121-014/);
      await page.reload();
      await expect(shown).toContainText(receipt);
      // One sheet of A4.
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

      const elsewhere = await browser.newPage();
      await elsewhere.goto(page.url());
      await expect(
        elsewhere.getByText(
          language === 'ko' ? '접수증이 이 기기에 없습니다' : 'This receipt is not on this device',
        ),
      ).toBeVisible();
      await expect(elsewhere.getByText(VALUES.companyName)).toHaveCount(0);
      await elsewhere.close();

      await page.goto(service.url + contactPath(language));
      const list = page.getByRole('list', {
        name: language === 'ko' ? '보낸 문의' : 'Sent inquiries',
      });
      await list.getByRole('link', { name: receipt }).click();
      await expect(shown).toContainText(receipt);
      const remove = page.getByRole('button', {
        name: language === 'ko' ? '이 접수증 지우기' : 'Delete this receipt',
      });
      await remove.click();
      // Deleted by mistake: it is said where the focus is, and can be undone.
      const said = page.locator('#inquiry-removal');
      await expect(said).toBeFocused();
      await expect(said).toContainText(receipt);
      expect(await page.evaluate(() => localStorage.getItem('gamasan.sent'))).toBeNull();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(shown).toContainText(receipt);
      await expect(shown.getByRole('status').filter({ has: page.locator('h1') })).toBeFocused();
      await page.goBack();
      await expect(field(page, language, 'companyName')).toBeVisible();
      await page.goForward();
      await expect(shown).toContainText(receipt);
      await remove.click();
      await expect(said).toBeFocused();
      expect(await page.evaluate(() => localStorage.getItem('gamasan.sent'))).toBeNull();
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the browser itself asks for what is required, and for an email address', async ({
    page,
    service,
  }) => {
    await page.goto(service.url + contactPath('ko'));
    for (const name of ['companyName', 'name', 'phone', 'email', 'inquiry'] as const)
      await expect(field(page, 'ko', name)).toHaveAttribute('required');
    await expect(field(page, 'ko', 'fax')).not.toHaveAttribute('required');
    await expect(field(page, 'ko', 'phone')).toHaveAttribute('type', 'tel');
    await expect(field(page, 'ko', 'email')).toHaveAttribute('type', 'email');
    await fillIn(page, 'ko', { phone: '' });
    await submitButton(page, 'ko').click();
    await expect(field(page, 'ko', 'phone')).toBeFocused();
    expect(service.received).toHaveLength(0);
  });
});

/** Form-level outcomes: the answer, and what the page says in each language. */
const FORM_LEVEL: readonly (readonly [string, unknown, Readonly<Record<FormLanguage, string>>])[] =
  [
    [
      'BLOCKED',
      { errors: [{ code: 'BLOCKED', message: 'blocked, sorry' }] },
      { en: 'blocked, sorry', ko: '보안을 위해 전송이 차단되었습니다.' },
    ],
    [
      'EMPTY',
      { errors: [{ code: 'EMPTY', message: 'empty' }] },
      { en: 'empty', ko: '입력한 내용이 없습니다.' },
    ],
    [
      'FILES_TOO_BIG',
      { errors: [{ code: 'FILES_TOO_BIG', message: 'too big' }] },
      { en: 'too big', ko: '보낸 내용이 너무 큽니다.' },
    ],
    [
      'FORM_NOT_FOUND',
      { errors: [{ code: 'FORM_NOT_FOUND', message: 'no form' }] },
      { en: 'no form', ko: '문의 양식을 찾을 수 없습니다.' },
    ],
    [
      'INACTIVE',
      { errors: [{ code: 'INACTIVE', message: 'inactive' }] },
      { en: 'inactive', ko: '지금은 이 양식으로 문의를 받지 않습니다.' },
    ],
    [
      'NO_FILE_UPLOADS',
      { errors: [{ code: 'NO_FILE_UPLOADS', message: 'no files' }] },
      { en: 'no files', ko: '이 양식으로는 파일을 보낼 수 없습니다.' },
    ],
    [
      'PROJECT_NOT_FOUND',
      { errors: [{ code: 'PROJECT_NOT_FOUND', message: 'no project' }] },
      { en: 'no project', ko: '프로젝트를 찾을 수 없습니다.' },
    ],
    [
      'TOO_MANY_FILES',
      { errors: [{ code: 'TOO_MANY_FILES', message: 'many' }] },
      { en: 'many', ko: '파일이 너무 많습니다.' },
    ],
    [
      'an unknown code (UNSPECIFIED)',
      { errors: [{ code: 'NEW', message: 'something new' }] },
      { en: 'something new', ko: 'something new' },
    ],
    ['error as a string', { error: 'not today' }, { en: 'not today', ko: 'not today' }],
    [
      'a response of no known shape',
      { ok: 1 },
      { en: 'Unexpected response format', ko: '예상하지 못한 응답 형식입니다' },
    ],
    [
      'a response that is no object',
      7,
      { en: 'Unexpected response format', ko: '예상하지 못한 응답 형식입니다' },
    ],
  ];

for (const [what, json, texts] of FORM_LEVEL) {
  test(`${what}: said apart from the fields, nothing typed is lost`, async ({ page, service }) => {
    for (const language of LANGUAGES) {
      service.answer({ json });
      await page.goto(service.url + contactPath(language) + (language === 'ko' ? '?lang=ko' : ''));
      await fillIn(page, language);
      await submitButton(page, language).click();
      const summary = page.getByRole('alert');
      await expect(summary).toContainText(texts[language]);
      await expect(summary).toBeFocused();
      for (const name of Object.keys(VALUES) as (keyof typeof VALUES)[]) {
        await expect(field(page, language, name)).toHaveValue(VALUES[name]);
        await expect(field(page, language, name)).not.toHaveAttribute('aria-invalid');
      }
    }
  });
}

test('TYPE_NUMERIC and TYPE_TEXT stand under their field too', async ({ page, service }) => {
  service.answer({
    json: {
      errors: [
        { field: 'phone', code: 'TYPE_NUMERIC', message: 'should be a number' },
        { field: 'fax', code: 'TYPE_TEXT', message: 'should be text' },
      ],
    },
  });
  await page.goto(service.url + contactPath('en'));
  await fillIn(page, 'en');
  await submitButton(page, 'en').click();
  await expect(field(page, 'en', 'phone')).toHaveAccessibleDescription('Phone should be a number');
  await expect(field(page, 'en', 'fax')).toHaveAccessibleDescription(/^Fax should be text/);
});

test.describe('no answer', () => {
  for (const language of LANGUAGES) {
    test(`${language}: a sentence, the own message, ways out; sent again with the same key`, async ({
      page,
      service,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      service.answer('cut');
      await page.goto(service.url + contactPath(language));
      await fillIn(page, language);
      await submitButton(page, language).click();
      const summary = page.getByRole('alert');
      await expect(summary).toContainText(
        language === 'ko' ? '서버에 연결하지 못했습니다.' : 'The server could not be reached.',
      );
      await expect(summary).toContainText('Failed to fetch');
      await expect(
        summary.getByRole('link', {
          name: language === 'ko' ? '이메일로 보내기' : 'Send it by email',
        }),
      ).toHaveAttribute('href', /^mailto:/);
      await expect(
        summary.getByRole('link', { name: language === 'ko' ? /전화하기/ : /^Call/ }),
      ).toHaveAttribute('href', /^tel:\+82/);
      await summary
        .getByRole('button', { name: language === 'ko' ? '내용 복사' : 'Copy the inquiry' })
        .click();
      await expect(summary.getByRole('status')).toContainText(
        language === 'ko' ? '복사했습니다' : 'Copied',
      );
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain(`${LABELS[language].companyName}: ${VALUES.companyName}`);
      expect(copied).toContain(VALUES.inquiry);

      service.answer({ json: { next: '/' } });
      await summary
        .getByRole('button', { name: language === 'ko' ? '다시 보내기' : 'Send again' })
        .click();
      await expect(page.getByText(SUCCESS[language][0])).toBeVisible();
      const keys = service.received.map(({ fields }) => fields['_idempotency']);
      // The browser itself may have tried again on a fresh connection: that too is the same inquiry.
      expect(keys.length).toBeGreaterThan(1);
      expect(new Set(keys).size).toBe(1);
    });
  }

  test('a server that stays silent is given up after a minute, and sending again is safe', async ({
    page,
    service,
  }) => {
    await page.clock.install();
    service.answer({ when: new Promise(() => undefined), json: {} });
    await page.goto(service.url + contactPath('en'));
    await fillIn(page, 'en');
    await submitButton(page, 'en').click();
    await expect.poll(() => service.received.length).toBe(1);
    await page.clock.fastForward(60_000);
    await expect(page.getByRole('alert')).toContainText('Sending it again is safe');
    await expect(submitButton(page, 'en')).toBeEnabled();
  });

  test('a page instead of an answer: said in the language of the page, until the form is cleared', async ({
    page,
    service,
  }) => {
    service.answer({ text: '<html>Bad Gateway</html>' });
    await page.goto(service.url + contactPath('ko'));
    await fillIn(page, 'ko');
    await submitButton(page, 'ko').click();
    const summary = page.getByRole('alert');
    await expect(summary).toContainText('예상하지 못한 응답 형식입니다');
    await expect(summary).toContainText('서버의 응답을 알아볼 수 없습니다.');
    await expect(summary).not.toContainText('JSON');
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(summary).toContainText('Unexpected response format');
    await expect(summary).not.toContainText(/[가-힣]/);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(summary).toHaveCount(0);
  });

  test('a card payment that nobody asked for: the button comes back', async ({ page, service }) => {
    service.answer({ json: { stripe: { paymentIntentClientSecret: 's' }, resubmitKey: 'r' } });
    await page.goto(service.url + contactPath('en'));
    await fillIn(page, 'en');
    await submitButton(page, 'en').click();
    await expect(page.getByRole('alert')).toContainText('The form service asks for a card payment');
    await expect(page.getByRole('alert')).toContainText('Unexpected submission result');
    await expect(submitButton(page, 'en')).toBeEnabled();
  });
});

test('/support is the same page', async ({ page, service }) => {
  await page.goto(`${service.url}/support`);
  await fillIn(page, 'ko');
  await submitButton(page, 'ko').click();
  await expect(page.getByText(SUCCESS.ko[0])).toBeVisible();
});

test('the client library comes with this page only', async ({ page, service }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(await response.text().catch(() => ''));
  });
  await page.goto(`${service.url}/`);
  await hydrated(page);
  expect(scripts.filter((text) => text.includes('Formspree-Client'))).toHaveLength(0);
  await page.goto(service.url + contactPath('ko'));
  await expect
    .poll(() => scripts.filter((text) => text.includes('Formspree-Client')).length)
    .toBe(1);
});

test('a long address or part number in the text leaves the form in the screen', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(service.url + contactPath('ko'));
  const text = field(page, 'ko', 'inquiry');
  const width = () => text.evaluate((box) => box.getBoundingClientRect().width);
  const before = await width();
  await text.fill('x'.repeat(300));
  expect(await width()).toBe(before);
  expect(before).toBeLessThanOrEqual(350);
});

for (const [language, way] of [
  ['ko', '문의 양식으로 이동 (제품 4개)'],
  ['en', 'Go to the form (4 products)'],
] as const)
  test(`on a phone a long list of products has a short way to the form below it, in ${language}`, async ({
    page,
    service,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const path = contactPath(language);
    const listed = `${service.url}${path}${path.includes('?') ? '&' : '?'}items=`;
    await page.goto(`${listed}s10,s20,s30`);
    await hydrated(page);
    const remove = page.getByRole('button', { name: /^(?:Remove S|S.* 빼기)/ });
    await expect(remove).toHaveCount(3);
    const link = page.getByRole('link', { name: way, exact: true });
    await expect(link).toHaveCount(0);

    await page.goto(`${listed}s40`);
    await hydrated(page);
    await expect(remove).toHaveCount(4);
    await expect(link).toBeInViewport();
    await link.click();
    await expect(field(page, language, 'companyName')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(field(page, language, 'companyName')).toBeFocused();

    // Beside the form the list needs none.
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(link).toBeHidden();
  });
